// Around: how far from the reader everybody is, and which way, for those who read the arena instead of seeing it.
import type { Seat } from '../../protocol'
import { say } from '../../words/words.svelte'
import type { Places } from './walkers.svelte'

export interface Bearing {
  /** In millimetres. */
  far: number
  way: string
}

const WAYS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const

/** Where one place is, seen from another; y goes down. */
export function bearing([fromX, fromY]: [number, number], [x, y]: [number, number]): Bearing {
  const eighth = Math.round(Math.atan2(y - fromY, x - fromX) / (Math.PI / 4))
  return { far: Math.hypot(x - fromX, y - fromY), way: WAYS[(eighth + 8) % 8] ?? 'e' }
}

/** Everybody else, the nearest first. */
export function around(places: Places, me: Seat | null): { seat: Seat; bearing: Bearing }[] {
  const here = me === null ? undefined : places[me]
  if (!here) return []
  return Object.entries(places)
    .map(([seat, there]) => ({ seat: Number(seat), bearing: bearing(here, there) }))
    .filter((one) => one.seat !== me)
    .sort((one, other) => one.bearing.far - other.bearing.far)
}

export function told({ far, way }: Bearing): string {
  return say('web-live-far', { far: Math.round(far / 100) / 10, way: { message: `web-live-go-${way}` } })
}
