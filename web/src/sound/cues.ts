// Which sounds a scene makes, and what a phone does in its owner's pocket.
import type { Seat } from '../protocol'
import type { Moment } from '../theatre/moments'
import { SOUNDS, warCry, type Sound } from './sounds'
import { buzz } from './synth'

const APART = 0.18

/** Sound a scene; says what is heard, for those who read it. */
export function sound(moment: Moment, me: Seat | null): Sound | null {
  const { scene, events } = moment
  if (events.some((event) => event.event === 'wounded' && event.seat === me)) buzz(200)
  if (scene === 'nerve') return cries(moment)
  const heard = cue(moment)
  if (heard) SOUNDS[heard]()
  return heard
}

function cue({ scene, events }: Moment): keyof typeof SOUNDS | null {
  const fired = events.flatMap((event) => (event.event === 'fired' ? [event.bullet] : []))
  if (events.some((event) => event.event === 'exploded')) return 'grenade'
  if (scene === 'loot') return 'notes'
  if (scene === 'aims') return 'swing'
  if (scene === 'fast-volley') return fired.length > 0 ? 'bbb' : null
  if (scene === 'volley') return fired.length === 0 ? null : fired.includes('bang') ? 'bang' : 'click'
  if (scene === 'split') return events.some((one) => one.event === 'split' && one.share) ? 'notes' : 'stuck'
  return scene === 'phone' ? 'telephone' : null
}

// Feathers fall, and whoever stays shouts.
function cries({ events, picture }: Moment): Sound {
  const standing = picture.figures.filter((one) => one.alive && one.stance === 'standing')
  if (events.length > 0) SOUNDS.feather()
  standing.forEach((one, place) => warCry(one.seat, (place + 1) * APART))
  return standing.length > 0 ? 'cry' : 'feather'
}
