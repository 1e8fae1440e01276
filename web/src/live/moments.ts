// Moments: what happened in one step of Live, cut into the scenes an arena shows one after the other.
import type { LiveEvent } from '../protocol'
import { after, type LivePicture } from './picture'

export type LiveScene = 'loot' | 'freeze' | 'aims' | 'nerve' | 'bbb' | 'double' | 'shotgun' | 'cards' | 'blast' | 'stab' | 'fall' | 'split' | 'end'

export interface LiveMoment {
  scene: LiveScene
  events: LiveEvent[]
  picture: LivePicture
  /** How long it takes at the standard tempo, in milliseconds. */
  takes: number
}

const TAKES: Record<LiveScene, number> = {
  loot: 2500,
  freeze: 500,
  aims: 2500,
  nerve: 2000,
  bbb: 3000,
  double: 3000,
  shotgun: 3000,
  cards: 1500,
  blast: 3000,
  stab: 3000,
  fall: 2500,
  split: 4000,
  end: 1500,
}

const NERVE = 4
/** Each of these is a scene of its own, however many follow one another. */
const ALONE = ['blast', 'stab']

/** The scenes of a step that began with this picture. */
export function moments(before: LivePicture, events: LiveEvent[]): LiveMoment[] {
  const scenes: LiveMoment[] = []
  let picture = before
  // Those who stay leave no event: the second whistle is shown for them too.
  if (before.phase === NERVE && events.some((event) => ['withdrew', 'phase-began'].includes(event.event))) {
    scenes.push({ scene: 'nerve', events: [], picture, takes: TAKES.nerve })
  }
  for (const event of events) {
    picture = after(picture, event)
    const scene = sceneOf(event)
    const last = scenes.at(-1)
    if (scene !== null && (last?.scene !== scene || ALONE.includes(scene))) {
      scenes.push({ scene, events: [event], picture, takes: TAKES[scene] })
    } else if (last && event.event !== 'phase-began') {
      last.events.push(event)
      last.picture = picture
    }
  }
  return scenes
}

function sceneOf(event: LiveEvent): LiveScene | null {
  switch (event.event) {
    case 'round-began':
    case 'round-began-unseen':
      return 'loot'
    case 'froze':
      return 'freeze'
    case 'aimed':
      return 'aims'
    case 'withdrew':
      return 'nerve'
    case 'fired':
      return event.weapon === 'bbb' || event.weapon === 'double' ? event.weapon : 'shotgun'
    case 'announced':
      return 'cards'
    case 'exploded':
      return 'blast'
    case 'stabbed':
    case 'sheathed':
      return 'stab'
    case 'stepped-back':
      return 'fall'
    case 'split':
      return 'split'
    case 'ended':
      return 'end'
    default:
      return null
  }
}
