// What both editions share of the wire, and what either may say on it.
import type { Deed, Hello, Live, LiveSetting, Options, Reply, Sent } from '../protocol'
import type { State } from './state'

export type AnyDeed = Deed | Deed<Live>
export type AnyHello = Hello | Hello<Live>
export type AnyOptions = Options | LiveSetting
export type ArenaShown = Extract<Reply, { reply: 'arena' }>
export type Walk = Extract<Sent, { send: 'go-to' | 'steer' }>
export type LiveState = State<Live>

/** Whether a table plays Live; what it says is of another shape then. */
export function isLive(options: AnyOptions | undefined): options is LiveSetting {
  return options?.edition === 'live'
}

/** The same state, read as a table of Live tells it. */
export function asLive(state: State): LiveState {
  return state as unknown as LiveState
}
