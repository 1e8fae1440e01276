// What the Godfather's phone knows of an outing while its taps are on their way, or no server can be reached.
import type { ChairSeen, LiveHeld, LiveOther, LiveOwn, LiveStageId, LiveView, OutingSeen, Told } from '../../../protocol'
import { LEAD, LONG_BEAT, LONG_COUNT, SHORT_COUNT } from '../../../facts'
import { notedAfter } from '../../../real/noted'
import { told } from '../../story/story'
import { UNNUMBERED, type Division, type LiveFact } from './declared'
import { EveningAlone, VOLLEYS } from './evening'

/** An outing as it stands on the phone that leads it. */
export class Lead {
  outing: OutingSeen
  chairs: ChairSeen[]
  readonly #evening: EveningAlone

  /** Only a phone that was given what it takes can lead. */
  constructor(outing: OutingSeen, chairs: ChairSeen[]) {
    const { pocket, view } = outing
    if (!pocket || !view) throw new Error('nothing to lead with')
    this.outing = outing
    this.chairs = chairs
    this.#evening = new EveningAlone(pocket, view.options, outing.box ?? false)
    this.#evening.reach(outing.step ?? null)
  }

  static able(outing: OutingSeen): boolean {
    return Boolean(outing.pocket && outing.view)
  }

