// What a round brought, in the sentences the server's storyteller would say (story/classic; a test holds them equal).
import { FATAL, FATAL_UNBREAKABLE, ROUNDS } from '../../facts'
import type { Event, Phase, PowerId, Seat, Told } from '../../protocol'
import { who, type Cast } from '../../story/cast'
import type { Phrase, Values } from '../../words/words.svelte'
import { note, phase, phrases } from '../story/story'
import { total } from '../theatre/picture'
import { SHOWN_BY } from './impossible'
import type { WholeView } from '../../state/whole'

const NERVE = 4
const FAST_VOLLEY = 5
const RULES: Record<string, string[]> = {
  withdrew: ['C30'],
  'withdrew-flashing': ['C30', 'K15'],
  stabbed: ['P38', 'A43'],
  exploded: ['P21', 'P22'],
  'inherited-unseen': ['P14', 'A22'],
  'stood-up': ['P34'],
  'split-nobody': ['C55'],
  'split-stuck': ['C54'],
  'split-alone': ['C55'],
  'split-share': ['C51'],
  'phone-unused': ['K13'],
  'phone-busy': ['K12'],
  'phone-alert': ['K14', 'K15'],
}

export class Teller {
  readonly #cast: Cast
  #told: Told[]
  #phase: Phase
  #staySaid: boolean
  #stabbed: Seat | null = null
  #exploded = false

  /** Goes on from what the server told of this round. */
  constructor(names: string[], told: Told[]) {
    this.#cast = { names, me: null }
    this.#told = told
    const heading = told.findLast((one) => one.form === 'phase')
    this.#phase = (heading?.values?.['number'] ?? 1) as Phase
    this.#staySaid = this.#phase !== NERVE || told.at(-1)?.message === 'stay' || told.some((one) => one.message === 'stay')
  }

  get told(): Told[] {
    return this.#told
  }

  /** Something happened, at a table as it is now; `hurt` before, in this round. */
  tell(event: Event, view: WholeView, hurt: ReadonlySet<Seat>): void {
    if (!this.#staySaid && event.event !== 'withdrew') {
      this.#staySaid = true
      const staying = view.gangsters.filter((one) => one.alive && one.stance !== 'withdrawn').map((one) => this.#cast.names[one.seat] ?? '')
      this.#say({ message: 'stay', values: { count: staying.length, group: staying } })
    }
    switch (event.event) {
      case 'round-began':
        this.#told = [{ message: 'round', values: { round: event.round, rounds: ROUNDS }, form: 'round' }]
        this.#begin(1)
        return this.#say({ message: 'loot-turned', values: { notes: event.notes.toSorted((one, other) => other - one).map(note), total: total(view.loot) } }, ['C14'])
      case 'phase-began':
        if (event.phase === this.#phase) return
        this.#begin(event.phase)
        this.#told = [...this.#told, { message: 'phase', values: { number: event.phase, name: { message: phase(event.phase) } }, form: 'phase' }]
        return
      case 'wounded':
        return this.#wounded(event.seat, event.markers, view, hurt.has(event.seat))
      case 'split':
        return this.#split(event)
      default:
        if (event.event === 'stabbed') this.#stabbed = event.victim
        if (event.event === 'exploded') this.#exploded = true
        for (const phrase of phrases(this.#cast, event, view.calls, new Set())) this.#say(phrase, this.#rules(event, phrase, view))
    }
  }

  #begin(phase: Phase): void {
    this.#phase = phase
    this.#staySaid = phase !== NERVE
    this.#stabbed = null
    this.#exploded = false
  }

  #rules(event: Event, { message }: Phrase, view: WholeView): string[] {
    if (event.event === 'power-shown') return [SHOWN_BY[event.power]]
    if (event.event === 'died') return [(view.gangsters[event.seat]?.wounds ?? 0) >= FATAL_UNBREAKABLE ? 'P12' : 'C59', 'C61']
    return RULES[message] ?? []
  }

  #wounded(seat: Seat, markers: number, view: WholeView, again: boolean): void {
    const one = view.gangsters[seat]
    const wounds = one?.wounds ?? 0
    const shown: PowerId | null = one?.power ?? null
    // Only the end of the story shows that a fourth wound was needed (A32).
    const fatal = Math.max(shown === 'unbreakable' ? FATAL_UNBREAKABLE : FATAL, wounds)
    const plain = this.#phase === FAST_VOLLEY ? 'C36' : 'C42'
    const rule = this.#exploded ? 'P21' : this.#stabbed === seat ? 'P38' : again ? 'C45' : plain
    this.#say({ message: again ? 'wounded-again' : 'wounded', values: { ...who(this.#cast, seat), markers, wounds, fatal } }, [rule])
  }

  #split(event: Extract<Event, { event: 'split' }>): void {
    const said = phrases(this.#cast, event, 0, new Set())
    const left = said.pop()
    for (const phrase of said) this.#say(phrase, RULES[phrase.message])
    if (event.share > 0) {
      event.among.forEach((seat, place) => {
        const [first, ...others] = (event.portions[place] ?? []).map((value) => ({ thousands: value / 1000 }))
        const notes = others.reduce<Phrase>((row, one) => ({ message: 'notes-row', values: { ...one, row } }), { message: 'note-drawn', values: first as Values })
        this.#told = [...this.#told, { message: 'split-portion', values: { who: [this.#cast.names[seat] ?? ''], notes }, form: 'item' }]
      })
    }
    if (left) this.#say(left, total(event.left) > 0 ? ['C53'] : [])
  }

  #say({ message, values = {} }: Phrase, rules: string[] = []): void {
    this.#told = [...this.#told, { message, values, rules }]
  }
}
