// After an outing: what there is a prize for, and who ran with a real gun in hand.
import { add, given } from '../../classic/story/awards'
import type { Card, Event, Seat, Weapon } from '../../protocol'

export interface Prize {
  award: 'nerves' | 'firework' | 'long-arm' | 'pincushion' | 'quick-feet' | 'patient' | 'earner'
  seat: Seat
  count: number
}

/** At most one prize each, and only where somebody earned it. */
export function prizes(events: Event[]): Prize[] {
  const shared = new Map<Seat, number>()
  const ran = new Map<Seat, number>()
  const wounds = new Map<Seat, number>()
  const fell = new Map<Seat, number>()
  const caught = new Map<Seat, number>()
  const slaps = new Map<Seat, number>()
  const earned = new Map<Seat, number>()
  for (const event of events) {
    if (event.event === 'live-withdrew') add(ran, event.seat, 1)
    else if (event.event === 'live-wounded') add(wounds, event.seat, 1)
    else if (event.event === 'fell') add(fell, event.seat, 1)
    else if (event.event === 'live-exploded') add(caught, event.seat, event.touched.length)
    else if (event.event === 'live-stabbed') add(slaps, event.seat, 1)
    else if (event.event === 'live-split') {
      for (const seat of event.among) {
        add(shared, seat, 1)
        add(earned, seat, event.share)
      }
    }
  }
  for (const seat of ran.keys()) shared.delete(seat)
  return given<Prize['award']>([
    ['firework', caught, 1],
    ['long-arm', slaps, 1],
    ['pincushion', wounds, 2],
    ['nerves', shared, 3],
    ['quick-feet', ran, 2],
    ['patient', fell, 2],
    ['earner', earned, 1],
  ])
}

const GUNS: Weapon[] = ['bbb', 'double', 'shotgun']

export interface Flight {
  round: number
  seat: Seat
  weapon: Weapon
}

/** Who put their hands up although their gun was real, where the cards are known. */
export function flights(events: Event[]): Flight[] {
  const found: Flight[] = []
  let round = 0
  let dealt: Record<Seat, Card[]> = {}
  let held: Record<Seat, Weapon> = {}
  for (const event of events) {
    if (event.event === 'live-round-began') {
      round = event.round
      dealt = {}
      held = {}
    } else if (event.event === 'dealt') dealt[event.chief] = event.cards
    else if (event.event === 'divided') {
      event.to.forEach((seat, place) => {
        const card = dealt[event.chief]?.[place]
        if (card) held[seat] = card[0]
      })
    } else if (event.event === 'live-withdrew') {
      const weapon = held[event.seat]
      if (weapon && GUNS.includes(weapon)) found.push({ round, seat: event.seat, weapon })
    }
  }
  return found
}
