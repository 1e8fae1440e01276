// A real table while no server can be reached: what follows from the taps of whoever holds the pen (ledger/classic/folding.py, held equal by a test).
import type { Event, Fact, LedgerSeen, Notes, PowerId, Seat, Split, StageId } from '../../protocol'
import { CALLS_TO_ALERT, FATAL, FATAL_UNBREAKABLE, LAST_PHONE_ROUND, PHASES, ROUNDS } from '../../facts'
import { notedAfter } from '../../real/noted'
import { counted, portions, shares } from '../../real/shares'
import { whole, type WholeView } from '../../state/whole'
import { Teller } from './teller'

type Gangster = WholeView['gangsters'][number]
type ClassicFact = Extract<Fact, { fact: 'turned' | 'loaded' | 'aimed' | 'withdrew' | 'hit' | 'showed' | 'shared' | 'phoned' | 'revealed' }>

/** What the ledger will say; null: that only the server can work out. */
export type Foreseen = { ledger: LedgerSeen; view: WholeView } | null

export function foreseen(ledger: LedgerSeen, facts: Fact[], names: string[]): Foreseen {
  if (!ledger.view || !ledger.step) return null
  const table = new TableAlone(ledger, whole(ledger.view), ledger.step, names)
  // A card shown late was there from the deal on.
  for (const fact of facts) if (fact.fact === 'showed' && !table.know(fact.seat, fact.power)) return null
  for (const fact of facts) {
    table.take(fact as ClassicFact)
    if (table.step === null) return null
  }
  return table.foreseen(facts)
}

class TableAlone {
  /** Powers by seat, as far as they are known by now, and who was wounded in this round. */
  readonly #powers: (PowerId | null)[]
  readonly #hurt: Set<Seat>
  readonly #teller: Teller
  #box: Notes

  constructor(
    readonly told: LedgerSeen,
    public view: WholeView,
    public step: StageId | null,
    names: string[],
  ) {
    this.#powers = view.gangsters.map((one) => one.power)
    this.#hurt = new Set(view.gangsters.flatMap((one) => (one.stance === 'wounded' ? [one.seat] : [])))
    this.#teller = new Teller(names, told.told ?? [])
    this.#box = told.box ?? [0, 0, 0]
  }

  /** Somebody has this power; false where it changes what the server has settled already. */
  know(seat: Seat, power: PowerId): boolean {
    const one = this.view.gangsters[seat]
    if (!one) return false
    this.#powers[seat] ??= power
    return one.power !== null || (power !== 'unbreakable' && power !== 'dragon-skin') || (one.alive && !this.#hurt.has(seat))
  }

  take(fact: ClassicFact): void {
    switch (fact.fact) {
      case 'turned':
        return this.#turned(fact.notes)
      case 'loaded':
        return this.#begin('load', 'aim')
      case 'aimed':
        return this.#begin('aim', 'nerve')
      case 'withdrew':
        return this.#withdrew(fact.seats)
      case 'hit': {
        const fast = this.step === 'fast-volley'
        this.#begin(fast ? 'fast-volley' : 'volley', fast ? 'volley' : 'split')
        return this.#strike(fact.hits)
      }
      case 'showed':
        return this.#showed(fact)
      case 'shared':
        return this.#shared()
      case 'phoned':
        this.#begin('phone', 'phone')
        return this.#phoned(fact.used)
      case 'revealed':
        this.step = null
    }
  }

  foreseen(facts: Fact[]): Foreseen {
    if (this.step === null) return null
    const ledger: LedgerSeen = {
      ...this.told,
      step: this.step,
      facts: (this.told.facts ?? 0) + facts.length,
      noted: facts.reduce(notedAfter, this.told.noted ?? []),
      told: this.#teller.told,
      stakes: this.view.gangsters.filter((one) => one.alive).map((_, count) => shares(this.view.loot, count + 1).share),
      box: this.#box,
      split: this.step === 'split' ? this.#split() : null,
      until: null,
      holders: [],
    }
    return { ledger, view: { ...this.view, stage: this.step } }
  }

  /** A phase is told to begin, and what is asked next. */
  #begin(phase: keyof typeof PHASES, next: StageId): void {
    this.#tell({ event: 'phase-began', phase: PHASES[phase] })
    this.step = next
  }

