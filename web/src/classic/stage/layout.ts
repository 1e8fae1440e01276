// Where everything stands on the stage: seats round an oval, the view of a camera, and a free place for a card.
import type { Point } from '../../things/figures'

export interface Layout {
  width: number
  height: number
  /** How much larger than on the smallest screen things are drawn. */
  unit: number
  radius: number
  card: Point
  hand: number
  /** The size of names. */
  text: number
  /** Between these nothing stands but the play: above is the title, below the sentence. */
  top: number
  bottom: number
  felt: { middle: Point; across: number; down: number }
  seats: Point[]
}

/** What a camera looks at, how near, and how much it leans. */
export interface Camera {
  at: Point
  zoom: number
  lean: number
}

const TALL = { size: 360, radius: 42, card: [124, 174] as const, hand: 84, text: 15, top: 64, bottom: 92, side: 22, across: 150 }
const WIDE = { size: 720, radius: 66, card: [176, 246] as const, hand: 136, text: 27, top: 34, bottom: 110, side: 40, across: 430 }
const SMALLEST_TEXT = 13
const SMALLEST_CARD = 112

export function layout(width: number, height: number, players: number, me: number): Layout {
  const wide = width > height
  const plan = wide ? WIDE : TALL
  const scale = wide ? height / plan.size : Math.min(width / plan.size, height / 620)
  const radius = plan.radius * scale
  const unit = radius / TALL.radius
  const [top, bottom] = [Math.max(plan.top * scale, wide ? 0 : 60), height - Math.max(plan.bottom * scale, 76)]
  const name = 1.6 * plan.text * scale
  const across = Math.min(width / 2 - radius - plan.side * scale, plan.across * scale)
  const down = (bottom - top - 2 * radius - name - 14 * scale) / 2
  const middle: Point = [width / 2, top + radius + 10 * scale + down]
  // Where a whole screen is low, its card is not.
  const large = Math.max(scale, SMALLEST_CARD / plan.card[0])
  const seats: Point[] = []
  for (let step = 0; step < players; step++) {
    const angle = Math.PI / 2 + (step * 2 * Math.PI) / players
    seats[(me + step) % players] = [middle[0] + across * Math.cos(angle), middle[1] + down * Math.sin(angle)]
  }
  return {
    width,
    height,
    unit,
    radius,
    card: [plan.card[0] * large, plan.card[1] * large],
    hand: plan.hand * scale,
    text: Math.max(SMALLEST_TEXT, plan.text * scale),
    top,
    bottom,
    felt: { middle, across: across + radius * 0.35, down: down + radius * 0.2 },
    seats,
  }
}

export function whole({ width, height }: Layout): Camera {
  return { at: [width / 2, height / 2], zoom: 1, lean: 0 }
}

/** A view in which all of these seats are large. */
export function on(stage: Layout, seats: Point[], nearest = 1.3): Camera {
  const [xs, ys] = [seats.map(([x]) => x), seats.map(([, y]) => y)]
  const [left, right, above, below] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const { width, height, radius, text, top, bottom } = stage
  const label = text * 1.7
  const zoom = Math.max(1, Math.min(nearest, (width - 16) / (right - left + 2.5 * radius), (bottom - top) / (below - above + 2.65 * radius + label)))
  const rising = left === right || above === below ? 0 : xs.indexOf(left) === ys.indexOf(above) ? 2 : -2
  return { at: [(left + right) / 2, (above + below) / 2 + label * 0.4 + (height / 2 - (top + bottom) / 2) / zoom], zoom, lean: rising }
}

/** Where a point of the stage is on the screen. */
export function seen({ width, height }: Layout, [px, py]: Point, { at, zoom, lean }: Camera): Point {
  const angle = (lean * Math.PI) / 180
  const [x, y] = [(px - at[0]) * zoom, (py - at[1]) * zoom]
  return [width / 2 + x * Math.cos(angle) - y * Math.sin(angle), height / 2 + x * Math.sin(angle) + y * Math.cos(angle)]
}

export function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part]
}

/** The free place nearest to each shooter for a card: never on a face, a name, a hand or another card. */
export function cardPlaces(stage: Layout, shots: { from: Point; to: Point }[], camera: Camera): Point[] {
  const [width, height] = stage.card
  const step = Math.max(6, Math.round(8 * stage.unit))
  const radius = stage.radius * camera.zoom * 1.12
  const found: Point[] = []
  for (const { from, to } of shots) {
    const [a, b] = [seen(stage, from, camera), seen(stage, to, camera)]
    const wished = between(a, b, shots.length > 1 ? 0.12 : 0.34)
    const blocked: [Point, number, number][] = [a, b].flatMap((q): [Point, number, number][] => [
      [q, radius + 4, 60],
      [[q[0], q[1] + radius + stage.text * 0.8], stage.text * 1.4, 40],
      [[q[0], q[1] - radius - 8], 14, 30],
    ])
    for (let part = 1; part < 10; part++) blocked.push([between(a, b, part / 10), stage.hand * 0.3, 14])
    let best: Point = wished
    let cost = Infinity
    for (let x = width * 0.62 + 6; x <= stage.width - width / 2 - 8; x += step) {
      for (let y = stage.top + height / 2 + width * 0.1; y <= stage.bottom - height / 2; y += step) {
        let here = Math.hypot(x - wished[0], y - wished[1])
        for (const [q, reach, weight] of blocked) {
          const near = Math.hypot(Math.max(0, Math.abs(q[0] - x) - width / 2), Math.max(0, Math.abs(q[1] - y) - height / 2))
          if (near < reach) here += weight * (reach - near)
        }
        for (const q of found) {
          const [dx, dy] = [width + 8 - Math.abs(q[0] - x), height + 8 - Math.abs(q[1] - y)]
          if (dx > 0 && dy > 0) here += 80 * Math.min(dx, dy)
        }
        if (here < cost) [best, cost] = [[x, y], here]
      }
    }
    found.push(best)
  }
  return found
}
