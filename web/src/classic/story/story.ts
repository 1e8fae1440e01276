// The story: what happened, as phrases any language can say.
import type { Bullet, Event, Hand, Notes, Outcome, Seat } from '../../protocol'
import type { Phrase, Values } from '../../words/words.svelte'
import { group, who, whoWhom, type Cast } from '../../story/cast'
import { listed, total, type Picture } from '../theatre/picture'
import { CALLS_TO_ALERT, PHASES } from '../../facts'

const BULLETS: Bullet[] = ['click', 'bang', 'bbb']

export function phase(number: number): string {
  return `phase-${Object.keys(PHASES)[number - 1] ?? 'loot'}`
}

/** Who won, and by what. */
export function winner(cast: Cast, outcome: Outcome): Phrase {
  const total = outcome.accounts[outcome.winners[0] ?? 0]?.total ?? 0
  return { message: `victory-${outcome.victory}`, values: { winners: group(cast, outcome.winners), count: outcome.winners.length, total } }
}

const bullet = (one: Bullet): Phrase => ({ message: `one-bullet-${one}` })

/** What a scene that came to this picture is told as, and of which event; many say nothing by themselves. */
export function told(cast: Cast, { events, picture }: Scene, calls = 0): { event: Event; phrase: Phrase }[] {
  const dying = new Set(events.flatMap((event) => (event.event === 'died' ? [event.seat] : [])))
  const dead = new Set(picture.figures.filter((one) => !one.alive && !dying.has(one.seat)).map((one) => one.seat))
  return events.flatMap((event) => {
    if (event.event === 'died') dead.add(event.seat)
    return phrases(cast, event, calls, dead).map((phrase) => ({ event, phrase }))
  })
}

interface Scene {
  events: Event[]
  picture: Picture
}

/** What is told of an event; `calls`: so many with it. */
export function phrases(cast: Cast, event: Event, calls: number, dead: Set<Seat>): Phrase[] {
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
      return [fired(cast, event, dead)]
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

export function note(value: number): Phrase {
  return { message: 'note', values: { thousands: value / 1000 } }
}

function aimed(cast: Cast, seat: Seat, target: Seat | null, gun: number): Phrase {
  const which: Values = gun ? { gun } : {}
  if (target === null) return { message: gun ? 'late-gun' : 'late', values: { ...who(cast, seat), ...which } }
  return { message: gun ? 'aimed-gun' : 'aimed', values: { ...whoWhom(cast, seat, target), ...which } }
}

function fired(cast: Cast, { seat, target, bullet: card }: Extract<Event, { event: 'fired' }>, dead: Set<Seat>): Phrase {
  const values = whoWhom(cast, seat, target)
  if (dead.has(target)) return { message: 'fired-dead', values: { ...values, bullet: bullet(card) } }
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
    values: { count: notes.length, total: total(left), notes: notes.map(note) },
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
