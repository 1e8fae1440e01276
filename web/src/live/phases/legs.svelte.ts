// Legs: what this person wants to do in the arena, said to the server when it changes and not too often.
import { table } from '../../controller.svelte'
import type { Seat } from '../../protocol'
import type { Walk } from '../../state/editions'
import type { Places } from '../theatre/walkers.svelte'

const EVERY = 125
/** Whoever flees looks so far ahead, in millimetres. */
const FLIGHT = 2000
const KEYS: Record<string, [number, number]> = {
  arrowup: [0, -1], arrowdown: [0, 1], arrowleft: [-1, 0], arrowright: [1, 0],
  w: [0, -1], s: [0, 1], a: [-1, 0], d: [1, 0],
}

export class Legs {
  /** Where this person is heading for, until the way is steered. */
  goal = $state.raw<[x: number, y: number] | null>(null)
  /** Which way this person is going by key or pad. */
  way = $state.raw<[x: number, y: number]>([0, 0])
  /** Whom this person walks up to, or away from, wherever that one goes. */
  chased = $state.raw<{ seat: Seat; away: boolean } | null>(null)
  #held = new Set<string>()
  #wish: Walk | null = null
  #said = 0
  #timer: number | undefined

  goTo(x: number, y: number): void {
    this.chased = null
    this.#head(x, y)
  }

  chase(seat: Seat, away: boolean): void {
    this.chased = { seat, away }
  }

  /** Where everybody is now: whoever is chased has moved on. */
  look(places: Places, me: Seat, width: number): void {
    const here = places[me]
    const there = this.chased && places[this.chased.seat]
    if (!here || !there) return
    const far = Math.hypot(there[0] - here[0], there[1] - here[1]) || 1
    const flee = (axis: 0 | 1): number => Math.max(0, Math.min(width, here[axis] + ((here[axis] - there[axis]) / far) * FLIGHT))
    if (this.chased?.away) this.#head(flee(0), flee(1))
    else this.#head(...there)
  }

  #head(x: number, y: number): void {
    this.goal = [Math.round(x), Math.round(y)]
    this.way = [0, 0]
    this.#say({ send: 'go-to', x: this.goal[0], y: this.goal[1] })
  }

  steer(x: number, y: number): void {
    if (x === this.way[0] && y === this.way[1] && this.goal === null && this.chased === null) return
    this.chased = null
    this.goal = null
    this.way = [x, y]
    this.#say({ send: 'steer', x, y })
  }

  /** A key goes down or up; says whether it is one that walks. */
  key(event: KeyboardEvent, letters: boolean): boolean {
    const name = event.key.toLowerCase()
    if (!(name in KEYS) || (name.length === 1 && !letters) || event.ctrlKey || event.metaKey || event.altKey) return false
    if (event.type === 'keydown') this.#held.add(name)
    else this.#held.delete(name)
    const ways = [...this.#held].map((one) => KEYS[one] ?? [0, 0])
    const sum = (axis: 0 | 1): number => Math.sign(ways.reduce((all, way) => all + (way[axis] ?? 0), 0))
    if (!event.repeat) this.steer(sum(0), sum(1))
    return true
  }

  /** All stand still now. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#held.clear()
    this.#wish = null
    this.chased = null
    this.goal = null
    this.way = [0, 0]
  }

  // The last word counts: what comes too soon waits, and replaces what waited before.
  #say(wish: Walk): void {
    this.#wish = wish
    if (this.#timer !== undefined) return
    const wait = Math.max(0, this.#said + EVERY - Date.now())
    this.#timer = window.setTimeout(() => {
      this.#timer = undefined
      this.#said = Date.now()
      if (this.#wish) table.walk(this.#wish)
      this.#wish = null
    }, wait)
  }
}
