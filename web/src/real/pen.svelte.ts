// The pen: what is tapped at a real table is kept, sent in its order, and written down exactly once.
import { table, type Pen } from '../controller.svelte'
import { recall, remember } from '../line/seats'
import type { Admission, Contact, Deed, Fact, LedgerSeen, LiveStageId, Message, OutingSeen, Part, Told } from '../protocol'
import type { Phrase } from '../words/words.svelte'

type Writing = Extract<Deed, { do: 'note' | 'take-back' | 'bring-back' | 'count-aloud' | 'whistled' | 'share-trusted' | 'admit' | 'share-out' }>
type Admitting = Extract<Deed, { do: 'admit' }>

/** A deed and the id it was sent under, if it was. */
interface Kept {
  deed: Writing
  id: number | null
}

/** Where a game outdoors stands; while a numbered card acts, what it does. */
export type Outdoors = LiveStageId | Contact

export function outdoors(outing: OutingSeen | null): Outdoors | null {
  return outing?.contact ?? outing?.step ?? null
}

class TablePen implements Pen {
  queue = $state.raw<Kept[]>([])
  /** Acknowledged, but the ledger that has it in it is still on its way. */
  settling = $state.raw<Writing[]>([])
  answer = $state.raw<{ question: number; told: Told[] | null } | null>(null)
  #code = ''
  #flying: number | null = null
  #question = 0

  get ledger(): LedgerSeen | OutingSeen | null {
    return table.state.ledger ?? table.state.outing
  }

  get mine(): boolean {
    return this.ledger !== null && this.ledger.pen === table.state.you
  }

  /** What is not in the ledger yet, as far as this device knows. */
  get pending(): Writing[] {
    return [...this.settling, ...this.queue.map((one) => one.deed)]
  }

  /** How many facts there will be once everything is written. */
  get facts(): number {
    return this.pending.reduce((sum, deed) => sum + longer(deed), this.ledger?.facts ?? 0)
  }

  /** The facts on their way; null where one was taken back that only the server has. */
  get newFacts(): Fact[] | null {
    const facts = this.pending.filter((deed) => longer(deed) !== 0)
    return facts.every((deed) => deed.do === 'note') ? facts.map((deed) => deed.fact) : null
  }

  /** Whether the server works out what comes of the last fact. */
  get waiting(): boolean {
    return this.pending.some((deed) => longer(deed) !== 0)
  }

  /** What somebody last owned up to on this phone, while nobody else knows of it. */
  admittedFor(who: string, what: Admission): number | null {
    const said = this.pending.filter((deed): deed is Admitting => deed.do === 'admit' && deed.who === who && deed.what === what)
    return said.at(-1)?.count ?? null
  }

  admit(deed: Admitting): void {
    this.#write(deed)
  }

  /** Who holds which card of the team, as was last decided on this phone while nobody else knows. */
  get sharedOut(): string[] | null {
    const said = this.pending.filter((deed) => deed.do === 'share-out')
    return said.at(-1)?.to ?? null
  }

  shareOut(to: string[]): void {
    this.#write({ do: 'share-out', to, at: Math.round(table.now()) })
  }

  note(fact: Fact): void {
    this.#write({ do: 'note', after: this.facts, fact, at: Math.round(table.now()) })
  }

  count(): void {
    this.#write({ do: 'count-aloud', at: Math.round(table.now()) })
  }

  whistled(): void {
    this.#write({ do: 'whistled' })
  }

  shareTrusted(team: number, to: string[]): void {
    this.#write({ do: 'share-trusted', team, to, at: Math.round(table.now()) })
  }

  /** Say why something cannot be. */
  deny(because: string, rule: string): void {
    table.say(reason('illegal', because, rule))
  }

  takeBack(facts = 1): void {
    const last = this.queue.at(-1)
    // What never left the device is simply not said.
    if (facts === 1 && last && last.id === null) this.#keep(this.queue.slice(0, -1))
    else this.#write({ do: 'take-back', after: this.facts, facts })
  }

  bringBack(): void {
    this.#write({ do: 'bring-back', after: this.facts })
  }

  suppose(parts: Part[]): void {
    this.#question += 1
    this.answer = { question: this.#question, told: null }
    table.suppose(this.#question, parts)
  }

  verdict(question: number, told: Told[]): void {
    if (question === this.#question) this.answer = { question, told }
  }

  admitted(code: string, commands: number): void {
    if (code !== this.#code) {
      this.#code = code
      this.#flying = null
      this.settling = []
      this.queue = recall<Kept[]>(`pen-${code}`, [])
    }
    // A page that was loaded again does not know whether the last one's word arrived: the server does.
    if (this.#flying === null) this.#keep(this.queue.filter((one) => one.id === null || one.id > commands).map(({ deed }) => ({ deed, id: null })))
    setTimeout(() => this.#flush())
  }

  heard(message: Message): void {
    if (message.tell === 'ledger' || message.tell === 'outing' || message.tell === 'welcome') this.settling = []
  }

  acked(id: number): void {
    if (id !== this.#flying) return
    const [first, ...rest] = this.queue
    this.#flying = null
    if (first) this.settling = [...this.settling, first.deed]
    this.#keep(rest)
    this.#flush()
  }

  refused(id: number, code: string, because: string, rule: string): boolean {
    if (id === 0 && this.answer?.told === null) {
      this.answer = { question: this.#question, told: [{ message: 'web-real-if-cannot' }] }
      return true
    }
    if (id !== this.#flying) return false
    const [first] = this.queue
    if (first && aside(first.deed)) {
      this.#flying = null
      this.#keep(this.queue.slice(1))
      table.say({ message: 'web-real-out-refused' })
      this.#flush()
      return true
    }
    const unwritten = this.queue.flatMap(({ deed }) => (deed.do === 'note' ? [deed.fact] : []))
    this.#flying = null
    this.#keep([])
    if (unwritten.length > 0 && table.state.outing && (code === 'no-pen' || unwritten.length > 1)) {
      // Whoever holds the pen now decides what becomes of it.
      table.send({ do: 'propose', facts: unwritten })
      table.say({ message: 'web-real-out-proposed', values: { count: unwritten.length } })
    } else table.say(unwritten.length > 1 ? { message: 'web-real-lost', values: { count: unwritten.length } } : reason(code, because, rule))
    return true
  }

  #write(deed: Writing): void {
    this.#keep([...this.queue, { deed, id: null }])
    this.#flush()
  }

  #flush(): void {
    const [first, ...rest] = this.queue
    if (!first || this.#flying !== null || table.status !== 'open') return
    this.#flying = table.send(first.deed)
    this.#keep([{ deed: first.deed, id: this.#flying }, ...rest])
  }

  #keep(queue: Kept[]): void {
    this.queue = queue
    remember(`pen-${this.#code}`, queue)
  }
}

type Aside = Extract<Writing, { do: 'count-aloud' | 'whistled' | 'share-trusted' | 'admit' | 'share-out' }>

/** Whether a deed is no fact: it waits for its turn, but nothing else depends on it. */
function aside(deed: Writing): deed is Aside {
  return !['note', 'take-back', 'bring-back'].includes(deed.do)
}

// By how many facts a deed makes the ledger longer.
function longer(deed: Writing): number {
  if (aside(deed)) return 0
  return deed.do === 'take-back' ? -(deed.facts ?? 1) : 1
}

function reason(code: string, because: string, rule: string): Phrase {
  if (because) return { message: 'web-real-because', values: { what: { message: `web-real-fact-${because}` }, rule } }
  return { message: code === 'stale' ? 'web-real-moved-on' : `web-refused-${code}` }
}

export const pen = new TablePen()