  /** The outing before its last facts; null where only the server knows it. */
  static before(outing: OutingSeen, chairs: ChairSeen[], facts: number): Lead | null {
    const since = outing.pocket?.facts ?? []
    const taken = (outing.noted ?? []).slice(-facts)
    if (!outing.pocket || facts > since.length || taken.some((one) => one.fact === 'joined')) return null
    const pocket = { ...outing.pocket, facts: since.slice(0, -facts) }
    const lead = new Lead({ ...outing, step: 'divide', contact: null, pocket }, chairs)
    const before = { ...lead.outing, facts: (outing.facts ?? 0) - facts, undone: (outing.undone ?? 0) + facts, noted: (outing.noted ?? []).slice(0, -facts), split: null, whistle_at: null }
    lead.outing = shown(before, lead.#evening, chairs)
    return lead
  }

  /** Whether the cards of the round can only come from the server. */
  get waits(): boolean {
    return !this.#evening.box && this.#evening.step === 'divide' && this.#evening.hands.length === 0
  }

  /** Whose cards this phone does not know: they are asked aloud. */
  get unknown(): number[] {
    return this.#evening.box ? [] : this.#evening.inPlay.filter((seat) => !this.#evening.cards.has(seat))
  }

  /** Note a fact; throws Impossible where it cannot be. */
  note(fact: LiveFact, at: number): void {
    const before = this.#evening.arrived.length
    this.#evening.note(fact)
    for (const { seat, team, name } of this.#evening.arrived.slice(before)) {
      this.chairs = this.chairs.toSpliced(seat, 0, { name, team })
      const { split = null, back = [] } = this.outing
      const now = (one: number): number => one + Number(one >= seat)
      this.outing = { ...this.outing, split: split && { ...split, among: split.among.map(now) }, back: back.map(now) }
      // Of a real box they get a card at once.
      if (this.outing.box && (this.outing.pocket?.round ?? 0) > 0) this.#evening.back = [...(this.#evening.back ?? back.map(now)), seat].sort((one, other) => one - other)
    }
    this.outing = noted(shown(this.outing, this.#evening, this.chairs), fact, at)
  }

  /** A team holds its cards otherwise. */
  divide(division: Division): void {
    this.#evening.note(division)
    this.outing = shown(this.outing, this.#evening, this.chairs)
  }

  count(at: number, beat: number): void {
    this.outing = { ...this.outing, whistle_at: at + LEAD + SHORT_COUNT * beat, count_from: SHORT_COUNT, beat }
  }

  whistle(): void {
    this.outing = { ...this.outing, whistle_at: null, count_from: SHORT_COUNT }
  }
}

/** What everybody sees of it now. */
function shown(before: OutingSeen, evening: EveningAlone, chairs: ChairSeen[]): OutingSeen {
  const { step } = evening
  const cast = { names: chairs.map((chair) => chair.name), me: null }
  const acting = step === 'blast' || step === 'dagger'
  const asked = step === 'divide' || step === 'over'
  const shooting = VOLLEYS.some((gun) => gun === step)
  const all = evening.inPlay.every((seat) => evening.cards.has(seat))
  return {
    ...before,
    step: acting ? `${evening.volley}-chain` : (step as LiveStageId),
    contact: acting ? step : null,
    view: before.view ? viewed(before.view, evening) : null,
    told: evening.events.flatMap((event) => told(cast, event, evening.options)).map(readable),
    split: asked ? (evening.split ?? before.split ?? null) : null,
    ...evening.contact,
    firing: before.view?.seat === null && !evening.box && shooting && all ? evening.guns : [],
    trusted: trusted(before, evening, chairs),
    hits: [],
    hands: [],
    late: [],
    home: [...evening.home].sort((one, other) => one - other),
    back: step === 'divide' ? (evening.back ?? before.back ?? []).filter((seat) => evening.gangsters[seat]?.place === 'in-play') : [],
    pocket: { ...evening.opening, facts: evening.since.filter((one) => one.fact !== 'divided') },
  }
}

/** The same with one more fact in the book. */
function noted(outing: OutingSeen, fact: LiveFact, at: number): OutingSeen {
  const whistle = fact.fact === 'ran' ? { whistle_at: at + LEAD + LONG_COUNT * LONG_BEAT, count_from: LONG_COUNT, beat: LONG_BEAT } : { whistle_at: null }
  return { ...outing, ...whistle, facts: (outing.facts ?? 0) + 1, undone: 0, noted: notedAfter(outing.noted ?? [], fact) }
}

function viewed(view: LiveView, evening: EveningAlone): LiveView {
  const over = evening.outcome !== null
  const gangsters = evening.gangsters.map((one, seat): LiveOther => {
    const card = one.shown || over ? (evening.cards.get(seat) ?? null) : null
    return { seat, team: evening.teamOf(seat), place: one.place, wounds: one.wounds, mime: null, at: [], weapon: card?.[0] ?? null, number: card?.[2] ?? null }
  })
  return {
    ...view,
    options: evening.options,
    round: evening.round,
    loot: evening.loot,
    cards: evening.row.length,
    gangsters,
    own: view.own && owned(view.own, evening),
    pending: evening.pending,
    outcome: evening.outcome,
  }
}

/** What the team of whoever leads holds. */
function owned(own: LiveOwn, evening: EveningAlone): LiveOwn {
  const members = evening.members[own.team] ?? []
  const held = members.flatMap((seat) => {
    const card = evening.box ? undefined : evening.cards.get(seat)
    return card ? [{ seat, card }] : []
  })
  return { ...own, chief: members.find((seat) => evening.gangsters[seat]?.place === 'in-play') ?? null, dealt: evening.hands[own.team] ?? [], held }
}

/** The cards this phone must show: of teams without one, and once it has dealt itself, everybody's but its own team's. */
function trusted({ view }: OutingSeen, evening: EveningAlone, chairs: ChairSeen[]): LiveHeld[] {
  if (evening.box) return []
  const alone = evening.hasDealt
  const own = view?.own?.team ?? null
  const inPlay = evening.inPlay
  const hasPhone = (team: number): boolean => chairs.some((chair) => chair.team === team && chair.member != null)
  return evening.held.filter(({ seat }) => inPlay.includes(seat) && (alone ? evening.teamOf(seat) !== own || own === null : !hasPhone(evening.teamOf(seat))))
}

function readable(phrase: { message: string; values?: object }): Told {
  const values = phrase.values as Record<string, unknown> | undefined
  const unnumbered = phrase.message === 'live-announced' && Number(values?.['number']) > UNNUMBERED
  return { message: unnumbered ? 'web-real-out-showed' : phrase.message, ...(values ? { values } : {}) }
}
