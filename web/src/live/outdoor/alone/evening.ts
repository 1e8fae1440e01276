// An evening outdoors worked out without a server: facts become what the ledger makes of them (ledger/live/folding.py, held equal by a test).
import type { Card, Declared, LiveHeld, LiveOptions, LiveOutcome, LiveSplit, Pocket, Seat, Stash } from '../../../protocol'
import { LIVE_ROUNDS, NOTES } from '../../../facts'
import type { Outdoors } from '../../../real/pen.svelte'
import { isFoolproof } from '../../story/story'
import { isBalanced } from '../balance'
import { dealt, deck } from './dealing'
import { declaredIn, shownCard, type Division, type LiveFact } from './declared'
import { Field, fresh, Impossible } from './field'
import { byCards, byMoney, outcome } from './money'

type Gun = 'bbb' | 'double' | 'shotgun'

export const VOLLEYS: Gun[] = ['bbb', 'double', 'shotgun']
const DECKS_APART = 12
const FIVE = NOTES[2]

export class EveningAlone extends Field {
  readonly box: boolean
  /** The round as it began, and what was said since. */
  opening: Pocket
  since: (LiveFact | Division)[] = []
  round = 0
  row: Card[] = []
  carried = 0
  loot = 0
  stashes: Stash[] = []
  home = new Set<Seat>()
  step: Outdoors = 'divide'
  volley: Gun = 'bbb'
  /** What each team was dealt, as far as this phone knows. */
  hands: Card[][] = []
  split: LiveSplit | null = null
  /** Who is back since the last round; null: no round has ended here. */
  back: Seat[] | null = null
  outcome: LiveOutcome | null = null
  /** Who came late, and where they took a seat. */
  arrived: { seat: Seat; team: number; name: string }[] = []
  /** Whether a round was dealt that the server does not know of. */
  hasDealt = false
  #declared: Declared[] = []

  constructor(pocket: Pocket, options: LiveOptions, box: boolean) {
    super(options)
    this.box = box
    this.opening = pocket
    this.#open(pocket)
    const facts = (pocket.facts ?? []) as LiveFact[]
    this.#declared = declaredIn(facts)
    for (const fact of facts) this.#retake(fact)
  }

  /** The server knows which guns nobody holds, and so which one is called next. */
  reach(step: Outdoors | null): void {
    const gun = VOLLEYS.find((one) => one === step)
    if (gun && VOLLEYS.includes(this.step as Gun)) this.volley = this.step = gun
  }

  /** Let happen what this says; a card shown late was there from the deal on, so the round is told anew. */
  note(fact: LiveFact | Division): void {
    const declared = declaredIn([...this.since, fact])
    if (declared.length !== this.#declared.length) this.#again(declared)
    this.events = []
    this.#take(fact)
  }

  /** Whom the card that acts now could touch. */
  get contact(): { bodies: Seat[]; others: Seat[] } {
    if (this.step !== 'blast' && this.step !== 'dagger') return { bodies: [], others: [] }
    const seat = this.turn()
    const others = this.inPlay.filter((other) => (this.step === 'blast' ? other !== seat : this.teamOf(other) !== this.teamOf(seat)))
    return { bodies: [seat], others }
  }

  /** Who can fire in this phase, as far as the cards are known (L35). */
  get guns(): Seat[] {
    return this.inPlay.filter((seat) => this.gangsters[seat]?.wounds === 0 && (this.box || (this.cards.get(seat)?.[0] ?? this.volley) === this.volley))
  }

  /** Who holds what, team by team in the order of the deal. */
  get held(): LiveHeld[] {
    return this.hands.flatMap((hand, team) => {
      const left = [...(this.members[team] ?? [])]
      return hand.flatMap((card) => {
        const at = left.findIndex((seat) => same(this.cards.get(seat), card))
        const [seat] = at < 0 ? [] : left.splice(at, 1)
        return seat === undefined ? [] : [{ seat, card }]
      })
    })
  }

  #open({ round, places, row, stashes, held = [], home = [] }: Pocket): void {
    this.gangsters = places.map(fresh)
    this.round = round
    this.row = [...row]
    this.stashes = stashes.map((one) => ({ ...one }))
    this.home = new Set(home)
    this.pending = []
    this.step = 'divide'
    this.cards = new Map(held.map((one) => [one.seat, one.card]))
    this.hands = held.length === 0 ? [] : this.options.teams.map((_, team) => held.filter((one) => this.teamOf(one.seat) === team).map((one) => one.card))
    if (!this.box) this.loot = this.#worth()
    this.since = []
  }

