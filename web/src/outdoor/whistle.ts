// The whistle: two tones that beat against each other.
import { tone } from '../sound/synth'

const TRILL = 38

/** Blow for so many seconds. */
export function whistle(length: number): void {
  for (let beat = 0; beat < length * TRILL; beat++) {
    for (const from of [2850, 3010]) tone({ from, at: beat / TRILL, length: 0.6 / TRILL, loud: 0.2 })
  }
}
