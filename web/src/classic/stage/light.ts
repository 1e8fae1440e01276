// The light of a scene: who is lit, how dark the rest is, and from where it is seen.
import type { Seat } from '../../protocol'
import { foiled } from '../theatre/foiled'
import type { Moment } from '../theatre/moments'
import { between, on, whole, type Camera, type Layout } from './layout'

export interface Light {
  camera: Camera
  /** How dark the table is. */
  dark: number
  /** How much each seat is in the dark. */
  dim: number[]
}

/** Whom a scene is about. */
export function lit({ scene, events, before, shots }: Moment): Seat[] {
  switch (scene) {
    case 'nerve':
      return events.flatMap((one) => (one.event === 'withdrew' ? [one.seat] : []))
    case 'foiled':
      return foiled(events, before).flat()
    case 'fast-shot':
    case 'shot':
      return shots.flatMap(({ fired }) => [fired.seat, fired.target])
    case 'stab':
      return events.flatMap((one) => (one.event === 'stabbed' ? [one.seat, one.victim] : []))
    case 'grenade':
      return events.flatMap((one) => ('seat' in one ? [one.seat] : []))
    case 'out':
    case 'power':
      return events.flatMap((one) => (one.event === 'died' || one.event === 'power-shown' ? [one.seat] : []))
    case 'split':
      return events.flatMap((one) => (one.event === 'split' ? one.among : []))
    default:
      return before.figures.filter((one) => one.alive && one.stance === 'standing').map((one) => one.seat)
  }
}

const DARK: Partial<Record<Moment['scene'], number>> = { nerve: 0.45, foiled: 0.6, 'fast-volley': 0.35, 'fast-shot': 0.72, shot: 0.72, out: 0.8, grenade: 0.5, stab: 0.72, power: 0.65, split: 0.1 }
const NEAR: Partial<Record<Moment['scene'], number>> = { out: 1.7, nerve: 1.15, power: 1.15, grenade: 1, split: 1, 'fast-volley': 1 }

const ALONE = 0.45

/** The light a scene comes to, once it has begun. */
export function lightOf(moment: Moment | null, stage: Layout, still: boolean): Light {
  if (moment === null) return { camera: whole(stage), dark: 0, dim: stage.seats.map(() => 0) }
  const about = lit(moment)
  const points = about.flatMap((seat) => (stage.seats[seat] ? [stage.seats[seat]] : []))
  const near = NEAR[moment.scene] ?? 1.3
  const close = still || near === 1 || points.length === 0 ? whole(stage) : on(stage, points, near)
  // Of one who drops or is out, the others are still to be seen.
  const camera = points.length > 1 ? close : { ...close, at: between(close.at, whole(stage).at, ALONE) }
  const shade = moment.scene === 'split' ? 0.6 : moment.scene === 'fast-volley' ? 0.7 : 1
  return { camera, dark: DARK[moment.scene] ?? 0, dim: stage.seats.map((_, seat) => (about.includes(seat) ? 0 : shade)) }
}
