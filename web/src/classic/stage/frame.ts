// A frame: everything on the stage at one moment of a scene, from what happened and the time alone.
import type { Bullet, Seat } from '../../protocol'
import type { Point } from '../../things/figures'
import type { Moment } from '../theatre/moments'
import type { Figure } from '../theatre/picture'
import { between, type Camera, type Layout } from './layout'
import { lightOf } from './light'
import { play } from './play'

export interface SeatLook {
  seat: Seat
  at: Point
  scale: number
  dim: number
  ring: number
  plasters: number
  feathers: number
  /** Hands up, from 0 to 1. */
  drop: number
  feather: { at: Point; angle: number } | null
  /** The face-down card: how much of it is there, and how far it has tumbled away. */
  card: number
  tumble: number
  out: number
  /** What falls off whoever is out: where, and how far it has turned. */
  piece: { at: Point; angle: number; opacity: number } | null
  red: number
  shiver: number
  /** What this seat gets at the split, as far as it is to be seen. */
  gain: number
}

export interface HandLook {
  seat: Seat
  gun: number
  to: Seat
  start: Point
  end: Point
  at: Point
  angle: number
  flip: boolean
  scale: number
  opacity: number
}

export interface CardLook {
  seat: Seat
  /** What it is, once it can be seen. */
  bullet: Bullet | null
  at: Point
  angle: number
  across: number
  scale: number
  front: number
  opacity: number
}

export interface Effect {
  kind: 'burst' | 'puff' | 'plaster' | 'sweat' | 'blast'
  at: Point
  scale: number
  angle: number
  opacity: number
}

export interface NoteLook {
  value: number
  at: Point
  angle: number
  opacity: number
}

export interface Frame {
  camera: Camera
  shake: Point
  dark: number
  /** How bright it is behind everybody. */
  flash: number
  beam: { from: Point; to: Point; opacity: number } | null
  spot: { at: Point; opacity: number } | null
  seats: SeatLook[]
  hands: HandLook[]
  cards: CardLook[]
  effects: Effect[]
  notes: NoteLook[]
  /** The call of the Triples, from 0 to 1. */
  call: number
}

/** A scene at some time of it, and the one before, from whose light it begins. */
export interface Showing {
  moment: Moment
  previous: Moment | null
  time: number
  pace: number
  /** Without movement, and without a flash. */
  still: boolean
}

export function frame(showing: Showing, stage: Layout): Frame {
  const { moment, previous, time, still } = showing
  const [from, to] = [lightOf(previous, stage, still), lightOf(moment, stage, still)]
  const entry = eased(part(time, 0, Math.min(420, moment.takes * 0.3)))
  const picture = time >= moment.turns ? moment.picture : moment.before
  const draft: Frame = {
    camera: { at: between(from.camera.at, to.camera.at, entry), zoom: mix(from.camera.zoom, to.camera.zoom, entry), lean: mix(from.camera.lean, to.camera.lean, entry) },
    shake: [0, 0],
    dark: mix(from.dark, to.dark, entry),
    flash: 0,
    beam: null,
    spot: null,
    seats: picture.figures.map((one) => seatLook(one, stage, mix(from.dim[one.seat] ?? 0, to.dim[one.seat] ?? 0, entry))),
    hands: [],
    cards: [],
    effects: [],
    notes: [],
    call: 0,
  }
  draft.hands = moment.before.figures.flatMap((one) => handsOf(one, moment.before.figures, stage))
  play(draft, showing, stage, entry)
  if (still) draft.shake = [0, 0]
  return draft
}

function seatLook(one: Figure, stage: Layout, dim: number): SeatLook {
  return {
    seat: one.seat,
    at: stage.seats[one.seat] ?? [0, 0],
    scale: 1,
    dim,
    ring: 0,
    plasters: one.wounds,
    feathers: one.shame,
    drop: one.alive && one.stance === 'withdrawn' ? 1 : 0,
    feather: null,
    card: one.loaded ? 1 : 0,
    tumble: 0,
    out: one.alive ? 0 : 1,
    piece: null,
    red: 0,
    shiver: 0,
    gain: 0,
  }
}

// Hands that still point: their card is there, and whom they point at has not dropped.
function handsOf(one: Figure, figures: Figure[], stage: Layout): HandLook[] {
  if (!one.loaded || !one.alive || one.stance === 'withdrawn') return []
  return one.aims.flatMap((to, gun): HandLook[] => {
    if (to === null || to === undefined || figures[to]?.stance === 'withdrawn') return []
    return [handLook(one.seat, gun, to, stage, figures[to]?.aims.includes(one.seat) ?? false)]
  })
}

export function handLook(seat: Seat, gun: number, to: Seat, stage: Layout, mutual: boolean): HandLook {
  const a: Point = stage.seats[seat] ?? [0, 0]
  const b: Point = stage.seats[to] ?? [0, 0]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [ux, uy]: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const aside = mutual || gun > 0 ? stage.radius * 0.2 : 0
  const point = (far: number): Point => [a[0] + ux * far - uy * aside, a[1] + uy * far + ux * aside]
  const room = length - 2 * stage.radius
  return {
    seat,
    gun,
    to,
    start: point(stage.radius + 6),
    end: point(length - stage.radius - 8),
    at: point(stage.radius + room * (mutual ? 0.28 : 0.42)),
    angle: (Math.atan2(uy, ux) * 180) / Math.PI,
    flip: ux < 0,
    scale: Math.min(1, Math.max(0.55, room / (stage.hand * 1.5))),
    opacity: 1,
  }
}

/** How much of a time has passed, from 0 to 1. */
export function part(time: number, from: number, length: number): number {
  return Math.max(0, Math.min(1, (time - from) / Math.max(1, length)))
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

export function eased(x: number): number {
  return x < 0.5 ? 4 * x * x * x : 1 - Math.pow(-2 * x + 2, 3) / 2
}
