// Staging: how what happened in an edition becomes scenes, what is said and heard of each, and what nobody may know before.
import type { Moment } from '../classic/theatre/moments'
import type { LiveMoment } from '../live/theatre/moments'
import type { Event } from '../protocol'
import type { Sound } from '../sound/sounds'
import type { State } from '../state/state'
import type { Mark } from './theatre.svelte'

/** A scene of either edition. */
export type AnyMoment = Moment | LiveMoment

/** The scene, where it is one of the classic game. */
export function ofClassic(moment: AnyMoment | null): Moment | null {
  return moment && !('live' in moment) ? moment : null
}

export interface Staging {
  scenes(before: State, now: State, events: Event[]): AnyMoment[]
  /** A scene has come so far: say it to those who listen, and sound it. */
  reached(moment: AnyMoment, mark: Mark, state: State, pace: number): Sound | null
  /** What a screen may know while scenes are played that began with this state. */
  veiled(before: State, now: State): State
}
