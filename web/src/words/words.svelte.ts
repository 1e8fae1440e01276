// The words of the reader's language, loaded when they are wanted; switching redraws everything.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { functions, MINUS, type Language } from './functions'

export type Phrase = { message: string; values?: Values }
export type Value = string | number | Phrase | Value[]
export type Values = Record<string, Value>

export const LANGUAGES: Record<Language, string> = { en: 'English', fr: 'Français', it: 'Italiano' }

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('@words/en.ftl'),
  fr: () => import('@words/fr.ftl'),
  it: () => import('@words/it.ftl'),
}

/** Words that only some screens say. */
export type Part = 'real' | 'live' | 'review'

const PARTS: Record<Part, typeof SOURCES> = {
  live: { en: () => import('@words/en.ftl?live'), fr: () => import('@words/fr.ftl?live'), it: () => import('@words/it.ftl?live') },
  review: { en: () => import('@words/en.ftl?review'), fr: () => import('@words/fr.ftl?review'), it: () => import('@words/it.ftl?review') },
  real: { en: () => import('@words/en.ftl?real'), fr: () => import('@words/fr.ftl?real'), it: () => import('@words/it.ftl?real') },
}

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  #parts = new Set<Part>()
  #wanted: Language = 'en'
  #asked = 0
  #loading: Promise<void> = Promise.resolve()

  /** Load what some screens say besides; in every language that is spoken from now on. */
  async learn(part: Part): Promise<void> {
    if (this.#parts.has(part)) return this.#loading
    this.#parts.add(part)
    await this.speak(this.#wanted)
  }

  /** Say everything in this language from now on, once all of it has come. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language
    this.#asked += 1
    this.#loading = this.#load(language, this.#asked)
    return this.#loading
  }

  async #load(language: Language, asked: number): Promise<void> {
    const parts = [...this.#parts].map((part) => PARTS[part][language]())
    const sources = await Promise.all([SOURCES[language](), ...parts])
    // What was asked for later knows more, whichever comes first.
    if (asked !== this.#asked) return this.#loading
    const bundle = new FluentBundle(language, { functions: functions(language), useIsolating: false })
    for (const source of sources) bundle.addResource(new FluentResource(source.default))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  say(message: string, values: Values = {}): string {
    const pattern = this.#bundle?.getMessage(message)?.value
    if (this.#bundle === null || pattern == null) return this.#missing(message)
    const plain: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(values)) plain[name] = this.#plain(value)
    const faults: Error[] = []
    const text = this.#bundle.formatPattern(pattern, plain, faults)
    if (faults.length > 0) console.error(`${message}: ${faults[0]?.message}`)
    return text
  }

  series(things: Value[]): string {
    const said = things.map((thing) => String(this.#plain(thing)))
    const last = said.pop() ?? ''
    return said.length === 0 ? last : this.say('series', { first: said.join(', '), last })
  }

  #plain(value: Value): string | number {
    if (Array.isArray(value)) return this.series(value)
    return typeof value === 'object' ? this.say(value.message, value.values) : value
  }

  #missing(message: string): string {
    console.error(`no message ${message}`)
    return message
  }
}

export const words = new Words()

export function say(message: string, values?: Values): string {
  return words.say(message, values)
}

export function tell(phrase: Phrase): string {
  return words.say(phrase.message, phrase.values)
}

export function money(amount: number): string {
  return words.say('web-money', { amount })
}

// Short enough for a disc: $25k, 25 k$.
export function short(amount: number): string {
  return amount === 0 ? money(0) : words.say('note', { thousands: amount / 1000 }).replace(/(\D*)-/, `${MINUS}$1`)
}

export function preferred(): Language {
  const wanted = navigator.languages.map((name) => name.slice(0, 2))
  return (wanted.find((name) => name in LANGUAGES) ?? 'en') as Language
}
