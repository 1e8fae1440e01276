// Moments: what happened in one step, cut into the scenes a table shows one after the other.
import type { Event, Seat } from '../../protocol'
import { causes } from '../story/shots'
import { PHASES, SCENES } from '../../facts'
import { shotTakes } from './lengths'
import { after, type Picture } from './picture'
import { volley, type Shot } from './volley'

type Whole = keyof typeof SCENES
/** Called as the stage it shows, or by a word of its own where it is at no one stage. */
export type Scene = Whole | 'fast-shot' | 'shot'

export interface Moment {
  scene: Scene
  events: Event[]
  /** The table before it, and after. */
  before: Picture
  picture: Picture
  /** How long it takes at the standard tempo, in milliseconds. */
  takes: number
  /** When its card lies open: nothing of what becomes of it is known before. */
  turns: number
  /** When it is told in words: the picture comes first. */
  told: number
  /** What is fired in it. */
  shots: Shot[]
  /** Whether nobody dropped before it, and nothing else says so. */
  quiet: boolean
  /** Whose plasters whoever dies in it died of. */
  by: Seat[]
  /** How often somebody has called by then. */
  calls: number
}

/** How long a card turns. */
export const TURN = 200
/** The breath before a card turns, of all a shot takes; who fires a Triple is seen only just before. */
const BREATH = { shot: 0.34, 'fast-shot': 0.26 }
/** From the open card to its sentence. */
const READ = 180

/** Each of these is a scene of its own, however many follow one another. */
const ALONE: Scene[] = ['out', 'power', 'grenade', 'stab']
const TOLD: Partial<Record<Scene, number>> = { nerve: 350, foiled: 300, out: 550, grenade: 600, stab: 300, split: 450 }

/** The scenes of a step that began with this picture on the table, with this in its round, and perhaps with a count of three for the nerve. */
export function moments(before: Picture, events: Event[], earlier: Event[] = [], counted = false, calls = 0): Moment[] {
  const scenes: Moment[] = []
  const quiet = counted && !events.some((one) => one.event === 'withdrew')
  // Somebody dies of what happened in this round, in whatever step.
  let round = earlier.slice(earlier.findLastIndex((event) => event.event === 'round-began') + 1)
  let picture = before
  let fast = before.phase === PHASES['fast-volley']
  let among = new Set<Event>()
  const add = (one: Moment): void => {
    scenes.push(one)
    picture = one.picture
  }
  const show = (scene: Whole, happened: Event[]): void => {
    add(moment(scene, happened, picture, { takes: SCENES[scene], told: TOLD[scene] ?? 0, quiet: scene === 'fast-volley' && quiet, by: causes(round), calls }))
  }
  events.forEach((event, place) => {
    if (event.event === 'round-began') {
      if (event.round > 1) show('round', round)
      round = []
    } else round.push(event)
    if (among.has(event)) return
    if (event.event === 'phase-began') fast = event.phase === PHASES['fast-volley']
    if (event.event === 'phone-laid') calls += Number(event.used)
    const scene = fast && event.event === 'phase-began' ? 'fast-volley' : sceneOf(event)
    const last = scenes.at(-1)
    if (event.event === 'fired') {
      const found = volley(events, place)
      among = found.among
      found.beats.forEach((shots, at) => add(shot(fast ? 'fast-shot' : 'shot', shots, picture, shotTakes(at, found.beats.length, shots.length > 1))))
    } else if (event.event === 'exploded') {
      among = new Set(events.slice(place).filter((one) => one.event === 'wounded'))
      show('grenade', [event, ...among])
    } else if (scene !== null && (last?.scene !== scene || ALONE.includes(scene))) {
      show(scene, [event])
    } else {
      picture = after(picture, event)
      if (last && (scene === last.scene || follows(event, last.scene))) {
        last.events.push(event)
        last.picture = picture
      }
    }
  })
  return scenes
}

function moment(scene: Scene, events: Event[], before: Picture, change: Partial<Moment>): Moment {
  // The card at a round's end shows what has been; it changes nothing any more.
  const picture = scene === 'round' ? before : events.reduce(after, before)
  return { scene, events: [...events], before, picture, takes: 0, turns: 0, told: 0, shots: [], quiet: false, by: [], calls: 0, ...change }
}

function shot(scene: 'fast-shot' | 'shot', shots: Shot[], before: Picture, takes: number): Moment {
  const events = shots.flatMap(({ fired, plaster, surprise }): Event[] => [
    fired,
    ...(plaster ? [{ event: 'wounded', seat: fired.target, markers: 1 } as const] : []),
    ...(surprise ? [{ event: 'discarded-unseen', seat: fired.target, gun: 0, why: 'hit' } as const] : []),
  ])
  const turns = Math.round(takes * BREATH[scene]) + TURN
  return moment(scene, events, before, { takes, turns, told: turns + READ, shots })
}

function sceneOf(event: Event): Whole | null {
  switch (event.event) {
    case 'round-began':
      return 'loot'
    case 'aimed':
      return 'aim'
    case 'withdrew':
      return 'nerve'
    case 'discarded':
    case 'discarded-unseen':
      return event.why === 'foiled' ? 'foiled' : null
    case 'died':
      return 'out'
    case 'stabbed':
      return 'stab'
    case 'power-shown':
      return 'power'
    case 'split':
      return 'split'
    case 'phone-laid':
      return 'phone'
    case 'ended':
      return 'over'
    default:
      return null
  }
}

// Cards that leave belong to what caused it; so does a stab's plaster, and what a power does.
function follows(event: Event, scene: Scene): boolean {
  if (event.event === 'wounded') return scene === 'stab'
  if (['inherited', 'inherited-unseen', 'swapped', 'swapped-unseen', 'stood-up'].includes(event.event)) return scene === 'power'
  return ['discarded', 'discarded-unseen'].includes(event.event) && !['loot', 'round', 'fast-volley'].includes(scene)
}
