// The story: what happened, as phrases any language can say.
import type { Bullet, Event, Hand, Notes, Outcome, Seat, View } from '../protocol'
import type { Phrase, Value, Values } from '../words/words.svelte'
import { listed, total } from '../theatre/picture'

export const PHASES = ['loot', 'load', 'aim', 'nerve', 'fast-volley', 'volley', 'split', 'phone'] as const
const BULLETS: Bullet[] = ['click', 'bang', 'bbb']
const CALLS_TO_ALERT = 3

export interface Cast {
  names: string[]
  me: Seat | null
}

export function phase(number: number): string {
  return `phase-${PHASES[number - 1] ?? 'loot'}`
}

export function who(cast: Cast, seat: Seat): Values {
  return { who: cast.names[seat] ?? '?', you: seat === cast.me ? 'who' : 'none' }
}

export function whoWhom(cast: Cast, seat: Seat, other: Seat): Values {
  const you = seat === cast.me ? 'who' : other === cast.me ? 'whom' : 'none'
  return { who: cast.names[seat] ?? '?', whom: cast.names[other] ?? '?', you }
}

/** Several gangsters, the reader first. */
export function group(cast: Cast, seats: Seat[]): Value[] {
  const others = seats.filter((seat) => seat !== cast.me).map((seat) => cast.names[seat] ?? '?')
  return cast.me !== null && seats.includes(cast.me) ? [{ message: 'you' }, ...others] : others
}

/** Who won, and by what. */
export function winner(cast: Cast, outcome: Outcome): Phrase {
  const total = outcome.accounts[outcome.winners[0] ?? 0]?.total ?? 0
  return { message: `victory-${outcome.victory}`, values: { winners: group(cast, outcome.winners), count: outcome.winners.length, total } }
}

const bullet = (one: Bullet): Phrase => ({ message: `one-bullet-${one}` })

/** What one event is told as; many say nothing by themselves. */
export function told(cast: Cast, event: Event, calls = 0): Phrase[] {
  switch (event.event) {
    case 'aimed':
      return event.at.map((target, gun) => aimed(cast, event.seat, target, event.at.length > 1 ? gun + 1 : 0))
    case 'loaded':
      return event.by_chance
        ? [{ message: 'loaded-by-chance', values: { ...who(cast, event.seat), bullets: event.bullets.map(bullet) } }]
        : []
    case 'withdrew':
      return [{ message: event.flashing ? 'withdrew-flashing' : 'withdrew', values: who(cast, event.seat) }]
    case 'took-back':
    case 'died':
    case 'exploded':
    case 'stood-up':
    case 'swapped-unseen':
      return [{ message: event.event, values: who(cast, event.seat) }]
    case 'power-shown':
      return [{ message: 'power-shown', values: { ...who(cast, event.seat), ...power(event.power) } }]
    case 'stabbed':
      return [{ message: 'stabbed', values: { ...whoWhom(cast, event.seat, event.victim), bullet: bullet(event.bullet) } }]
    case 'fired':
      return [fired(cast, event.seat, event.target, event.bullet)]
    case 'wounded':
      return [{ message: 'web-hit', values: { ...who(cast, event.seat), markers: event.markers } }]
    case 'inherited':
      return [inherited(cast, event.seat, event.dead, event.hand)]
    case 'inherited-unseen':
      return [{ message: 'inherited-unseen', values: whoWhom(cast, event.seat, event.dead) }]
    case 'swapped':
      return [{ message: 'swapped', values: { ...who(cast, event.seat), bullet: bullet(event.thrown) } }]
    case 'split':
      return split(cast, event.among, event.share, event.left)
    case 'phone-laid':
      return [phoned(cast, event.handled, event.used, calls)]
    default:
      return []
  }
}

export function power(id: string): Values {
  return { power: { message: `power-${id}` }, text: { message: `power-text-${id}` } }
}

export function handOf(hand: Hand): Phrase[] {
  return BULLETS.flatMap((one, place) =>
    hand[place] ? [{ message: 'cards', values: { count: hand[place], bullet: { message: `bullet-${one}` } } }] : [],
  )
}

function aimed(cast: Cast, seat: Seat, target: Seat | null, gun: number): Phrase {
  const which: Values = gun ? { gun } : {}
  if (target === null) return { message: gun ? 'late-gun' : 'late', values: { ...who(cast, seat), ...which } }
  return { message: gun ? 'aimed-gun' : 'aimed', values: { ...whoWhom(cast, seat, target), ...which } }
}

function fired(cast: Cast, seat: Seat, target: Seat, card: Bullet): Phrase {
  const values = whoWhom(cast, seat, target)
  if (card === 'click') return { message: 'fired-empty', values }
  return { message: 'fired', values: { ...values, shot: { message: `shot-${card}` } } }
}

function inherited(cast: Cast, seat: Seat, dead: Seat, hand: Hand): Phrase {
  const values = whoWhom(cast, seat, dead)
  const cards = handOf(hand)
  return cards.length ? { message: 'inherited', values: { ...values, hand: cards } } : { message: 'inherited-nothing', values }
}

function split(cast: Cast, among: Seat[], share: number, left: Notes): Phrase[] {
  const values: Values = { count: among.length, group: group(cast, among) }
  const notes = listed(left)
  const stays: Phrase = {
    message: 'split-left',
    values: { count: notes.length, total: total(left), notes: notes.map((note) => ({ message: 'note', values: { thousands: note / 1000 } })) },
  }
  const [only] = among
  if (only === undefined) return [{ message: 'split-nobody' }, stays]
  if (!share) return [{ message: 'split-stuck', values }, stays]
  if (among.length === 1) return [{ message: 'split-alone', values: { ...who(cast, only), share } }, stays]
  return [{ message: 'split-share', values: { ...values, share } }, stays]
}

function phoned(cast: Cast, handled: Seat[], used: boolean, calls: number): Phrase {
  const values: Values = { group: group(cast, handled) }
  if (!used) return { message: 'phone-unused', values }
  return { message: calls < CALLS_TO_ALERT ? 'phone-busy' : 'phone-alert', values: { ...values, call: calls, calls: CALLS_TO_ALERT } }
}

/** Whose hands point at a seat. */
export function handsOn(view: { aims: (Seat | null)[]; seat: Seat }[], seat: Seat): Seat[] {
  return view.flatMap((one) => one.aims.filter((target) => target === seat).map(() => one.seat))
}

export function castOf(view: View, names: string[]): Cast {
  return { names, me: view.seat }
}
