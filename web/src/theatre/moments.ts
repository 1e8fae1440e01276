// Moments: what happened in one step, cut into the scenes a table shows one after the other.
import type { Event } from '../protocol'
import { after, type Picture } from './picture'

export type Scene = 'loot' | 'aims' | 'nerve' | 'fast-volley' | 'volley' | 'power' | 'split' | 'phone' | 'round' | 'end'

export interface Moment {
  scene: Scene
  events: Event[]
  picture: Picture
  /** How long it takes at the standard tempo, in milliseconds. */
  takes: number
}

const TAKES: Record<Scene, number> = {
  loot: 2000,
  aims: 1500,
  nerve: 1500,
  'fast-volley': 1200,
  volley: 1200,
  power: 2500,
  split: 2500,
  phone: 3000,
  round: 2800,
  end: 1500,
}

/** Each shot and each wound is a sentence to read. */
const SENTENCE = 500
const MOST_SENTENCES = 4

const NERVE = 4
const VOLLEYS: Record<number, Scene> = { 5: 'fast-volley', 6: 'volley' }

/** The scenes of a step that began with this picture on the table, with this in its round, and perhaps with a count of three for the nerve. */
export function moments(before: Picture, events: Event[], earlier: Event[] = [], counted = false): Moment[] {
  const scenes: Moment[] = []
  let round = sinceRoundBegan(earlier)
  let picture = before
  let volley: Scene | null = VOLLEYS[before.phase] ?? null
  // Those who stay leave no event: the count of three is shown for them too, once, and not after a power's window behind it.
  if (before.phase === NERVE && counted) {
    scenes.push({ scene: 'nerve', events: [], picture, takes: TAKES.nerve })
  }
  for (const event of events) {
    if (event.event === 'round-began') {
      if (event.round > 1) scenes.push({ scene: 'round', events: round, picture, takes: TAKES.round })
      round = []
    } else round.push(event)
    if (event.event === 'phase-began') volley = VOLLEYS[event.phase] ?? null
    picture = after(picture, event)
    const scene = sceneOf(event, volley)
    const last = scenes.at(-1)
    if (scene !== null && last?.scene !== scene) {
      scenes.push({ scene, events: [event], picture, takes: TAKES[scene] })
    } else if (last && (scene === last.scene || follows(event))) {
      last.events.push(event)
      last.picture = picture
    }
  }
  return scenes.map((one) => (one.scene.endsWith('volley') ? { ...one, takes: one.takes + SENTENCE * Math.min(MOST_SENTENCES, one.events.filter(isTold).length) } : one))
}

function isTold(event: Event): boolean {
  return ['fired', 'wounded', 'died'].includes(event.event)
}

function sinceRoundBegan(events: Event[]): Event[] {
  return events.slice(events.findLastIndex((event) => event.event === 'round-began') + 1)
}

function sceneOf(event: Event, volley: Scene | null): Scene | null {
  switch (event.event) {
    case 'round-began':
      return 'loot'
    case 'aimed':
      return 'aims'
    case 'withdrew':
      return 'nerve'
    case 'fired':
      return volley ?? 'volley'
    case 'wounded':
    case 'died':
      return volley
    case 'power-shown':
    case 'stabbed':
    case 'exploded':
    case 'inherited':
    case 'inherited-unseen':
    case 'swapped':
    case 'swapped-unseen':
    case 'stood-up':
      return 'power'
    case 'split':
      return 'split'
    case 'phone-laid':
      return 'phone'
    case 'ended':
      return 'end'
    default:
      return null
  }
}

// Cards that leave, and wounds outside a volley, belong to what caused them.
function follows(event: Event): boolean {
  return ['discarded', 'discarded-unseen', 'wounded', 'died'].includes(event.event)
}
