// Moments: what happened in one step of Live, cut into the scenes an arena shows one after the other.
import type { Event } from '../../protocol'
import { after, type LivePicture } from './picture'
import { LIVE_PHASES, LIVE_SCENES } from '../../facts'

export type LiveScene = keyof typeof LIVE_SCENES

export interface LiveMoment {
  /** Which edition it is of. */
  live: true
  scene: LiveScene
  events: Event[]
  picture: LivePicture
  /** How long it takes at the standard tempo, in milliseconds. */
  takes: number
}

/** Each of these is a scene of its own, however many follow one another. */
const ALONE = ['blast', 'stab']

/** The scenes of a step that began with this picture. */
export function moments(before: LivePicture, events: Event[]): LiveMoment[] {
  const scenes: LiveMoment[] = []
  let picture = before
  // Those who stay leave no event: the second whistle is shown for them too.
  if (before.phase === LIVE_PHASES.nerve && events.some((event) => ['live-withdrew', 'live-phase-began'].includes(event.event))) {
    scenes.push({ live: true, scene: 'nerve', events: [], picture, takes: LIVE_SCENES.nerve })
  }
  for (const event of events) {
    picture = after(picture, event)
    const scene = sceneOf(event)
    const last = scenes.at(-1)
    if (scene !== null && (last?.scene !== scene || ALONE.includes(scene))) {
      scenes.push({ live: true, scene, events: [event], picture, takes: LIVE_SCENES[scene] })
    } else if (last && event.event !== 'live-phase-began') {
      last.events.push(event)
      last.picture = picture
    }
  }
  return scenes
}

function sceneOf(event: Event): LiveScene | null {
  switch (event.event) {
    case 'live-round-began':
    case 'round-began-unseen':
      return 'loot'
    case 'froze':
      return 'freeze'
    case 'live-aimed':
      return 'aim'
    case 'live-withdrew':
      return 'nerve'
    case 'live-fired':
      return event.weapon === 'bbb' || event.weapon === 'double' ? event.weapon : 'shotgun'
    case 'announced':
      return 'cards'
    case 'live-exploded':
      return 'blast'
    case 'live-stabbed':
    case 'sheathed':
      return 'stab'
    case 'stepped-back':
      return 'fall'
    case 'live-split':
      return 'split'
    case 'live-ended':
      return 'over'
    default:
      return null
  }
}
