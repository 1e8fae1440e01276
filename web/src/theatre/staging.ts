// Staging: how what happened in an edition becomes scenes, and what is said and heard of each.
import type { Event } from '../protocol'
import { sound } from '../sound/cues'
import type { Sound } from '../sound/sounds'
import { announcer } from '../state/announcer.svelte'
import { isFirstRound } from '../state/receive'
import type { State } from '../state/state'
import { summary } from '../story/summary'
import { moments, type Moment } from './moments'
import { pictureOf, type Picture } from './picture'

export interface Staging {
  scenes(before: State, now: State, events: Event[]): Moment[]
  /** A scene is on: say it to those who listen, and sound it. */
  entered(moment: Moment, state: State): Sound | null
}

export const CLASSIC: Staging = {
  scenes: (before, now, events) => moments(pictureBefore(before, now, events), events, before.events, before.window?.waiting === 'nerve'),
  entered(moment, { view, room }) {
    if (view && room) announcer.say(summary(moment, { names: room.chairs.map((one) => one.name), me: view.seat }, view.calls))
    return sound(moment, view?.seat ?? null)
  },
}

// A game begins with a bare table, whatever was drawn before it.
function pictureBefore(before: State, now: State, events: Event[]): Picture {
  if (before.view && !events.some(isFirstRound)) return pictureOf(before.view)
  const picture = now.view ? pictureOf(now.view) : { round: 1, phase: 1, figures: [] }
  return { ...picture, loot: [0, 0, 0] }
}
