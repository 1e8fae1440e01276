// How long a shot takes among others, at the standard tempo.
import { DUEL, LAST_SHOT, SHOTS } from '../../facts'

/** How long one of so many shots takes, by its place. */
export function shotTakes(place: number, count: number, duel: boolean): number {
  const alone = place === count - 1 ? LAST_SHOT : (SHOTS[Math.min(place, SHOTS.length - 1)] ?? LAST_SHOT)
  return alone + (duel ? DUEL : 0)
}
