// Sounds, made on the spot: no file is ever fetched.
import { settings } from '../state/settings.svelte'

type Nodes = { context: AudioContext; out: AudioNode; noise: AudioBuffer }
let nodes: Nodes | null = null

/** Browsers are silent until somebody taps. */
export function unlock(): void {
  nodes ??= made()
  if (nodes && nodes.context.state !== 'running') void nodes.context.resume()
}

function made(): Nodes | null {
  if (!('AudioContext' in window)) return null
  const context = new AudioContext()
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -9
  limiter.ratio.value = 20
  limiter.connect(context.destination)
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  // Not within the tap that woke it: what it shows comes first.
  setTimeout(() => {
    const samples = noise.getChannelData(0)
    for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  })
  return { context, out: limiter, noise }
}

interface Puff {
  filter: BiquadFilterType
  from: number
  to?: number
  at?: number
  length: number
  loud?: number
  q?: number
}

interface Tone {
  wave?: OscillatorType
  from: number
  to?: number
  at?: number
  length: number
  loud?: number
  /** Which slider it goes by. */
  dial?: 'volume' | 'taunts'
}

function loudness(loud: number, dial: 'volume' | 'taunts'): number {
  return (loud * settings.chosen[dial]) / 100
}

function envelope({ context, out }: Nodes, start: number, length: number, loud: number, dial: 'volume' | 'taunts' = 'volume'): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(Math.max(0.0001, loudness(loud, dial)), start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(out)
  return gain
}

export function puff({ filter, from, to = from, at = 0, length, loud = 0.5, q = 1 }: Puff): void {
  if (!nodes || !settings.chosen.sound) return
  const { context, noise } = nodes
  const start = context.currentTime + at
  const source = context.createBufferSource()
  source.buffer = noise
  const shape = context.createBiquadFilter()
  shape.type = filter
  shape.Q.value = q
  shape.frequency.setValueAtTime(from, start)
  shape.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(shape).connect(envelope(nodes, start, length, loud))
  source.start(start, Math.random() * 0.5, length)
}

export function tone({ wave = 'sine', from, to = from, at = 0, length, loud = 0.4, dial = 'volume' }: Tone): void {
  if (!nodes || !settings.chosen.sound) return
  const start = nodes.context.currentTime + at
  const source = nodes.context.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(envelope(nodes, start, length, loud, dial))
  source.start(start)
  source.stop(start + length)
}

export function buzz(pattern: number | number[]): void {
  // A page may not shake a phone that nobody has touched.
  const touched = navigator.userActivation?.hasBeenActive ?? true
  if (settings.chosen.vibration && touched && 'vibrate' in navigator) navigator.vibrate(pattern)
}
