// Warming up: who points at whom while all wait for the deal, as a picture of the table.
import type { Seat } from '../protocol'
import { bare, type Picture } from './picture'

const FEWEST = 4

export function warmUp(chairs: number, pointing: Record<Seat, Seat>): Picture {
  const empty = bare(Math.max(FEWEST, chairs))
  const aims = (seat: Seat): Seat[] => [pointing[seat]].filter((at) => at !== undefined)
  return { ...empty, figures: empty.figures.map((one) => ({ ...one, aims: aims(one.seat) })) }
}
