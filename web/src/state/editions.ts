// What either edition knows of a table: the wire tells all, and what is shown asks for one of them.
import type { LiveSetting, LiveView, Options, Reply, RoomSeen, Sent } from '../protocol'
import type { State } from './state'
import type { WholeView } from './whole'

export type Setting = Options | LiveSetting
export type ArenaShown = Extract<Reply, { reply: 'arena' }>
export type Walk = Extract<Sent, { send: 'go-to' | 'steer' }>

type Room<S extends Setting> = RoomSeen & { options: S }
export type ClassicRoom = Room<Options>
export type LiveRoom = Room<LiveSetting>
type StateOf<S extends Setting, V> = Omit<State, 'room' | 'view'> & { room: Room<S> | null; view: V | null }
export type ClassicState = StateOf<Options, WholeView>
export type LiveState = StateOf<LiveSetting, LiveView>

/** Whether a table plays Live; what it says is of another shape then. */
export function isLive(options: Setting | undefined): options is LiveSetting {
  return options?.edition === 'live'
}

function plays<S extends Setting>(edition: S['edition'], room: RoomSeen | null): room is Room<S> {
  return room?.options.edition === edition
}

/** What is known of a table where the classic game is played. */
export function asClassic(state: State): ClassicState {
  const { room, view } = state
  return { ...state, room: plays<Options>('classic', room) ? room : null, view: view?.edition === 'classic' ? view : null }
}

/** What is known of a table of Live. */
export function asLive(state: State): LiveState {
  const { room, view } = state
  return { ...state, room: plays<LiveSetting>('live', room) ? room : null, view: view?.edition === 'live' ? view : null }
}

/** Whether this person is in the arena before the whistle, which waits for nobody. */
export function walks({ seat, view, window }: State): boolean {
  return window?.waiting === 'move' && view?.edition === 'live' && seat !== null && view.gangsters[seat]?.place === 'in-play'
}
