// Hands that pointed in vain: whom they pointed at has dropped, and their cards leave unseen.
import type { Event, Seat } from '../../protocol'
import type { Picture } from './picture'

/** Whose hand, and at whom. */
export function foiled(events: Event[], { figures }: Picture): [Seat, Seat][] {
  return events.flatMap((one): [Seat, Seat][] => {
    if ((one.event !== 'discarded' && one.event !== 'discarded-unseen') || one.why !== 'foiled') return []
    const target = figures[one.seat]?.aims[one.gun]
    return target == null ? [] : [[one.seat, target]]
  })
}
