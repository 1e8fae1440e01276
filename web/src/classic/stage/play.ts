// What moves in each scene: hands go up, a hat falls, notes fly; shots have a file of their own.
import type { Point } from '../../things/figures'
import { eased, handLook, mix, part, type Frame, type Showing } from './frame'
import { between, type Layout } from './layout'
import { foiled } from '../theatre/foiled'
import { fire, shaken } from './fire'
import { NOTES } from '../../facts'

type Play = (draft: Frame, showing: Showing, stage: Layout, entry: number) => void

const PLAYS: Partial<Record<Showing['moment']['scene'], Play>> = {
  nerve: drop,
  foiled: bluff,
  'fast-volley': call,
  'fast-shot': fire,
  shot: fire,
  out,
  grenade,
  stab,
  power,
  split,
}

export function play(draft: Frame, showing: Showing, stage: Layout, entry: number): void {
  PLAYS[showing.moment.scene]?.(draft, showing, stage, entry)
}

function drop(draft: Frame, { moment, time, still }: Showing, stage: Layout): void {
  const gone = moment.events.flatMap((one) => (one.event === 'withdrew' ? [one.seat] : []))
  const { radius } = stage
  for (const seat of gone) {
    const look = draft.seats[seat]
    if (!look) continue
    look.drop = part(time, 0, 380)
    look.card = moment.before.figures[seat]?.loaded ? 1 - part(time, 0, 300) : 0
    look.scale = still ? 1 : mix(1, 1.12, Math.sin(part(time, 0, moment.takes) * Math.PI))
    const fallen = part(time, 120, 760)
    const sway = Math.sin(fallen * 9) * (1 - fallen)
    look.feather = { at: still ? [radius * 0.8, radius * 0.5] : [radius * 0.8 + sway * radius * 0.35, mix(-radius * 1.9, radius * 0.5, fallen)], angle: still ? 0 : sway * 30 }
    look.feathers -= look.drop < 1 ? 1 : 0
  }
  for (const hand of draft.hands) {
    if (gone.includes(hand.seat)) hand.opacity = 1 - part(time, 0, 200)
    if (gone.includes(hand.to)) hand.opacity = mix(1, 0.25, part(time, 300, 300))
  }
}

/** Hands that pointed at whoever dropped: their cards leave face down, and nobody learns what they were. */
function bluff(draft: Frame, { moment, time, still }: Showing, stage: Layout, entry: number): void {
  const pairs = foiled(moment.events, moment.before)
  for (const hand of draft.hands) hand.opacity *= mix(1, 0.08, entry)
  for (const [seat, target] of pairs) {
    const hand = handLook(seat, 0, target, stage, false)
    const lowered = part(time, 120, 400)
    draft.hands.push({ ...hand, opacity: 1 - part(time, 520, 250), angle: hand.angle + (still ? 0 : (hand.flip ? -1 : 1) * 40 * eased(lowered)) })
    const look = draft.seats[seat]
    if (look) {
      look.ring = 1 - lowered
      look.card = 1
      look.tumble = still ? part(time, 250, 300) : part(time, 250, 700)
    }
  }
}

/** The light passes over everybody who still points; nobody knows yet whom it stops at. */
function call(draft: Frame, { moment, time, still }: Showing): void {
  draft.call = part(time, 0, 160) * (1 - part(time, moment.takes - 140, 140))
  const ready = draft.seats.filter((one) => moment.before.figures[one.seat]?.loaded && one.drop === 0 && one.out === 0)
  if (time <= 120 || ready.length === 0) return
  const lap = Math.floor(part(time, 120, moment.takes - 120) * 0.999 * ready.length * 1.5) % ready.length
  ready.forEach((one, place) => (one.ring = still ? 0.5 : place === lap ? 1 : 0.12))
}

/** The light goes out over whoever has had enough, and something falls. */
function out(draft: Frame, { moment, time, still }: Showing, { radius, width }: Layout): void {
  for (const hand of draft.hands) hand.opacity = 0
  const died = moment.events.find((one) => one.event === 'died')
  const look = died && draft.seats[died.seat]
  if (!look) return
  look.out = part(time, 380, 450)
  look.card = 0
  draft.spot = { at: look.at, opacity: 0.3 * part(time, 0, 200) * (1 - look.out) }
  const far = part(time, 120, 620)
  const down = Math.min(1, far / 0.7)
  const bounce = far > 0.7 ? Math.sin(((far - 0.7) / 0.3) * Math.PI) * radius * 0.18 : 0
  const leap = Math.sin(part(far, 0, 0.5) * Math.PI) * radius * 0.55
  // Towards the middle, where there is room for it.
  const side = look.at[0] > width / 2 ? -1 : 1
  const lies: Point = [side * radius * 1.4, radius * 1.15]
  look.piece = still
    ? { at: far < 0.5 ? [0, 0] : lies, angle: far < 0.5 ? 0 : 18, opacity: Math.abs(1 - 2 * far) }
    : { at: [lies[0] * far, lies[1] * down * down - leap - bounce], angle: side * 378 * eased(far), opacity: 1 }
}

