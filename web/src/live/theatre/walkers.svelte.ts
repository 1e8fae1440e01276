// Walkers: where everybody in the arena is drawn, a little behind what was heard, and never in a leap.
import { table } from '../../controller.svelte'
import type { LiveView, Seat } from '../../protocol'
import type { ArenaShown } from '../../state/editions'

export type Places = Record<Seat, [x: number, y: number]>

interface Frame {
  at: number
  places: Places
}

const BEHIND = 100
const KEPT = 30
const CENTIMETRE = 10
/** Nobody is drawn going faster than so many times their pace, however late the news. */
const CATCHING_UP = 4

export class Walkers {
  places = $state.raw<Places>({})
  #window = 0
  #frames: Frame[] = []
  #offset = Infinity
  #looked = 0

  /** Take in where everybody was at a time of this window. */
  hear({ window, at, cm }: ArenaShown, view: LiveView, now: number): void {
    if (window !== this.#window) {
      this.#window = window
      this.#frames = []
      this.#offset = Infinity
      this.places = {}
    }
    const seats = view.gangsters.filter((one) => one.place === 'in-play').map((one) => one.seat)
    if (cm.length !== 2 * seats.length) return
    const places: Places = {}
    seats.forEach((seat, place) => (places[seat] = [(cm[2 * place] ?? 0) * CENTIMETRE, (cm[2 * place + 1] ?? 0) * CENTIMETRE]))
    this.#offset = Math.min(this.#offset, now - at)
    this.#frames = [...this.#frames, { at, places }].slice(-KEPT)
  }

  /** Draw this moment. */
  look(now: number, speed: number): void {
    const wanted = placesAt(this.#frames, now - this.#offset - BEHIND)
    const most = (speed * CATCHING_UP * Math.min(200, now - this.#looked)) / 1000
    this.#looked = now
    const places: Places = {}
    for (const [seat, [x, y]] of Object.entries(wanted)) {
      const [fromX, fromY] = this.places[Number(seat)] ?? [x, y]
      const far = Math.hypot(x - fromX, y - fromY)
      const part = far > most ? most / far : 1
      places[Number(seat)] = [fromX + (x - fromX) * part, fromY + (y - fromY) * part]
    }
    this.places = places
  }

  /** Listen and draw for as long as everybody walks; returns how to stop. */
  follow(view: () => LiveView | null, speed: () => number): () => void {
    let frame = 0
    const draw = (now: number): void => {
      this.look(now, speed())
      frame = requestAnimationFrame(draw)
    }
    table.onArena = (shown) => {
      const seen = view()
      if (seen) this.hear(shown, seen, performance.now())
    }
    frame = requestAnimationFrame(draw)
    return () => {
      cancelAnimationFrame(frame)
      table.onArena = null
    }
  }
}

/** Straight from one place to the next; before the first and after the last all stand still. */
export function placesAt(frames: Frame[], at: number): Places {
  const next = frames.findIndex((frame) => frame.at > at)
  const later = frames[next]
  const earlier = next < 0 ? frames.at(-1) : frames[next - 1]
  if (!later || !earlier) return (earlier ?? later)?.places ?? {}
  const part = (at - earlier.at) / (later.at - earlier.at)
  const places: Places = {}
  for (const [seat, [x, y]] of Object.entries(earlier.places)) {
    const [toX, toY] = later.places[Number(seat)] ?? [x, y]
    places[Number(seat)] = [x + (toX - x) * part, y + (toY - y) * part]
  }
  return places
}
