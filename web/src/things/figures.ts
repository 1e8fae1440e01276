// Six seats: each has a face, a colour and a shape that goes with it, so that colour is never the only sign.
import { looks } from '../state/looks.svelte'

export const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const
export const COLOURS = ['#fff0de', '#cdf53f', '#27e1f5', '#0a9c8b', '#8b7ae0', '#d0682f'] as const

/** The letter of a seat's face. */
export function letter(seat: number): string {
  return LETTERS[looks.of[seat]?.face ?? seat % 6] ?? 'a'
}

/** The letter of a seat's shape, which is one with its colour. */
export function shape(seat: number): string {
  return LETTERS[looks.of[seat]?.colour ?? seat % 6] ?? 'a'
}

export function colour(seat: number): string {
  return COLOURS[looks.of[seat]?.colour ?? seat % 6] ?? COLOURS[0]
}

export type Point = [number, number]

export const BOARD = { width: 360, height: 372 }

const OTHERS: Record<number, Point[]> = {
  3: [[54, 208], [180, 54], [306, 208]],
  4: [[50, 238], [112, 66], [248, 66], [310, 238]],
  5: [[50, 260], [74, 104], [180, 54], [286, 104], [310, 260]],
}

/** Where each seat is drawn: the reader at the bottom, the others clockwise from the left. */
export function places(players: number, me: number): Point[] {
  const others = OTHERS[players - 1] ?? OTHERS[5] ?? []
  const points: Point[] = []
  for (let step = 0; step < players; step++) {
    const point: Point = step === 0 ? [180, 318] : (others[step - 1] ?? [180, 186])
    points[(me + step) % players] = point
  }
  return points
}

/** Whether a seat's label is below its disc: there it lies on no line from seat to seat. */
export function labelledBelow([, y]: Point): boolean {
  return y > BOARD.height / 2
}

/** The middle of a seat's disc. */
export function disc(point: Point): Point {
  const [x, y] = point
  return labelledBelow(point) ? [x, y - 20] : [x, y + 18]
}