  #tell(event: Event): void {
    this.#teller.tell(event, this.view, this.#hurt)
  }

  #set(seat: Seat, change: (one: Gangster) => Partial<Gangster>): void {
    this.view = { ...this.view, gangsters: this.view.gangsters.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) }
  }

  #turned(notes: number[]): void {
    const added = counted(notes)
    const more = (one: Notes, sign: 1 | -1): Notes => [one[0] + sign * added[0], one[1] + sign * added[1], one[2] + sign * added[2]]
    this.#hurt.clear()
    this.#box = more(this.#box, -1)
    this.view = {
      ...this.view,
      round: this.view.round + 1,
      loot: more(this.view.loot, 1),
      sharers: [],
      gangsters: this.view.gangsters.map((one) => ({ ...one, stance: 'standing' })),
    }
    this.#tell({ event: 'round-began', round: this.view.round, notes })
    this.step = 'load'
  }

  #withdrew(seats: Seat[]): void {
    this.#begin('nerve', 'fast-volley')
    for (const seat of seats.toSorted((one, other) => one - other)) {
      const flashing = this.view.alerted > 0
      this.#set(seat, (one) => ({ stance: 'withdrawn', shame: one.shame + 1, flashing: one.flashing + Number(flashing) }))
      this.#tell({ event: 'withdrew', seat, flashing })
    }
  }

  get #standing(): Seat[] {
    return this.view.gangsters.flatMap((one) => (one.alive && one.stance === 'standing' ? [one.seat] : []))
  }

  #strike(hits: number[]): void {
    hits.forEach((count, seat) => count > 0 && this.#wound(seat, count))
    if (hits.some((count) => count > 0)) this.#endPhase()
    this.#lookWhetherOver()
  }

  /** So many simultaneous hits; Dragon Skin takes one a round, the Unbreakable a fourth (P12, P18). */
  #wound(seat: Seat, hits: number): void {
    const one = this.view.gangsters[seat]
    if (!one?.alive) return
    const power = this.#powers[seat]
    const fatal = power === 'unbreakable' ? FATAL_UNBREAKABLE : FATAL
    const markers = power === 'dragon-skin' ? Number(!this.#hurt.has(seat)) : Math.min(hits, fatal - one.wounds)
    const wounds = one.wounds + markers
    if (markers > 0) {
      this.#set(seat, () => ({ wounds, stance: 'wounded' }))
      this.#tell({ event: 'wounded', seat, markers })
      this.#hurt.add(seat)
    }
    if (wounds >= fatal) {
      this.#tell({ event: 'died', seat })
      this.#set(seat, () => ({ alive: false, money: 0 }))
    } else if ((power === 'unbreakable' && wounds === FATAL) || (power === 'dragon-skin' && hits > markers)) this.#show(seat, power)
  }

  #show(seat: Seat, power: PowerId): void {
    if (this.view.gangsters[seat]?.power === null) this.#tell({ event: 'power-shown', seat, power })
    this.#set(seat, () => ({ power }))
  }

  /** The grenade of a shown Insane who was wounded (P21). */
  #endPhase(): void {
    const insane = this.view.gangsters.find((one) => one.power === 'insane')
    if (!insane || this.view.exploded || !this.#hurt.has(insane.seat)) return
    this.view = { ...this.view, exploded: this.view.round }
    this.#tell({ event: 'exploded', seat: insane.seat })
    for (const seat of this.#standing) this.#wound(seat, 1)
  }

  #lookWhetherOver(): void {
    if (this.view.gangsters.filter((one) => one.alive).length <= 1) this.step = null
    else if (this.view.exploded === this.view.round && this.view.round > 0 && ['fast-volley', 'volley', 'split'].includes(this.step ?? '')) this.#endRound()
  }

  #showed({ seat, power, whom = null, bullet = null }: Extract<Fact, { fact: 'showed' }>): void {
    if (this.view.gangsters[seat]?.power) return
    // What kept somebody alive for longer changes rounds that only the server has.
    if (!this.view.gangsters[seat]?.alive && (power === 'unbreakable' || power === 'dragon-skin')) this.step = null
    if (this.step === null) return
    this.#show(seat, power)
    if (this.step === 'reveal') return
    if (power === 'does-not-hurt') {
      this.#set(seat, () => ({ stance: 'standing' }))
      this.#tell({ event: 'stood-up', seat })
    }
    if (power === 'you-dont-need-it' && whom !== null) this.#tell({ event: 'inherited-unseen', seat, dead: whom })
    if (power === 'backstab' && whom !== null && bullet !== null) {
      this.#tell({ event: 'stabbed', seat, victim: whom, bullet })
      this.#wound(whom, 1)
      this.#endPhase()
    }
    this.#lookWhetherOver()
  }

  #split(): Split {
    const among = this.#standing
    const { share, handed } = shares(this.view.loot, among.length)
    const left: Notes = [this.view.loot[0] - handed[0], this.view.loot[1] - handed[1], this.view.loot[2] - handed[2]]
    return { event: 'split', among, share, portions: portions(handed, share, among.length), left }
  }

  #shared(): void {
    const split = this.#split()
    const { among, share, left } = split
    this.#begin('split', 'split')
    this.#tell(split)
    for (const seat of among) this.#set(seat, (one) => ({ money: one.money === null ? null : one.money + share }))
    this.view = { ...this.view, loot: left, sharers: among }
    const rings = this.view.options.cop && this.view.round <= LAST_PHONE_ROUND && !this.view.alerted && among.length > 0
    if (rings) this.step = 'phone'
    else this.#endRound()
  }

  #phoned(used: boolean): void {
    const calls = this.view.calls + Number(used)
    for (const seat of this.view.sharers) this.#set(seat, (one) => ({ used_calls: one.used_calls + Number(used), unused_calls: one.unused_calls + Number(!used) }))
    this.view = { ...this.view, calls, alerted: used && calls === CALLS_TO_ALERT ? this.view.round : this.view.alerted }
    this.#tell({ event: 'phone-laid', handled: this.view.sharers, used })
    this.#endRound()
  }

  /** The next round; after the last one cards are opened, and only the server adds the sums up. */
  #endRound(): void {
    if (this.view.round < ROUNDS) this.step = 'loot'
    else this.step = !this.told.phones && (this.view.options.powers !== 'none' || this.view.options.cop) ? 'reveal' : null
  }
}
