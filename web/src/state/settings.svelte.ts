// Settings of this device: kept here, told to nobody.
import { recall, remember } from '../line/seats'
import type { Look } from '../protocol'
import { preferred, words } from '../words/words.svelte'
import type { Language } from '../words/functions'

export interface Choices {
  language: Language
  text: 100 | 125 | 150 | 200
  theme: 'dark' | 'day' | 'contrast'
  motion: 'auto' | 'reduced' | 'full'
  sound: boolean
  /** Nobody has chosen: on a wall, and for whoever plays alone. */
  music: boolean | null
  volume: number
  taunts: number
  captions: boolean
  spokenCount: boolean
  vibration: boolean
  shortcuts: boolean
  leftHanded: boolean
  list: boolean
  sameRoom: boolean
  family: boolean
  /** Whether bots are heard. */
  bots: boolean
  name: string
  /** How one looks at a table, where one has chosen it. */
  look: Look | null
}

const DEFAULTS: Choices = {
  language: 'en',
  text: 100,
  theme: 'dark',
  motion: 'auto',
  sound: true,
  music: null,
  volume: 70,
  taunts: 70,
  captions: false,
  spokenCount: false,
  vibration: true,
  shortcuts: true,
  leftHanded: false,
  list: false,
  sameRoom: false,
  family: false,
  bots: true,
  name: '',
  look: null,
}

/** How wide ten letters are, in pixels and as a part of the screen, from where on a ring of seats has no room. */
const LARGE = 240
const CROWDED = 0.55

class Settings {
  chosen = $state<Choices>(DEFAULTS)
  /** Whether text is so large, by whatever means, that a ring of seats has no room. */
  large = $state(false)

  get list(): boolean {
    return this.chosen.list || this.large
  }

  /** Keep an eye on the size of the text: it may come from here, from the browser or the device. */
  measure(): void {
    const rod = document.createElement('div')
    rod.className = 'rod'
    document.body.append(rod)
    // On a wall all text is large, and so is the ring of seats.
    const look = (): void => void (this.large = (rod.offsetWidth >= LARGE || rod.offsetWidth >= CROWDED * innerWidth) && !document.querySelector('main.tv'))
    new ResizeObserver(look).observe(rod)
    addEventListener('resize', look)
  }

  async load(): Promise<void> {
    this.chosen = { ...DEFAULTS, language: preferred(), ...recall<Partial<Choices>>('settings', {}) }
    this.#apply()
    this.measure()
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
    root.dataset['hand'] = this.chosen.leftHanded ? 'left' : 'right'
  }
}

export const settings = new Settings()

/** A name to be proud of, for whoever has not given one. */
export function nickname(): string {
  const names = words.say('web-nicknames').split(', ')
  return names[Math.floor(Math.random() * names.length)] ?? ''
}
