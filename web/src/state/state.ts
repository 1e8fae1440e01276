// Everything the client knows: what it was told, and nothing it worked out by rules of its own.
import type { Bets, Classic, Counting, Edition, Ground, Held, LedgerSeen, MemberId, OutingSeen, Report, RoomSeen, Seat, Window, Words } from '../protocol'
import type { WholeView } from './whole'

export interface Talk {
  seat: Seat | null
  member?: MemberId
  name: string
  taunt?: string
  text?: string
  at?: Seat | null
  ghost?: boolean
  /** Whether only the team hears it. */
  team?: boolean
  /** What somebody who died leaves to everybody. */
  last?: Words
  /** A ghost makes the lamp flicker over whom this is at. */
  haunts?: boolean
  number: number
}

export interface State<E extends Edition = Classic> {
  you: MemberId | null
  seat: Seat | null
  room: RoomSeen<E> | null
  view: (E extends Classic ? WholeView : E['view']) | null
  held: Held<E>
  window: Window | null
  paused: boolean
  pausedBy: MemberId | null
  /** Who has laid a card, while all are loading. */
  loaded: Seat[]
  /** What each of so many would get: the place in the list is how many share, less one. */
  stakes: number[]
  /** Everything that happened in this game, as far as it was seen. */
  events: E['event'][]
  /** Whether `events` begins with the deal. */
  whole: boolean
  talk: Talk[]
  nudges: number
  bets: Record<string, Bets>
  luck: Record<string, number>
  report: Report<E> | null
  /** What was noted down at a real table. */
  ledger: LedgerSeen | null
  /** A game of Live outdoors, where this is one. */
  outing: OutingSeen | null
  /** The Godfather's count at a real table, once it has begun. */
  counting: Counting | null
  /** Who hit whom in which round: the round, the hand, the target. */
  shots: [number, Seat, Seat][]
  /** Whether this person, who is dead, has said the last words. */
  spoken: boolean
  /** Who points at whom while all wait for the deal. */
  pointing: Record<Seat, Seat>
  /** The arena of Live, where the table has one. */
  ground: Ground | null
}

export const NOTHING: State = {
  you: null,
  seat: null,
  room: null,
  view: null,
  held: {},
  window: null,
  paused: false,
  pausedBy: null,
  loaded: [],
  stakes: [],
  events: [],
  whole: false,
  talk: [],
  nudges: 0,
  bets: {},
  luck: {},
  report: null,
  ledger: null,
  outing: null,
  counting: null,
  shots: [],
  spoken: false,
  pointing: {},
  ground: null,
}

export function nameOf(state: Named, seat: Seat): string {
  return namesOf(state)[seat] ?? '?'
}

/** What tells who sits where, whatever is played. */
type Named = { room: Pick<RoomSeen, 'stage' | 'chairs'> | null; report: Pick<Report, 'names'> | null }

/** Who sits where; in a report, who sat there. */
export function namesOf(state: Named): string[] {
  const sat = state.room?.stage === 'report' ? state.report?.names : null
  return sat ?? state.room?.chairs.map((one) => one.name) ?? []
}

export function isHost(state: Pick<State, 'you'> & { room: { host: MemberId } | null }): boolean {
  return state.you !== null && state.room?.host === state.you
}

/** Dead, or without a seat in the game. */
export function isGhost(state: State): boolean {
  if (state.view === null || state.room?.stage !== 'game') return false
  return state.seat === null || state.view.gangsters[state.seat]?.alive === false
}
