// The staging of Live: its scenes, what is said of each, and what is heard.
import { table } from '../../controller.svelte'
import type { Event } from '../../protocol'
import type { Sound } from '../../sound/sounds'
import { SOUNDS } from '../../sound/sounds'
import { buzz } from '../../sound/synth'
import { announcer } from '../../state/announcer.svelte'
import { asLive, type LiveState } from '../../state/editions'
import { isFirstRound } from '../../state/receive'
import type { Staging } from '../../theatre/staging'
import { say } from '../../words/words.svelte'
import { moments, type LiveMoment } from './moments'
import { bare, pictureOf, type LivePicture } from './picture'
import { missed } from '../story/missed'
import { headline, sceneLine } from '../phases/status'
import { whistle } from '../phases/whistle'
import { LIVE_ROUNDS } from '../../facts'

const ALL = 20

const LIVE: Staging = {
  scenes(before, now, events) {
    const start = pictureBefore(asLive(before), asLive(now), events.some(isFirstRound))
    return start ? moments(start, events) : []
  },
  reached(moment, mark, state) {
    if (mark !== 'began' || !('live' in moment)) return null
    announcer.say(spoken(moment, asLive(state)))
    if (moment.events.some((event) => event.event === 'live-wounded' && event.seat === state.seat)) buzz(200)
    return heard(moment)
  },
  // Its scenes show what a volley did all at once.
  veiled: (_, now) => now,
}

/** From now on a table of Live has scenes. */
export function stage(): void {
  table.stagings.live = LIVE
  table.returning.more = missed
}

/** The scene that is on. */
export function liveMoment(): LiveMoment | null {
  const { moment } = table.theatre
  return moment && 'live' in moment ? moment : null
}

function pictureBefore(before: LiveState, now: LiveState, first: boolean): LivePicture | null {
  if (before.view && !first) return pictureOf(before.view)
  return now.view ? bare(now.view) : null
}

function spoken(moment: LiveMoment, state: LiveState): string {
  const line = sceneLine(moment, state, ALL)
  const began = moment.events.find((event) => event.event === 'live-round-began' || event.event === 'round-began-unseen')
  return began && 'round' in began ? `${say('round', { round: began.round, rounds: LIVE_ROUNDS })}. ${line}` : `${headline(moment, undefined)}: ${line}`
}

function heard({ scene, events }: LiveMoment): Sound | null {
  if (scene === 'nerve') return whistle()
  const cue = cueOf(scene, events)
  if (cue) SOUNDS[cue]()
  return cue
}

function cueOf(scene: LiveMoment['scene'], events: Event[]): keyof typeof SOUNDS | null {
  switch (scene) {
    case 'loot':
      return 'notes'
    case 'aim':
      return 'swing'
    case 'bbb':
      return 'bbb'
    case 'double':
    case 'shotgun':
      return 'bang'
    case 'cards':
      return 'card'
    case 'blast':
      return 'grenade'
    case 'stab':
    case 'fall':
      return 'plaster'
    case 'split':
      return events.some((event) => event.event === 'live-split' && event.share) ? 'notes' : 'stuck'
    default:
      return null
  }
}
