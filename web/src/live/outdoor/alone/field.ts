// Who stands where in a round outdoors, and what hits, grenades and daggers do to them (rules/live/phases).
import type { Card, Event, LiveOptions, Place, Seat, Weapon } from '../../../protocol'

const COMA = 2

/** Something that cannot have happened, and the rule it breaks. */
export class Impossible extends Error {
  constructor(
    readonly because: string,
    readonly rule: string,
  ) {
    super(`${because} (${rule})`)
  }
}

export interface Gangster {
  place: Place
  wounds: number
  hurtBy: Weapon | null
  spent: boolean
  shown: boolean
}

export function fresh(place: Place | Gangster): Gangster {
  return { place: typeof place === 'string' ? place : place.place, wounds: 0, hurtBy: null, spent: false, shown: false }
}

export class Field {
  gangsters: Gangster[] = []
  pending: Seat[] = []
  /** Who holds what, as far as this phone knows. */
  cards = new Map<Seat, Card>()
  events: Event[] = []

  constructor(public options: LiveOptions) {}

  get inPlay(): Seat[] {
    return this.gangsters.flatMap((one, seat) => (one.place === 'in-play' ? [seat] : []))
  }

  get members(): Seat[][] {
    let first = 0
    return this.options.teams.map(({ size }) => Array.from({ length: size }, () => first++))
  }

  teamOf(seat: Seat): number {
    return this.members.findIndex((seats) => seats.includes(seat))
  }

  protected set(seat: Seat, changes: Partial<Gangster>): void {
    const one = this.gangsters[seat]
    if (one) this.gangsters[seat] = { ...one, ...changes }
  }

  /** So many simultaneous hits on somebody in play (A60-A62). */
  protected strike(seat: Seat, hits: number, by: Weapon): void {
    const weapon = this.cards.get(seat)?.[0]
    let wounds = hits
    const spent = this.gangsters[seat]?.spent ?? false
    if (weapon === 'kevlar' && !spent) {
      this.set(seat, { shown: true, spent: true })
      this.events.push({ event: 'saved', seat })
      wounds -= 1
    }
    if (wounds === 0) return
    this.set(seat, { wounds: (this.gangsters[seat]?.wounds ?? 0) + wounds, hurtBy: by })
    this.events.push({ event: 'live-wounded', seat, wounds, by })
    if ((weapon === 'backstab' || weapon === 'boom') && !spent) this.announce(seat)
    else this.fallIfInComa(seat)
  }

  protected announce(seat: Seat): void {
    const card = this.cards.get(seat)
    if (this.pending.includes(seat) || !card) return
    this.set(seat, { shown: true })
    this.pending = [...this.pending, seat]
    this.events.push({ event: 'announced', seat, weapon: card[0], number: card[2] ?? 0 })
  }

  protected fallIfInComa(seat: Seat): void {
    const one = this.gangsters[seat]
    if (one && one.wounds >= COMA) this.fall(seat, one.hurtBy ?? 'bbb')
  }

  protected fall(seat: Seat, by: Weapon, backwards = false): void {
    this.set(seat, { place: 'hospital' })
    this.events.push({ event: 'fell', seat, by, backwards })
  }

  /** Whose numbered card acts now (L42); of two alike the dagger (A65). */
  protected turn(): Seat {
    const turn = (seat: Seat): number => 2 * (this.cards.get(seat)?.[2] ?? 0) + Number(this.cards.get(seat)?.[0] === 'boom')
    return this.pending.reduce((first, seat) => (turn(seat) < turn(first) ? seat : first))
  }

  protected explode(seat: Seat, touched: Seat[]): void {
    this.acted(seat)
    this.set(seat, { spent: true })
    this.events.push({ event: 'live-exploded', seat, touched })
    for (const victim of [seat, ...touched]) {
      const chained = this.options.variants.includes('chain-of-grenades') && this.cards.get(victim)?.[0] === 'boom' && !this.gangsters[victim]?.spent
      const waited = this.pending.includes(victim)
      if (this.gangsters[victim]?.place === 'in-play') this.fall(victim, 'boom')
      if (chained) this.announce(victim)
      else if (waited) {
        this.acted(victim)
        this.events.push({ event: 'struck-out', seat: victim })
      }
    }
  }

  protected stab(seat: Seat, victim: Seat | null): void {
    this.acted(seat)
    if (victim === null) this.events.push({ event: 'sheathed', seat })
    else {
      this.set(seat, { spent: true })
      this.events.push({ event: 'live-stabbed', seat, victim })
      this.strike(victim, 1, 'backstab')
    }
    this.fallIfInComa(seat)
  }

  protected acted(seat: Seat): void {
    this.pending = this.pending.filter((one) => one !== seat)
  }
}
