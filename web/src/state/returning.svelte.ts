// Returning: at most three lines about what happened while this person was away.
import { recall, remember } from '../line/seats'
import type { Seat } from '../protocol'
import { group } from '../story/cast'
import type { Phrase } from '../words/words.svelte'
import type { State } from './state'

const MOST = 3
/** What was missed comes in many messages, all at once. */
const SETTLED = 600
const READ_FOR = 12_000

/** What everybody saw when this person looked last. */
export interface Seen {
  code: string
  game: number
  round: number
  /** How much of the story had been told. */
  told: number
  figures: { alive: boolean; wounds: number; money: number | null }[]
}

function seen({ room, view, events }: State): Seen | null {
  if (room?.stage !== 'game' || view === null) return null
  // Whoever lies in the Hospital gets up again: of Live its own story tells.
  const figures = view.edition === 'classic' ? view.gangsters.map(({ alive, wounds, money }) => ({ alive, wounds, money })) : view.gangsters.map(({ wounds }) => ({ alive: false, wounds, money: null }))
  return { code: room.code, game: room.games ?? 0, round: view.round, told: events.length, figures }
}

export class Returning {
  lines = $state.raw<Phrase[]>([])
  /** What else an edition has to tell of it. */
  more: (before: Seen, state: State) => Phrase[] = () => []
  #left: Seen | null = null
  #settling: number | undefined
  #reading: number | undefined

  constructor(private readonly state: () => State) {
    document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? this.leave() : this.back()))
  }

  /** The person is not looking, or the line is dead. */
  leave(): void {
    this.#left ??= seen(this.state())
  }

  /** Remember what is seen now, in case the page is gone the next moment. */
  look(): void {
    if (document.visibilityState === 'visible' && this.#left === null) remember('seen', seen(this.state()))
  }

  back(): void {
    clearTimeout(this.#settling)
    this.#left ??= recall<Seen | null>('seen', null)
    this.#settling = window.setTimeout(() => {
      const before = this.#left
      this.#left = null
      if (before) this.#show([...missed(before, this.state()), ...this.more(before, this.state())])
      this.look()
    }, SETTLED)
  }

  dismiss(): void {
    this.lines = []
  }

  #show(lines: Phrase[]): void {
    if (lines.length === 0) return
    this.lines = lines.slice(0, MOST)
    clearTimeout(this.#reading)
    this.#reading = window.setTimeout(() => this.dismiss(), READ_FOR)
  }
}

/** What became of everybody since then, the reader first. */
export function missed(before: Seen, state: State): Phrase[] {
  const now = seen(state)
  if (now === null || now.code !== before.code || now.game !== before.game) return []
  const cast = { names: state.room?.chairs.map((one) => one.name) ?? [], me: state.seat }
  const changed = (test: (was: Seen['figures'][number], is: Seen['figures'][number]) => boolean): Seat[] =>
    now.figures.flatMap((is, seat) => (before.figures[seat] && test(before.figures[seat], is) ? [seat] : []))
  const died = changed((was, is) => was.alive && !is.alive)
  const hit = changed((was, is) => is.alive && is.wounds > was.wounds)
  const paid = changed((was, is) => is.alive && (is.money ?? 0) > (was.money ?? 0))
  const lines: Phrase[] = []
  if (state.seat !== null && state.room?.chairs[state.seat]?.stand_in) lines.push({ message: 'web-missed-stand-in' })
  if (now.round > before.round) lines.push({ message: 'web-missed-rounds', values: { before: before.round, now: now.round } })
  if (died.length > 0) lines.push({ message: 'web-missed-died', values: { names: group(cast, died) } })
  if (hit.length > 0) lines.push({ message: 'web-missed-hit', values: { names: group(cast, hit) } })
  if (paid.length > 0) lines.push({ message: 'web-missed-paid', values: { names: group(cast, paid) } })
  return lines
}
