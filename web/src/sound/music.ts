// Music: a slow bass under a table and a brush on a snare, made on the spot; nearer to the shots it holds its breath.
import { settings } from '../state/settings.svelte'
import { puff, tone } from './synth'

/** How tense it is: talk, the standoff, or a card about to turn. */
export type Mood = 'calm' | 'tense' | 'hushed'

const BEAT: Record<Mood, number> = { calm: 560, tense: 440, hushed: 880 }
/** A walk in A minor, in half steps from its root. */
const WALK = [0, 3, 7, 10, 12, 10, 7, 3, 5, 8, 12, 8, 7, 4, 2, -2]
const ROOT = 55
const SOFT = 0.16

class Music {
  mood: Mood = 'calm'
  #timer: number | undefined
  #place = 0

  /** Play, or stop. */
  turn(on: boolean): void {
    if (on === (this.#timer !== undefined)) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (on) this.#beat()
  }

  #beat(): void {
    const place = this.#place++
    const step = WALK[place % WALK.length] ?? 0
    if (this.mood === 'hushed') {
      tone({ from: ROOT, length: 0.7, loud: SOFT })
    } else {
      tone({ wave: 'triangle', from: ROOT * 2 ** (step / 12), length: 0.42, loud: SOFT * 1.6 })
      puff({ filter: 'highpass', from: 5200, length: place % 2 ? 0.09 : 0.04, loud: SOFT * 0.35 })
      if (this.mood === 'tense' && place % 4 === 3) tone({ wave: 'sine', from: ROOT * 8 * 2 ** (step / 12), length: 0.3, loud: SOFT * 0.4 })
    }
    this.#timer = window.setTimeout(() => this.#beat(), BEAT[this.mood])
  }
}

export const music = new Music()

/** Whether it plays: as somebody chose here, else on a wall, or for somebody who plays alone. */
export function plays(people: number, wall: boolean): boolean {
  return settings.chosen.music ?? (wall || people === 1)
}
