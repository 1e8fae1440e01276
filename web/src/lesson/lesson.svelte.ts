// A lesson takes the place of the server: it hears what is done, and tells what was written.
import type { Controller, Wire } from '../controller.svelte'
import type { Deed } from '../protocol'
import { lesson, room, type Step } from './script'

const BELIEVER = 3

export class Lesson implements Wire {
  hint = $state('')
  done = $state(false)
  #steps: Step[] = lesson(BELIEVER)
  #at = 0

  constructor(
    private readonly table: Controller,
    name: string,
  ) {
    table.rehearse(this)
    table.hear({ tell: 'welcome', you: 1, seat: 0, room: room(name) })
    this.#tell()
  }

  now(): number {
    return Date.now()
  }

  send(deed: Deed): void {
    const step = this.#steps[this.#at]
    if (deed.do !== 'answer' || step === undefined) return
    if (!step.leads(deed.say)) {
      this.table.choice = null
      this.table.say({ message: 'web-lesson-not-yet' })
      return
    }
    // Whoever is pointed at first is the one who will believe it.
    const [target] = deed.say.say === 'aim' ? deed.say.at : []
    if (this.#at === 1 && target != null) this.#steps = lesson(target)
    this.#at += 1
    this.#tell()
  }

  close(): void {
    this.#steps = []
  }

  retry(): void {
    this.#tell()
  }

  renewLink(): void {
    this.hint = ''
  }

  #tell(): void {
    const step = this.#steps[this.#at]
    if (step === undefined) return
    this.hint = step.hint
    this.done = step.waiting === null
    const window = step.waiting && { number: this.#at + 1, waiting: step.waiting, shown_at: this.now() + theatre(step), closes_at: null }
    this.table.hear({ tell: 'played', events: step.events, view: step.view, held: { ask: step.ask }, window, stakes: step.stakes })
  }
}

// Long enough to see what happened, short enough to learn it all in two minutes.
function theatre(step: Step): number {
  const kinds = new Set(step.events.map((event) => event.event))
  return 1800 * ['round-began', 'aimed', 'withdrew', 'fired', 'split'].filter((kind) => kinds.has(kind as never)).length
}
