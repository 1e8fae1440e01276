// A volley: shots that fall together by the rules, put one after the other. Who fires at whom decides the order, never what the cards are.
import type { Event, Seat } from '../../protocol'

export type Fired = Extract<Event, { event: 'fired' }>

export interface Shot {
  fired: Fired
  /** Whether it leaves a plaster: none sticks to the dead, nor more than a power lets through. */
  plaster: boolean
  /** Whether the victim's own card is lost by it. */
  surprise: boolean
}

/** The shots of a volley in the order in which they are shown, and the events that are told with them. */
export function volley(events: Event[], from: number): { beats: Shot[][]; among: Set<Event> } {
  const behind = events.slice(from)
  const end = behind.findIndex((one) => ['exploded', 'phase-began', 'stabbed'].includes(one.event))
  const all = end < 0 ? behind : behind.slice(0, end)
  const fired = all.filter((one) => one.event === 'fired')
  const wounded = all.filter((one) => one.event === 'wounded')
  const lost = all.flatMap((one) => ((one.event === 'discarded' || one.event === 'discarded-unseen') && one.why === 'hit' ? [one] : []))
  const plasters = new Map(wounded.map((one) => [one.seat, one.markers]))
  const surprised = new Set(lost.map((one) => one.seat))
  return { beats: marked(ordered(fired), plasters, surprised), among: new Set<Event>([...fired, ...wounded, ...lost]) }
}

// Two at each other are one; several on one victim follow one another, while the light is on that victim.
function ordered(fired: Fired[]): Fired[][] {
  const left = [...fired]
  const beats: Fired[][] = []
  const take = (wanted: (one: Fired) => boolean): Fired | undefined => {
    const place = left.findIndex(wanted)
    return place < 0 ? undefined : left.splice(place, 1)[0]
  }
  const answers = (one: Fired, other: Fired): boolean => one.seat === other.target && one.target === other.seat
  let shot = left.shift()
  while (shot) {
    const first = shot
    const other = take((one) => answers(one, first))
    beats.push(other ? [first, other] : [first])
    const next = other ? undefined : take((one) => one.target === first.target && !left.some((another) => answers(another, one)))
    shot = next ?? left.shift()
  }
  return beats
}

function marked(beats: Fired[][], plasters: Map<Seat, number>, surprised: Set<Seat>): Shot[][] {
  return beats.map((shots) =>
    shots.map((fired) => {
      const more = fired.bullet === 'click' ? 0 : (plasters.get(fired.target) ?? 0)
      if (more > 0) plasters.set(fired.target, more - 1)
      return { fired, plaster: more > 0, surprise: fired.bullet !== 'click' && surprised.delete(fired.target) }
    }),
  )
}
