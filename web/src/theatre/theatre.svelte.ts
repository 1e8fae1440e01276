// The theatre: shows the moments of a step one after the other, in the time the table has for it.
import type { Moment } from './moments'

const TOO_SHORT = 60

export class Theatre {
  /** The scene that is on, or null when the table is as it stands. */
  moment = $state.raw<Moment | null>(null)
  #timer: number | undefined
  #rest: Moment[] = []
  #pace = 1

  constructor(private readonly entered: (moment: Moment) => void) {}

  /** Play these behind what is still to be seen, stretched to the time there is for all of it. */
  play(more: Moment[], time: number | null): void {
    const moments = [...this.#rest, ...more]
    const wanted = moments.reduce((sum, one) => sum + one.takes, this.moment?.takes ?? 0)
    const pace = time === null ? 1 : time / Math.max(1, wanted)
    if (time !== null && time < TOO_SHORT) {
      clearTimeout(this.#timer)
      this.#rest = []
      moments.forEach(this.entered)
      this.moment = null
      return
    }
    this.#rest = moments
    this.#pace = pace
    if (this.moment === null) this.next()
  }

  /** On to the scene after this one. */
  next(): void {
    clearTimeout(this.#timer)
    const [first, ...others] = this.#rest
    this.#rest = others
    this.moment = first ?? null
    if (first === undefined) return
    this.entered(first)
    this.#timer = window.setTimeout(() => this.next(), first.takes * this.#pace)
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#rest = []
    this.moment = null
  }
}
