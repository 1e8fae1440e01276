// The sounds of the game, by name; each has a caption of the same name.
import { puff, tone } from './synth'

const KNOCK = [0, 2, 4, 7, 9, 12]

function bang(at: number, pitch: number): void {
  const factor = 2 ** (pitch / 12)
  puff({ filter: 'lowpass', from: 5000 * factor, to: 300 * factor, at, length: 0.22, loud: 0.9 })
  tone({ from: 120 * factor, to: 40, at, length: 0.18, loud: 0.8 })
}

export const SOUNDS = {
  tick: () => tone({ wave: 'square', from: 880, length: 0.025, loud: 0.15 }),
  last: () => tone({ wave: 'square', from: 1320, length: 0.06, loud: 0.15 }),
  knock: () => {
    tone({ from: 180, to: 70, length: 0.09, loud: 0.7 })
    puff({ filter: 'lowpass', from: 400, length: 0.04, loud: 0.5 })
  },
  card: () => puff({ filter: 'highpass', from: 2000, length: 0.09, loud: 0.3 }),
  swing: () => puff({ filter: 'bandpass', from: 600, to: 1800, length: 0.18, q: 1.2, loud: 0.5 }),
  click: () => [0, 0.045].forEach((at) => puff({ filter: 'bandpass', from: 3200, at, length: 0.01, loud: 0.6, q: 4 })),
  bang: () => bang(0, 0),
  bbb: () => [0, -2, -4].forEach((pitch, place) => bang(place * 0.11, pitch)),
  heart: (at = 0) => {
    tone({ from: 62, to: 38, at, length: 0.13, loud: 0.6 })
    tone({ from: 54, to: 34, at: at + 0.12, length: 0.12, loud: 0.4 })
  },
  call: () => [0, 0.11, 0.22].forEach((at) => tone({ wave: 'square', from: 196, to: 180, at, length: 0.09, loud: 0.2 })),
  fall: () => {
    tone({ wave: 'triangle', from: 300, to: 70, length: 0.8, loud: 0.3 })
    puff({ filter: 'lowpass', from: 400, at: 0.5, length: 0.1, loud: 0.5 })
  },
  power: () => [0, 5, 9].forEach((step, place) => tone({ wave: 'triangle', from: 196 * 2 ** (step / 12), at: place * 0.07, length: 0.35, loud: 0.22 })),
  plaster: () => {
    puff({ filter: 'bandpass', from: 1500, length: 0.07, loud: 0.4 })
    tone({ wave: 'triangle', from: 300, to: 220, length: 0.12, loud: 0.3 })
  },
  feather: () => tone({ from: 900, to: 500, length: 0.4, loud: 0.12 }),
  notes: () => {
    for (let place = 0; place < 6; place++) {
      puff({ filter: 'highpass', from: 4000, at: place * (0.03 + Math.random() * 0.03), length: 0.018, loud: 0.3 })
    }
  },
  stuck: () => tone({ wave: 'triangle', from: 196, to: 185, length: 0.35 }),
  telephone: () => {
    for (let ring = 0; ring < 16; ring++) {
      const at = ring * 0.05 + (ring > 7 ? 0.2 : 0)
      tone({ from: 440, at, length: 0.025, loud: 0.25 })
      tone({ from: 480, at, length: 0.025, loud: 0.25 })
    }
  },
  grenade: () => {
    puff({ filter: 'lowpass', from: 900, to: 80, length: 0.9, loud: 0.9 })
    tone({ from: 60, to: 28, length: 0.9, loud: 0.8 })
  },
  hum: () => tone({ from: 100, length: 20, loud: 0.03 }),
  win: () => [0, 4, 7].forEach((step, place) => tone({ wave: 'triangle', from: 262 * 2 ** (step / 12), at: place * 0.12, length: 0.3 })),
  lose: () => [7, 3, 0].forEach((step, place) => tone({ wave: 'triangle', from: 262 * 2 ** (step / 12), at: place * 0.12, length: 0.3 })),
} satisfies Record<string, (at?: number) => void>

export type Sound = keyof typeof SOUNDS | 'cry' | 'whistle'

/** Each seat's own cry: three notes of one scale. */
export function warCry(seat: number, after = 0, dial: 'volume' | 'taunts' = 'volume'): void {
  for (let note = 0; note < 3; note++) {
    const step = [0, 3, 5, 7, 10][(seat + note * 2) % 5] ?? 0
    tone({ wave: 'sawtooth', from: 131 * 2 ** ((step + (KNOCK[seat] ?? 0) / 6) / 12), at: after + note * 0.11, length: 0.16, loud: 0.15, dial })
  }
}
