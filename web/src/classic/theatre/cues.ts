// Which sounds a scene makes, and what a phone does in its owner's pocket: never before it is seen.
import type { Seat } from '../../protocol'
import type { Mark } from '../../theatre/theatre.svelte'
import { SOUNDS, warCry, type Sound } from '../../sound/sounds'
import { buzz } from '../../sound/synth'
import { TURN, type Moment } from './moments'

const APART = 0.18
const HEARTBEAT = 0.26

/** Sound what a scene has come to; says what is heard, for those who read it. */
export function sound(moment: Moment, mark: Mark, me: Seat | null, pace: number): Sound | null {
  // Whoever has no time to see it hears nothing of it.
  if (pace === 0) return null
  if (mark === 'turned' && moment.events.some((event) => event.event === 'wounded' && event.seat === me)) buzz(200)
  const heard = cue(moment, mark, pace)
  if (heard === 'cry') return cries(moment)
  if (heard) SOUNDS[heard]()
  return heard
}

function cue(moment: Moment, mark: Mark, pace: number): keyof typeof SOUNDS | 'cry' | null {
  if (moment.shots.length > 0) return shot(moment, mark, pace)
  if (mark !== 'began') return null
  switch (moment.scene) {
    case 'loot':
      return 'notes'
    case 'aim':
      return 'swing'
    case 'nerve':
      return 'cry'
    case 'fast-volley':
      return moment.quiet ? 'cry' : 'call'
    case 'foiled':
      return 'card'
    case 'out':
      return 'fall'
    case 'grenade':
      return 'grenade'
    case 'stab':
      return 'plaster'
    case 'power':
      return 'power'
    case 'split':
      return moment.events.some((one) => one.event === 'split' && one.share) ? 'notes' : 'stuck'
    case 'phone':
      return 'telephone'
    default:
      return null
  }
}

// The breath before a card sounds the same whatever the card is.
function shot({ shots, turns }: Moment, mark: Mark, pace: number): keyof typeof SOUNDS | null {
  if (mark === 'began') {
    const beats = Math.floor(((turns - TURN) * pace) / 1000 / HEARTBEAT)
    for (let beat = 1; beat < beats; beat++) SOUNDS.heart(beat * HEARTBEAT)
    return 'heart'
  }
  if (mark === 'turning') return 'card'
  if (mark !== 'turned') return null
  const bullets = shots.map(({ fired }) => fired.bullet)
  return bullets.includes('bbb') ? 'bbb' : bullets.includes('bang') ? 'bang' : 'click'
}

// Feathers fall, and whoever stays shouts.
function cries({ events, picture }: Moment): Sound {
  const standing = picture.figures.filter((one) => one.alive && one.stance === 'standing')
  if (events.some((one) => one.event === 'withdrew')) SOUNDS.feather()
  standing.forEach((one, place) => warCry(one.seat, (place + 1) * APART))
  return standing.length > 0 ? 'cry' : 'feather'
}
