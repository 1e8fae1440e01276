// The Godfather's whistle: two tones that beat against each other, for three seconds at most.
import type { Sound } from '../../sound/sounds'
import { puff, tone } from '../../sound/synth'

const TRILL = 38

/** Blow; says what is heard, for those who read it. */
export function whistle(length = 0.8): Sound {
  for (let beat = 0; beat < length * TRILL; beat++) {
    const at = beat / TRILL
    tone({ from: 2850, at, length: 0.6 / TRILL, loud: 0.2 })
    tone({ from: 3010, at, length: 0.6 / TRILL, loud: 0.2 })
  }
  puff({ filter: 'bandpass', from: 3000, length, loud: 0.06 })
  return 'whistle'
}
