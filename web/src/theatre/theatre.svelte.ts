// The theatre: shows the moments of a step one after the other, in the time the table has for it.
import type { AnyMoment } from './staging'

/** What a moment comes to while it is shown: it begins, its card turns, lies open, and is told in words. */
export type Mark = 'began' | 'turning' | 'turned' | 'told'

const MARKS: Mark[] = ['began', 'turning', 'turned', 'told']
const TOO_SHORT = 60
/** For this long a card turns, and for this long nothing cuts short what it shows. */
const TURN = 200
const SEEN = 250

export class Theatre {
  /** The scene that is on, or null when the table is as it stands. */
  moment = $state.raw<AnyMoment | null>(null)
  /** The scene it follows without a pause, if there was one. */
  previous = $state.raw<AnyMoment | null>(null)
  /** How far into the scene we are, in milliseconds of the standard tempo. */
  time = $state(0)
  /** How many of its marks the scene has passed. */
  #passed = $state(0)
  pace = $state(1)
  #timer: number | undefined
  #drawing: number | undefined
  #began = 0
  #rest: AnyMoment[] = []
  #held = false

  constructor(
    private readonly reached: (moment: AnyMoment, mark: Mark, pace: number) => void,
    private readonly ended: () => void,
  ) {}

  /** Whether what happens in the scene is to be seen. */
  get turned(): boolean {
    return this.#passed >= 3
  }

  get told(): boolean {
    return this.#passed >= 4
  }

  /** Play these behind what is still to be seen, stretched to the time there is for all of it. */
  play(more: AnyMoment[], time: number | null): void {
    const moments = [...this.#rest, ...more]
    const left = this.moment ? this.moment.takes - this.time : 0
    const wanted = moments.reduce((sum, one) => sum + one.takes, left)
    if (time !== null && time < TOO_SHORT) {
      this.#finish()
      this.#rest = []
      for (const one of moments) MARKS.forEach((mark) => this.reached(one, mark, 0))
      this.#stop()
      return
    }
    this.#rest = moments
    this.#speed(time === null ? 1 : time / Math.max(1, wanted))
    if (this.moment === null) this.next()
  }

  /** On to the scene after this one. */
  next(): void {
    this.#finish()
    const [first, ...others] = this.#rest
    this.#rest = others
    if (first === undefined) {
      this.#stop()
      return
    }
    this.previous = this.moment
    this.moment = first
    this.#passed = 0
    this.seek(0)
  }

  /** Enough seen: on to the card, or once it lies open to the next scene; a turning card is never cut. */
  goOn(): void {
    const { moment } = this
    if (moment === null) return
    const { turns = 0 }: Timed = moment
    if (turns > 0 && this.time < turns - TURN) this.seek(turns - TURN)
    else if (turns === 0 || this.time > turns + SEEN) this.next()
  }

  /** Let it stand still, or go on where it stood. */
  hold(still: boolean): void {
    if (still === this.#held) return
    this.#held = still
    if (!still && this.moment) this.seek(this.time)
  }

  skip(): void {
    this.#rest = []
    this.#stop()
  }

  #stop(): void {
    clearTimeout(this.#timer)
    if (this.#drawing !== undefined) cancelAnimationFrame(this.#drawing)
    this.#drawing = undefined
    this.moment = null
    this.previous = null
    this.#passed = 0
    this.time = 0
    this.ended()
  }

  // Whoever goes on has been told all the same.
  #finish(): void {
    if (this.moment) this.#reach(this.moment, Infinity)
  }

  #speed(pace: number): void {
    this.pace = Math.max(pace, 0.001)
    if (this.moment) this.seek(this.time)
  }

  /** The hands of the clock stand here now, and go on from here. */
  seek(time: number): void {
    this.time = time
    this.#began = performance.now() - time * this.pace
    this.#tick()
  }

  #tick(): void {
    clearTimeout(this.#timer)
    const { moment } = this
    if (moment === null || this.#held) return
    const time = (performance.now() - this.#began) / this.pace
    this.time = Math.min(moment.takes, time)
    this.#reach(moment, time)
    if (time >= moment.takes) {
      this.next()
      return
    }
    // Pages that nobody looks at draw nothing, and go on all the same.
    const due = [...marksOf(moment), moment.takes].find((mark) => mark > time) ?? moment.takes
    this.#timer = window.setTimeout(() => this.#tick(), Math.max(1, (due - time) * this.pace))
    if ('before' in moment && this.#drawing === undefined) this.#draw()
  }

  #draw(): void {
    this.#drawing = requestAnimationFrame(() => {
      this.#drawing = undefined
      this.#tick()
    })
  }

  #reach(moment: AnyMoment, time: number): void {
    const marks = marksOf(moment)
    while (this.#passed < marks.length && (marks[this.#passed] ?? 0) <= time) {
      const mark = MARKS[this.#passed] as Mark
      this.#passed += 1
      this.reached(moment, mark, this.pace)
    }
  }
}

/** When a card of the scene lies open and when it is told, where it has one. */
interface Timed {
  takes: number
  turns?: number
  told?: number
}

function marksOf({ turns = 0, told = 0 }: Timed): number[] {
  return [0, Math.max(0, turns - TURN), turns, Math.max(turns, told)]
}