  #again(declared: Declared[]): void {
    const { since, step } = this
    this.#open(this.opening)
    this.#declared = declared
    for (const fact of since) this.#retake(fact)
    this.reach(step)
  }

  #retake(fact: LiveFact | Division): void {
    if (fact.fact === 'struck') this.reach(fact.gun as Outdoors | null)
    this.#take(fact)
  }

  #take(fact: LiveFact | Division): void {
    if (fact.fact === 'joined') return this.#join(fact)
    this.since.push(fact)
    switch (fact.fact) {
      case 'ran':
        this.#onlyAt(['divide'], 'L22')
        if (this.box) this.#dealBox(fact.notes ?? [0, 0, 0])
        else this.#believe()
        this.step = 'nerve'
        return
      case 'left':
        this.#onlyAt(['nerve'], 'L29')
        this.#check(fact.seats ?? [])
        for (const seat of [...(fact.seats ?? [])].sort(byNumber)) {
          this.set(seat, { place: 'coward' })
          this.events.push({ event: 'live-withdrew', seat })
        }
        return this.#shoot('bbb')
      case 'struck':
        return this.#struck(fact)
      case 'touched':
        return this.#touched(fact.touched ?? [])
      case 'slapped':
        return this.#slapped(fact.victim ?? null)
      case 'went-home':
        this.#onlyAt(['divide'], 'L17')
        return this.#goHome(fact.seat)
      case 'divided':
        this.#onlyAt(['divide'], 'L18')
        this.hands[fact.team]?.forEach((card, place) => this.cards.set(fact.to[place] ?? -1, card))
    }
  }

  #onlyAt(steps: Outdoors[], rule: string): void {
    if (this.step === 'over') throw new Impossible('over', 'L15')
    if (!steps.includes(this.step)) throw new Impossible('not-now', rule)
  }

  /** Refuse who does not play, is out of this round, or stands in the list twice. */
  #check(seats: Seat[]): void {
    seats.forEach((seat, place) => {
      if (!this.gangsters[seat]) throw new Impossible('no-seat', 'L10')
      if (seats.indexOf(seat) < place) throw new Impossible('twice', 'L29')
      if (this.gangsters[seat].place !== 'in-play') throw new Impossible('safe', 'L30')
    })
  }

  /** Where the house dealt cards that lie on other phones, what people showed aloud is believed. */
  #believe(): void {
    this.#declared.forEach((one, place) => {
      if (!this.cards.has(one.seat)) this.cards.set(one.seat, shownCard(one, place + 1))
    })
  }

  #dealBox(notes: number[]): void {
    if (Math.min(...notes) < 0 || notes.every((count) => count === 0)) throw new Impossible('no-note', 'L16')
    this.carried = this.row.length
    this.row = [...this.row, ...NOTES.flatMap((value, which) => Array.from({ length: notes[which] ?? 0 }, (): Card => ['bbb', value, null]))]
    this.#begin()
    this.cards = new Map()
    this.#believe()
  }

  #begin(): void {
    this.round += 1
    this.gangsters = this.gangsters.map((one) => fresh(one.place))
    this.loot = this.#worth()
    this.split = null
    this.events.push({ event: 'round-began-unseen', round: this.round, loot: this.loot, cards: this.row.length })
  }

  #worth(): number {
    return isFoolproof(this.options) ? this.row.length : this.row.reduce((sum, card) => sum + card[1], 0)
  }

  /** The next gun's phase in which somebody can fire; after the last, the split. */
  #shoot(from: Gun): void {
    for (const gun of VOLLEYS.slice(VOLLEYS.indexOf(from))) {
      this.volley = this.step = gun
      if (this.guns.length > 0) return
    }
    this.#share()
  }

  #struck({ hits = [], touched = [], gun = null }: Extract<LiveFact, { fact: 'struck' }>): void {
    const now = VOLLEYS.indexOf(this.step as Gun)
    const called = VOLLEYS.indexOf(gun as Gun)
    // A gun was called that nobody could fire any more.
    if (called >= 0 && !hits.some((count) => count > 0) && (now < 0 || now > called)) return
    this.#onlyAt(VOLLEYS, 'L33')
    if (gun !== null && gun !== this.step) throw new Impossible('not-now', 'L33')
    const struck = hits.flatMap((count, seat) => (count > 0 ? [seat] : []))
    this.#check(struck)
    const guns = this.guns.length * (this.step === 'double' ? 2 : 1)
    if (hits.reduce((sum, count) => sum + count, 0) > guns) throw new Impossible('too-many-hits', guns > 0 ? 'L28' : 'L35')
    const falling: Seat[] = []
    for (const seat of struck) {
      if (this.volley === 'shotgun') {
        this.fall(seat, 'shotgun', true)
        falling.push(seat)
      } else this.strike(seat, hits[seat] ?? 0, this.volley)
    }
    this.#stepBack(falling, touched)
    this.#goOn()
  }

  #stepBack(falling: Seat[], touched: Seat[][]): void {
    if (touched.length > 0 && touched.length !== falling.length) throw new Impossible('no-seat', 'L47')
    for (const those of touched) this.#check(those)
    if (falling.length === 0 || this.inPlay.length === 0) return
    const hits = new Map<Seat, number>()
    falling.forEach((seat, place) => {
      const those = [...(touched[place] ?? [])].sort(byNumber)
      this.events.push({ event: 'stepped-back', seat, touched: those })
      for (const one of those) hits.set(one, (hits.get(one) ?? 0) + 1)
    })
    for (const [seat, count] of [...hits].sort(([one], [other]) => one - other)) this.strike(seat, count, 'shotgun')
  }

  /** Numbered cards in their order, then the next gun (A64). */
  #goOn(): void {
    while (this.pending.length > 0) {
      const seat = this.turn()
      this.step = this.cards.get(seat)?.[0] === 'boom' ? 'blast' : 'dagger'
      if (this.contact.others.length > 0) return
      if (this.step === 'blast') this.explode(seat, [])
      else this.stab(seat, null)
    }
    const next = VOLLEYS[VOLLEYS.indexOf(this.volley) + 1]
    if (next) this.#shoot(next)
    else this.#share()
  }

  #touched(touched: Seat[]): void {
    this.#onlyAt(['blast'], 'L38')
    const seat = this.turn()
    this.#check(touched)
    if (touched.includes(seat)) throw new Impossible('safe', 'L38')
    this.explode(seat, [...touched].sort(byNumber))
    this.#goOn()
  }

  #slapped(victim: Seat | null): void {
    this.#onlyAt(['dagger'], 'L40')
    const { bodies, others } = this.contact
    if (victim !== null && !others.includes(victim)) throw new Impossible('no-victim', 'L40')
    this.stab(bodies[0] ?? -1, victim)
    this.#goOn()
  }

  /** The split, the way home, and the next round's cards (L49-L57). */
  #share(): void {
    const among = this.inPlay
    const row = this.row.map((card) => card[1])
    const { share, portions } = isFoolproof(this.options) ? byCards(row, among.length) : byMoney(row, among.length)
    among.forEach((seat, place) => {
      const stash = this.stashes[this.teamOf(seat)]
      if (!stash) return
      stash.cards += portions[place]?.length ?? 0
      stash.money += (portions[place] ?? []).reduce((sum, one) => sum + (row[one] ?? 0), 0)
    })
    const taken = new Set(portions.flat())
    this.row = this.row.filter((_, place) => !taken.has(place))
    this.split = { event: 'live-split', among, share, row, portions }
    this.events.push(this.split)
    if (this.round === LIVE_ROUNDS) {
      const hospital = this.members.map((seats) => seats.filter((seat) => this.gangsters[seat]?.place === 'hospital').length)
      this.outcome = outcome(this.stashes, this.members.map((seats) => seats.length), hospital, isFoolproof(this.options))
      this.events.push({ event: 'live-ended', outcome: this.outcome })
      this.step = 'over'
      return
    }
    const places = this.gangsters.map((one) => one.place)
    const back = places.flatMap((place, seat) => (place === 'coward' || place === 'sitting-out' ? [seat] : []))
    this.back = back
    this.#return(back, places.flatMap((place, seat) => (place === 'hospital' ? [seat] : [])))
    this.#makeReady()
  }

  #return(back: Seat[], out: Seat[]): void {
    for (const seat of back) this.set(seat, { place: 'in-play' })
    for (const seat of out) this.set(seat, { place: 'sitting-out' })
    this.events.push({ event: 'returned', back, out })
  }

  /** A round can begin: the house deals its cards, a real box is dealt when they run. */
  #makeReady(): void {
    this.step = 'divide'
    const following = this.round + 1
    const late = (this.opening.playing_from ?? []).flatMap(([seat, first]) => (first > following ? [seat] : []))
    const out = [...new Set([...late, ...this.home])].sort(byNumber)
    if (out.length > 0) this.#return([], out)
    this.pending = []
    this.#declared = []
    const { seed = '', playing_from = [] } = this.opening
    if (!this.box) this.#dealHouse(seed)
    this.opening = {
      round: this.round,
      places: this.gangsters.map((one) => one.place),
      row: [...this.row],
      stashes: this.stashes.map((one) => ({ ...one })),
      held: this.box ? [] : this.held,
      playing_from,
      home: [...this.home].sort(byNumber),
      seed,
    }
    this.since = []
  }

  #dealHouse(seed: string): void {
    this.cards = new Map()
    this.hands = []
    if (seed === '') return
    this.hasDealt = true
    const split = this.split
    this.carried = this.row.length
    this.row = [...this.row, ...deck(seed, this.round + 1, this.options)]
    this.#begin()
    this.split = split
    const playing = this.members.map((seats) => seats.filter((seat) => this.gangsters[seat]?.place === 'in-play'))
    const cards = dealt(seed, this.round, this.row, playing.flat().length)
    this.hands = playing.map((seats) => cards.splice(0, seats.length))
    playing.forEach((seats, team) => seats.forEach((seat, place) => this.cards.set(seat, this.hands[team]?.[place] ?? ['bbb', FIVE, null])))
  }

  /** Their card of the round that is dealt stays unused: nobody else's changes. */
  #goHome(seat: Seat): void {
    const one = this.gangsters[seat]
    if (!one) throw new Impossible('no-seat', 'L10')
    if (this.home.has(seat)) throw new Impossible('twice', 'L10')
    this.home.add(seat)
    if (one.place !== 'sitting-out') this.#return([], [seat])
  }

  /** Somebody came late: they take the last seat of a team, and whoever sits behind it moves up one. */
  #join({ team, name }: Extract<LiveFact, { fact: 'joined' }>): void {
    this.#onlyAt(['divide'], 'L17')
    const first = this.opening.round + 1
    const sizes = this.options.teams.map((one, place) => one.size + Number(place === team))
    const people = sizes.reduce((sum, size) => sum + size, 0)
    if (!this.options.teams[team]) throw new Impossible('no-seat', 'L10')
    if (!isBalanced(sizes)) throw new Impossible('unbalanced', 'A79')
    if (!this.box && people === DECKS_APART + 1) throw new Impossible('other-deck', 'L14')
    if (first > LIVE_ROUNDS) throw new Impossible('over', 'L15')
    const seat = (this.members[team]?.at(-1) ?? -1) + 1
    const now = (one: Seat): Seat => (one >= seat ? one + 1 : one)
    const { opening, since } = this
    this.options = { ...this.options, teams: this.options.teams.map((one, place) => ({ ...one, size: sizes[place] ?? one.size })) }
    const held = (opening.held ?? []).map((one) => ({ ...one, seat: now(one.seat) }))
    const playing = (opening.playing_from ?? []).map(([one, round]): [Seat, number] => [now(one), round])
    this.opening = {
      ...opening,
      places: opening.places.toSpliced(seat, 0, this.box ? 'in-play' : 'sitting-out'),
      held,
      playing_from: [...playing, [seat, first] satisfies [Seat, number]].sort(([one], [other]) => one - other),
      home: (opening.home ?? []).map(now),
    }
    this.arrived.push({ seat, team, name })
    this.back &&= this.back.map(now)
    this.split = this.split && { ...this.split, among: this.split.among.map(now) }
    this.#open(this.opening)
    for (const fact of since) {
      if (fact.fact === 'went-home') this.#take({ ...fact, seat: now(fact.seat) })
      else if (fact.fact === 'divided') this.#take({ ...fact, to: fact.to.map(now) })
    }
  }
}

function byNumber(one: number, other: number): number {
  return one - other
}

function same(one: Card | undefined, other: Card): boolean {
  return one !== undefined && one.every((part, place) => part === other[place])
}
