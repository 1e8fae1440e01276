// Settings of this device: kept here, told to nobody.
import { recall, remember } from '../line/seats'
import { preferred, words } from '../words/words.svelte'
import type { Language } from '../words/functions'

export interface Choices {
  language: Language
  text: 100 | 125 | 150 | 200
  theme: 'dark' | 'day' | 'contrast'
  motion: 'auto' | 'reduced' | 'full'
  sound: boolean
  volume: number
  taunts: number
  captions: boolean
  vibration: boolean
  shortcuts: boolean
  leftHanded: boolean
  list: boolean
  sameRoom: boolean
  name: string
}

const DEFAULTS: Choices = {
  language: 'en',
  text: 100,
  theme: 'dark',
  motion: 'auto',
  sound: true,
  volume: 70,
  taunts: 70,
  captions: true,
  vibration: true,
  shortcuts: true,
  leftHanded: false,
  list: false,
  sameRoom: false,
  name: '',
}

class Settings {
  chosen = $state<Choices>(DEFAULTS)

  async load(): Promise<void> {
    this.chosen = { ...DEFAULTS, language: preferred(), ...recall<Partial<Choices>>('settings', {}) }
    this.#apply()
    await words.speak(this.chosen.language)
  }

  change(change: Partial<Choices>): void {
    Object.assign(this.chosen, change)
    remember('settings', $state.snapshot(this.chosen))
    this.#apply()
    if (change.language) void words.speak(change.language)
  }

  get still(): boolean {
    if (this.chosen.motion !== 'auto') return this.chosen.motion === 'reduced'
    return matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  #apply(): void {
    const root = document.documentElement
    root.dataset['theme'] = this.chosen.theme
    root.dataset['text'] = String(this.chosen.text)
    root.dataset['motion'] = this.still ? 'reduced' : 'full'
    root.dataset['list'] = String(this.chosen.list)
    root.dataset['hand'] = this.chosen.leftHanded ? 'left' : 'right'
  }
}

export const settings = new Settings()
