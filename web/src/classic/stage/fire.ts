// A shot: who, at whom, a held breath that is the same for every card, the card, and only then what it does.
import type { Point } from '../../things/figures'
import { TURN } from '../theatre/moments'
import { eased, mix, part, type CardLook, type Frame, type HandLook, type Showing } from './frame'
import { between, cardPlaces, seen, type Layout } from './layout'
import { lightOf } from './light'

/** Below this there is no time for a flash: more than three a second would be too many. */
export const TOO_QUICK = 0.4
const FLASH = 170

export function fire(draft: Frame, showing: Showing, stage: Layout, entry: number): void {
  const { moment, time, pace, still } = showing
  const { shots, takes, turns } = moment
  const turn = Math.min(TURN / pace, turns * 0.6)
  const breath = part(time, 0, turns - turn)
  const since = time - turns
  const at = (seat: number): Point => stage.seats[seat] ?? [0, 0]
  const firing = (hand: HandLook): boolean => shots.some(({ fired }) => fired.seat === hand.seat && fired.gun === hand.gun)
  for (const hand of draft.hands) hand.opacity *= firing(hand) ? 1 : mix(1, 0.08, entry)
  const places = placesOf(showing, stage)
  shots.forEach(({ fired, plaster, surprise }, place) => {
    const [from, to] = [draft.seats[fired.seat], draft.seats[fired.target]]
    if (!from || !to) return
    const hand = draft.hands.find((one) => one.seat === fired.seat && one.gun === fired.gun)
    from.ring = entry
    from.card = 0
    for (const one of [from, to]) one.scale = still ? 1 : mix(1, 1.1, entry)
    if (place === 0) draft.beam = { from: at(fired.seat), to: at(fired.target), opacity: 0.13 * entry }
    if (!still && since < 0) from.shiver = Math.sin(time / 15) * breath * 1.2
    draft.cards.push(cardLook(showing, stage, place, places[place] ?? [0, 0], { turn, breath, from: at(fired.seat), camera: draft.camera }))
    const [ux, uy] = hand ? [Math.cos((hand.angle * Math.PI) / 180), Math.sin((hand.angle * Math.PI) / 180)] : [0, 0]
    const tip: Point = hand ? [hand.at[0] + ux * stage.hand * 0.6, hand.at[1] + uy * stage.hand * 0.6] : between(at(fired.seat), at(fired.target), 0.5)
    const kick = still ? 0 : since < 0 ? -0.3 * eased(breath) : fired.bullet === 'click' ? 0 : -1.4 * Math.exp(-since / 150)
    if (hand) {
      hand.at = [hand.at[0] + ux * kick * stage.hand * 0.3, hand.at[1] + uy * kick * stage.hand * 0.3]
      hand.scale *= still ? 1 : mix(1, 1.15, entry)
    }
    if (since < 0) return
    if (fired.bullet === 'click') click(draft, { since, still, stage, hand, tip, victim: to, late: shots.length > 1 ? 320 : 0, left: takes - time })
    else hit(draft, { since, still, stage, tip, near: Math.min(1, hand?.scale ?? 1), fired, plaster, surprise, showing })
  })
}

function placesOf({ moment, still }: Showing, stage: Layout): Point[] {
  const at = (seat: number): Point => stage.seats[seat] ?? [0, 0]
  const key = `${stage.width} ${stage.height} ${stage.seats.length} ${still} ${moment.shots.map(({ fired }) => `${fired.seat}>${fired.target}`).join()} ${stage.seats[0]}`
  const known = PLACES.get(key)
  if (known) return known
  const found = cardPlaces(stage, moment.shots.map(({ fired }) => ({ from: at(fired.seat), to: at(fired.target) })), lightOf(moment, stage, still).camera)
  if (PLACES.size > 200) PLACES.clear()
  PLACES.set(key, found)
  return found
}
const PLACES = new Map<string, Point[]>()

interface Turning {
  turn: number
  breath: number
  from: Point
  camera: Frame['camera']
}

