// Everything the client knows: what it was told, and nothing it worked out by rules of its own.
import type { Bets, Counting, Event, Ground, Held, LedgerSeen, LiveView, MemberId, OutingSeen, Report, ResultSeen, RoomSeen, Seat, SpokenWords, Window } from '../protocol'
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
  last?: SpokenWords
  /** A ghost makes the lamp flicker over whom this is at. */
  haunts?: boolean
  number: number
}

export interface State {
  you: MemberId | null
  seat: Seat | null
  room: RoomSeen | null
  view: WholeView | LiveView | null
  held: Held
  window: Window | null
  paused: boolean
  pausedBy: MemberId | null
  /** How many want to go on in this window, of how many; 0 of 0 where that is not told. */
  want: number
  of: number
  /** Who has laid a card, while all are loading. */
  loaded: Seat[]
  /** What each of so many would get: the place in the list is how many share, less one. */
  stakes: number[]
  /** Everything that happened in this game, as far as it was seen. */
  events: Event[]
  /** Whether `events` begins with the deal. */
  whole: boolean
  talk: Talk[]
  nudges: number
  bets: Record<string, Bets>
  luck: Record<string, number>
  report: Report | null
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
  /** Which of the games one was there for are shared, the latest last. */
  shared: ResultSeen[]
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
  want: 0,
  of: 0,
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
  shared: [],
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

/** Which people the table still waits for, while all see who is done. */
export function missing(state: Waited): Seat[] {
  return (state.view?.asked ?? []).filter((seat) => {
    const chair = state.room?.chairs[seat]
    return chair?.member != null && !chair.stand_in && !state.loaded.includes(seat)
  })
}

type Waited = Pick<State, 'loaded'> & { room: Pick<RoomSeen, 'chairs'> | null; view: Pick<WholeView, 'asked'> | null }

export function isHost(state: Pick<State, 'you'> & { room: { host: MemberId } | null }): boolean {
  return state.you !== null && state.room?.host === state.you
}

/** Whether one person plays among bots and nobody looks on: then nobody is waited for. */
export function isAlone(state: Pick<State, 'seat'> & { room: Pick<RoomSeen, 'members'> | null }): boolean {
  return state.seat !== null && state.room?.members.length === 1
}

/** Whether the first card was promised soon, and is not to be seen yet: the house has tables of its own, which deal by the clock. */
export function waitsForCards(state: Pick<State, 'window'> & { room: Pick<RoomSeen, 'fills_at'> | null }, now: number): boolean {
  return state.room?.fills_at != null || (state.window?.number === 1 && state.window.shown_at > now)
}

/** Whether this person came to play while the game was on: a bot's chair may be theirs from the next round. */
export function isLate(state: Pick<State, 'you' | 'seat'> & { room: Pick<RoomSeen, 'stage' | 'members'> | null }): boolean {
  return state.room?.stage === 'game' && state.seat === null && state.room.members.some((one) => one.id === state.you && one.kind === 'player')
}

/** Dead, or without a seat in the game. */
export function isGhost(state: State): boolean {
  const { view } = state
  if (view === null || state.room?.stage !== 'game' || isLate(state)) return false
  return state.seat === null || (view.edition === 'classic' && view.gangsters[state.seat]?.alive === false)
}

/** Where the game that is over is shared, if it is. */
export function thisResult(state: State): ResultSeen | null {
  return state.shared.find((one) => one.game === state.room?.games) ?? null
}
