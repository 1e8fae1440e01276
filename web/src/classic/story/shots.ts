// Shots in words: one short sentence each, every death with who fired, and a round in as few lines as tell all of it.
import type { Event, Seat } from '../../protocol'
import { group, who, whoWhom, type Cast } from '../../story/cast'
import type { Phrase } from '../../words/words.svelte'
import { foiled } from '../theatre/foiled'
import type { Moment } from '../theatre/moments'
import type { Picture } from '../theatre/picture'
import type { Shot } from '../theatre/volley'
import { told } from './story'

/** What a scene of the volleys is told as. */
export function shown(moment: Moment, cast: Cast): Phrase[] {
  const { scene, events, before, shots } = moment
  switch (scene) {
    case 'nerve':
      return [{ message: 'web-dropped', values: { names: group(cast, gone(events)) } }]
    case 'foiled':
      return [{ message: 'web-bluff', values: { names: group(cast, [...new Set(foiled(events, before).map(([seat]) => seat))]) } }]
    case 'fast-volley':
      return moment.quiet ? [{ message: 'web-nobody-dropped' }] : []
    case 'fast-shot':
    case 'shot':
      return shots.length > 1 ? duel(shots, moment, cast) : shots.flatMap((one) => shot(one, moment, cast))
    case 'split':
      return events.flatMap((event): Phrase[] => {
        if (event.event !== 'split') return []
        const stuck = event.among.length > 1 && !event.share
        return stuck ? [{ message: 'web-split-stuck', values: { count: event.among.length } }] : plain(cast, event, moment).filter((line) => line.message !== 'split-left')
      })
    case 'out':
      return events.flatMap((event) => (event.event === 'died' ? [death(event.seat, moment.by, cast)] : []))
    default:
      // A plaster is there to be seen.
      return events.filter((event) => event.event !== 'wounded').flatMap((event) => plain(cast, event, moment))
  }
}

const NOBODY = { picture: { round: 0, phase: 0, loot: [0, 0, 0], figures: [] } satisfies Picture, calls: 0 }

function plain(cast: Cast, event: Event, { picture, calls }: Pick<Moment, 'picture' | 'calls'>): Phrase[] {
  return told(cast, { events: [event], picture }, calls).map(({ phrase }) => phrase)
}

function gone(events: Event[]): Seat[] {
  return events.flatMap((event) => (event.event === 'withdrew' ? [event.seat] : []))
}

function shot({ fired, plaster, surprise }: Shot, { before }: Moment, cast: Cast): Phrase[] {
  const values = whoWhom(cast, fired.seat, fired.target)
  if (fired.bullet === 'click') return [{ message: 'web-shot-click', values: who(cast, fired.seat) }]
  if (before.figures[fired.target]?.alive === false) return [{ message: 'web-shot-dead', values }]
  const hit = { message: plaster ? 'web-shot-hit' : 'web-shot-too', values }
  return surprise ? [hit, { message: 'web-shot-surprise', values: who(cast, fired.target) }] : [hit]
}

function duel(shots: Shot[], moment: Moment, cast: Cast): Phrase[] {
  const [one] = shots
  const hits = shots.filter(({ fired }) => fired.bullet !== 'click')
  if (hits.length === 0) return [{ message: 'web-duel-clicks' }]
  if (one && hits.length === 2 && hits.every(({ plaster }) => plaster)) return [{ message: 'web-duel-both', values: { names: group(cast, [one.fired.seat, one.fired.target]) } }]
  return [...hits, ...shots.filter((other) => !hits.includes(other))].flatMap((other) => shot(other, moment, cast))
}

function death(seat: Seat, by: Seat[], cast: Cast): Phrase {
  return by.length > 0 ? { message: 'web-out-by', values: { ...who(cast, seat), names: group(cast, by) } } : { message: 'web-out', values: who(cast, seat) }
}

/** Whose plasters somebody died of who has just died at the end of these events. */
export function causes(events: Event[]): Seat[] {
  const died = events.at(-1)
  const by: Seat[] = []
  if (died?.event !== 'died') return by
  for (const event of events.toReversed()) {
    if (event.event === 'phase-began') break
    if (event.event === 'exploded' || (event.event === 'stabbed' && event.victim === died.seat)) return [event.seat]
    if (event.event === 'fired' && event.target === died.seat && event.bullet !== 'click') by.unshift(event.seat)
  }
  return [...new Set(by)]
}

const ROOM_FOR_CLICKS = 4

/** A round, line by line: what was done to each victim, powers, and where there is room for it who only clicked. */
export function roundLines(events: Event[], cast: Cast): Phrase[][] {
  const victims = new Map<Seat, Phrase[]>()
  const others: Phrase[][] = []
  const clicked: Seat[] = []
  const dead = new Set<Seat>()
  const line = (seat: Seat): Phrase[] => victims.get(seat) ?? victims.set(seat, []).get(seat) ?? []
  events.forEach((event, place) => {
    if (event.event === 'fired' && event.bullet === 'click') clicked.push(event.seat)
    else if (event.event === 'fired') line(event.target).push({ message: dead.has(event.target) ? 'web-shot-dead' : 'web-shot-hit', values: whoWhom(cast, event.seat, event.target) })
    else if (event.event === 'died') {
      dead.add(event.seat)
      line(event.seat).push(death(event.seat, causes(events.slice(0, place + 1)), cast))
    } else if (event.event === 'power-shown') others.push([{ message: 'web-power-used', values: { ...who(cast, event.seat), power: { message: `power-${event.power}` } } }])
    else if (event.event === 'exploded' || event.event === 'stabbed') others.push(plain(cast, event, NOBODY))
  })
  const lines = [...victims.values(), ...others]
  const clicks: Phrase[][] = clicked.length > 0 && lines.length <= ROOM_FOR_CLICKS ? [[{ message: 'web-clicked', values: { names: group(cast, clicked) } }]] : []
  return [...lines, ...clicks]
}