function cardLook({ moment, time, still }: Showing, stage: Layout, place: number, lies: Point, { turn, breath, from, camera }: Turning): CardLook {
  const { fired } = moment.shots[place] as (typeof moment.shots)[number]
  const since = time - moment.turns
  const come = still ? 1 : 1 - (1 - part(breath, 0, 0.7)) ** 3
  const turned = part(time, moment.turns - turn, turn)
  const front = still ? turned : turned >= 0.5 ? 1 : 0
  const tremble = still || since > -turn ? 0 : Math.sin(time / 17) * 1.6 * breath
  const [x, y] = between(seen(stage, from, camera), lies, come)
  const pop = still ? 1 : since < 0 ? 1 + 0.1 * Math.sin(turned * Math.PI) : 1 + 0.1 * Math.exp(-since / 70) * Math.cos(since / 45)
  const lean = place === 0 ? -3 : 3
  return {
    seat: fired.seat,
    bullet: front > 0 ? fired.bullet : null,
    at: [x + tremble, y],
    angle: still ? 0 : mix(lean * 4.5, lean, come),
    across: still ? 1 : Math.max(0.03, Math.abs(Math.cos(turned * Math.PI))),
    scale: mix(0.24, 1, come) * pop,
    front,
    opacity: part(time, 0, still ? 150 : 80) * (1 - part(time, moment.takes - 130, 130)),
  }
}

interface Missed {
  since: number
  still: boolean
  stage: Layout
  hand: HandLook | undefined
  tip: Point
  victim: Frame['seats'][number]
  late: number
  left: number
}

/** The hand droops, a puff, a drop of sweat. Never a shake, never a flash. */
function click(draft: Frame, { since, still, stage, hand, tip, victim, late, left }: Missed): void {
  if (hand && !still) hand.angle += (hand.flip ? -1 : 1) * 24 * (1 - (1 - part(since, 0, 260)) ** 2)
  const puff = part(since, late, 500)
  if (puff > 0 && puff < 1) draft.effects.push({ kind: 'puff', at: [tip[0], tip[1] - (still ? 0 : puff * 18 * stage.unit)], scale: stage.unit * (still ? 1 : mix(0.4, 1.4, puff)), angle: 0, opacity: Math.min(1, (1 - puff) * 1.2) })
  const sweat = part(since, 160, 160)
  const { radius } = stage
  if (sweat > 0) draft.effects.push({ kind: 'sweat', at: [victim.at[0] + radius * 0.75, victim.at[1] - radius * 0.75 - (still ? 0 : (1 - sweat) * 8 * stage.unit)], scale: stage.unit, angle: 0, opacity: sweat * part(left, 0, 120) })
}

interface Struck {
  since: number
  still: boolean
  stage: Layout
  tip: Point
  /** How small it must be between two who sit close to each other. */
  near: number
  fired: { seat: number; target: number; bullet: string }
  plaster: boolean
  surprise: boolean
  showing: Showing
}

/** Light from behind, a small shake, and a plaster that flies to whoever is hit. */
function hit(draft: Frame, { since, still, stage, tip, near, fired, plaster, surprise, showing }: Struck): void {
  const victim = draft.seats[fired.target]
  if (!victim) return
  const flashing = !still && showing.pace >= TOO_QUICK
  if (flashing) draft.flash = Math.max(draft.flash, 0.95 * (1 - part(since, 40, FLASH - 40)))
  if (!still) draft.shake = shaken(since, stage.unit)
  const grown = part(since, 0, 100)
  const size = near * stage.unit * (fired.bullet === 'bbb' ? 1.7 : 1.35)
  draft.effects.push({ kind: 'burst', at: tip, scale: size * (still ? 1 : mix(0.5, 1.15, 1 - (1 - grown) ** 3)), angle: still ? 0 : since / 14, opacity: still ? grown * (1 - part(since, 500, 200)) : 1 - part(since, 220, 200) })
  const fly = still ? part(since, 0, 200) : part(since, 20, 230)
  if (fly < 1 && plaster) {
    victim.plasters -= still ? 1 - fly : 1
    if (!still) draft.effects.push({ kind: 'plaster', at: between(tip, victim.at, fly), scale: mix(0.7, 1.3, fly), angle: fly * 400, opacity: 1 })
  }
  if (plaster) victim.red = still ? part(since, 0, 150) : since > 250 ? Math.exp(-(since - 250) / 160) : 0
  if (!still) victim.shiver = Math.sin(since / 14) * victim.red * 5
  if (surprise) {
    victim.card = 1
    victim.tumble = part(since, 260, 420)
  }
}

/** A small shake that dies away. */
export function shaken(since: number, unit: number): Point {
  const left = Math.exp(-since / 110) * unit
  return [Math.sin(since / 11) * left * 6, Math.cos(since / 9) * left * 5]
}