function grenade(draft: Frame, { moment, time, still }: Showing, stage: Layout): void {
  const exploded = moment.events.find((one) => one.event === 'exploded')
  const from = exploded && draft.seats[exploded.seat]
  if (!from) return
  for (const hand of draft.hands) hand.opacity = 1 - part(time, 300, 200)
  const boom = time - 400
  if (boom < 0) {
    from.ring = 1
    from.shiver = still ? 0 : Math.sin(time / 14) * part(time, 0, 400) * 3
  } else {
    draft.flash = still ? 0 : 0.9 * (1 - part(boom, 40, 200))
    draft.shake = shaken(boom, stage.unit * 1.5)
    const grown = part(boom, 0, 240)
    draft.effects.push({ kind: 'blast', at: from.at, scale: stage.unit * (still ? 2.6 : mix(0.6, 2.8, 1 - (1 - grown) ** 3)), angle: still ? 0 : boom / 20, opacity: 1 - part(boom, 500, 400) })
  }
  for (const one of moment.events) {
    const victim = one.event === 'wounded' ? draft.seats[one.seat] : undefined
    if (!victim || one.event !== 'wounded') continue
    const fly = part(boom, 100, 320)
    const before = moment.before.figures[one.seat]?.wounds ?? 0
    victim.plasters = fly >= 1 ? victim.plasters : before
    victim.red = still ? part(boom, 100, 150) : fly >= 1 ? Math.exp(-part(boom, 420, 500) * 4) : 0
    if (boom > 100 && fly < 1 && !still) draft.effects.push({ kind: 'plaster', at: between(from.at, victim.at, fly), scale: 1, angle: fly * 400, opacity: 1 })
  }
}

/** A foiled card is shown as proof, and a neighbour is stabbed. */
function stab(draft: Frame, { moment, time, still }: Showing, stage: Layout, entry: number): void {
  const stabbed = moment.events.find((one) => one.event === 'stabbed')
  if (!stabbed || stabbed.event !== 'stabbed') return
  const [from, victim] = [draft.seats[stabbed.seat], draft.seats[stabbed.victim]]
  if (!from || !victim) return
  for (const hand of draft.hands) hand.opacity *= mix(1, 0.08, entry)
  from.ring = entry
  const thrust = part(time, 250, 120)
  const hand = handLook(stabbed.seat, 0, stabbed.victim, stage, false)
  draft.hands.push({ ...hand, at: still ? hand.at : between(from.at, victim.at, mix(0.2, 0.55, thrust)), opacity: 1 })
  const fly = part(time, 370, 220)
  const before = moment.before.figures[stabbed.victim]?.wounds ?? 0
  victim.plasters = fly >= 1 ? victim.plasters : before
  victim.red = fly >= 1 ? Math.exp(-part(time, 590, 500) * 4) : 0
  if (time > 370 && time < 900) draft.effects.push({ kind: 'burst', at: between(from.at, victim.at, 0.72), scale: stage.unit * (still ? 0.8 : mix(0.4, 0.9, part(time, 370, 100))), angle: 0, opacity: 1 - part(time, 700, 200) })
}

function power(draft: Frame, { moment }: Showing, _stage: Layout, entry: number): void {
  for (const hand of draft.hands) hand.opacity *= mix(1, 0.15, entry)
  const shown = moment.events.find((one) => one.event === 'power-shown')
  const look = shown && draft.seats[shown.seat]
  if (look) look.ring = entry
}

const EVERY = 90
const FLIGHT = 420

function split(draft: Frame, { moment, time, still }: Showing, stage: Layout, entry: number): void {
  for (const hand of draft.hands) hand.opacity *= 1 - entry
  const shared = moment.events.find((one) => one.event === 'split')
  if (shared?.event !== 'split') return
  const handed = shared.portions.flatMap((notes, place) => notes.map((value) => ({ value, to: shared.among[place] ?? 0 })))
  const stays = NOTES.flatMap((value, place) => Array<number>(shared.left[place] ?? 0).fill(value))
  const count = handed.length + stays.length
  const home = (place: number): Point => {
    const [row, column] = [Math.floor(place / 4), place % 4]
    const inRow = Math.min(4, count - row * 4)
    return [stage.felt.middle[0] + (column - (inRow - 1) / 2) * 46 * stage.unit, stage.felt.middle[1] + (row - (Math.ceil(count / 4) - 1) / 2) * 32 * stage.unit]
  }
  const piled = new Map<number, number>()
  handed.forEach(({ value, to }, place) => {
    const pile = piled.get(to) ?? 0
    piled.set(to, pile + 1)
    const flown = eased(part(time, 100 + Math.min(place * EVERY, 600), FLIGHT))
    const seat = stage.seats[to] ?? [0, 0]
    const lies: Point = [seat[0] + (pile - 1) * stage.radius * 0.4, seat[1] + stage.radius * 0.1 + (pile % 2) * 5 * stage.unit]
    const at = still ? (flown < 0.5 ? home(place) : lies) : between(home(place), lies, flown)
    draft.notes.push({ value, at, angle: still ? 0 : flown * (place % 2 ? -12 : 14) + Math.sin(flown * Math.PI) * 40, opacity: still ? Math.abs(1 - 2 * flown) : 1 })
  })
  const stuck = shared.share === 0 && !still ? Math.sin(time / 22) * 3 * stage.unit * (1 - part(time, 200, 300)) : 0
  stays.forEach((value, place) => {
    const [x, y] = home(handed.length + place)
    draft.notes.push({ value, at: [x + stuck, y], angle: 0, opacity: 1 })
  })
  for (const seat of shared.among) {
    const look = draft.seats[seat]
    if (!look) continue
    look.ring = entry
    look.gain = shared.share > 0 ? part(time, 620, 200) : 0
  }
}
