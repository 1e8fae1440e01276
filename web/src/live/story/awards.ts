// What there is a prize for after a game of Live, and how the votes stand by team.
import type { Event, Seat } from '../../protocol'
import { given, type Award } from '../../classic/story/awards'
import { LIVE_PHASES } from '../../facts'

/** Guns on one person that make staying a feat. */
const MANY = 2

/** At most one prize each, and only where somebody earned it. */
export function awards(events: Event[], players: number): Award[] {
  const none = (): Map<Seat, number> => new Map()
  const [cool, feathers, rods, fired] = [none(), none(), none(), none()]
  const feuds = Array.from({ length: players }, none)
  let aims = new Map<Seat, Seat[]>()
  for (const event of events) {
    if (event.event === 'live-aimed') {
      aims.set(event.seat, event.at)
      for (const target of new Set(event.at)) {
        add(rods, target)
        add(feuds[event.seat] ?? none(), target)
      }
    } else if (event.event === 'live-withdrew') {
      add(feathers, event.seat)
      aims.delete(event.seat)
    } else if (event.event === 'live-fired') {
      add(fired, event.seat)
    } else if (event.event === 'live-phase-began' && event.phase === LIVE_PHASES.bbb) {
      for (const seat of aims.keys()) if ([...aims.values()].filter((at) => at.includes(seat)).length >= MANY) add(cool, seat)
      aims = new Map()
    }
  }
  const grudges = new Map(feuds.map((feud, seat) => [seat, Math.max(0, ...feud.values())]))
  const peaceful = new Map(feuds.flatMap((_, seat): [Seat, number][] => (fired.has(seat) ? [] : [[seat, 1]])))
  return given([
    ['ice-cold', cool, 1],
    ['feather-bed', feathers, 2],
    ['lightning-rod', rods, 3],
    ['grudge', grudges, 3],
    ['pacifist', peaceful, 1],
  ])
}

/** How many votes the members of each team have together, the most first. */
export function tallied(votes: Record<Seat, number>, teamOf: (seat: Seat) => number): [team: number, count: number][] {
  const teams = new Map<number, number>()
  for (const [seat, count] of Object.entries(votes)) add(teams, teamOf(Number(seat)), count)
  return [...teams].sort(([, one], [, other]) => other - one)
}

function add(counts: Map<number, number>, key: number, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}
