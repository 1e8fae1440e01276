// After the game: the cards nobody saw, who aimed at whom, and what there is a prize for.
import type { Bullet, Event, Outcome, Seat } from '../../protocol'
import { PHASES } from '../../facts'

export interface Bluff {
  round: number
  seat: Seat
  bullet: Bullet
  at: Seat | null
}

export interface Award {
  award: 'ice-cold' | 'empty-hand' | 'feather-bed' | 'lightning-rod' | 'bookkeeper' | 'grudge' | 'pacifist'
  seat: Seat
  count: number
}

/** Cards that left face down, with whom their hands pointed at. */
export function bluffs(events: Event[]): Bluff[] {
  const found: Bluff[] = []
  walk(events, (event, { round, aims }) => {
    if (event.event === 'discarded') {
      found.push({ round, seat: event.seat, bullet: event.bullet, at: aims.get(event.seat)?.[event.gun] ?? null })
    }
  })
  return found
}

/** How often each row's gangster aimed at each column's. */
export function matrix(events: Event[], players: number): number[][] {
  const grid = Array.from({ length: players }, () => Array<number>(players).fill(0))
  for (const event of events) {
    if (event.event !== 'aimed') continue
    for (const target of event.at) {
      const row = grid[event.seat]
      if (target !== null && row) row[target] = (row[target] ?? 0) + 1
    }
  }
  return grid
}

/** At most one prize each, and only where somebody earned it. */
export function awards(events: Event[], players: number, outcome: Outcome | null): Award[] {
  const grid = matrix(events, players)
  const cool = new Map<Seat, number>()
  const scared = new Map<Seat, number>()
  const feathers = new Map<Seat, number>()
  const earned = new Map<Seat, number>()
  const fired = new Map<Seat, number>()
  walk(events, (event, { aims }) => {
    if (event.event === 'withdrew') {
      add(feathers, event.seat, 1)
    } else if (event.event === 'discarded' && event.why === 'foiled' && event.bullet === 'click') {
      add(scared, event.seat, 1)
    } else if (event.event === 'split') {
      for (const seat of event.among) add(earned, seat, event.share)
    } else if (event.event === 'fired' && event.bullet !== 'click') {
      add(fired, event.seat, 1)
    } else if (event.event === 'phase-began' && event.phase === PHASES['fast-volley']) {
      for (let seat = 0; seat < players; seat++) {
        const hands = [...aims.values()].flat().filter((target) => target === seat).length
        if (hands >= 2 && !gone.has(seat)) add(cool, seat, 1)
      }
    }
  })
  const columns = grid.map((_, seat) => grid.reduce((sum, row) => sum + (row[seat] ?? 0), 0))
  const grudges = grid.map((row) => Math.max(0, ...row))
  const dead = new Set(outcome?.accounts.filter((one) => !one.alive).map((one) => one.seat))
  const peaceful = grid.flatMap((_, seat) => (fired.has(seat) || dead.has(seat) ? [] : [[seat, 1] as [Seat, number]]))
  return given([
    ['ice-cold', cool, 1],
    ['empty-hand', scared, 1],
    ['feather-bed', feathers, 2],
    ['lightning-rod', new Map(columns.entries()), 3],
    ['grudge', new Map(grudges.entries()), 3],
    ['bookkeeper', earned, 1],
    ['pacifist', new Map(peaceful), 1],
  ])
}

interface Round {
  round: number
  aims: Map<Seat, (Seat | null)[]>
}

const gone = new Set<Seat>()

function walk(events: Event[], visit: (event: Event, now: Round) => void): void {
  const now: Round = { round: 0, aims: new Map() }
  for (const event of events) {
    if (event.event === 'round-began') {
      now.round = event.round
      now.aims.clear()
      gone.clear()
    }
    if (event.event === 'aimed') now.aims.set(event.seat, event.at)
    if (event.event === 'withdrew') gone.add(event.seat)
    visit(event, now)
  }
}

export function add(counts: Map<Seat, number>, seat: Seat, by: number): void {
  counts.set(seat, (counts.get(seat) ?? 0) + by)
}

/** The best at each thing who did it often enough; nobody gets two prizes, and nobody one that another deserves more. */
export function given<T>(offers: [T, Map<Seat, number>, number][]): { award: T; seat: Seat; count: number }[] {
  const found: { award: T; seat: Seat; count: number }[] = []
  for (const [award, counts, least] of offers) {
    const most = Math.max(least, ...counts.values())
    const best = [...counts].find(([seat, count]) => count === most && !found.some((one) => one.seat === seat))
    if (best) found.push({ award, seat: best[0], count: most })
  }
  return found
}
