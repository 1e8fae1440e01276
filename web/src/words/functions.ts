// What Fluent cannot do alone: money, and particles that change before a name.
import type { FluentFunction, FluentValue } from '@fluent/bundle'

export type Language = 'en' | 'fr' | 'it'

export const MINUS = '\u2212'
const NO_BREAK = '\u00a0'
const NARROW_NO_BREAK = '\u202f'

type Writer = (value: string) => string

function money(grouping: string, before: string, after: string): Writer {
  return (amount) => {
    const dollars = Number.parseInt(amount, 10)
    const digits = String(Math.abs(dollars)).replace(/\B(?=(\d{3})+$)/g, grouping)
    return `${dollars < 0 ? MINUS : ''}${before}${digits}${after}`
  }
}

function particle(full: string, short: string, vowels: string): Writer {
  return (name) => {
    const first = name.normalize('NFD').charAt(0).toLowerCase()
    return `${first && vowels.includes(first) ? short : full}${name}`
  }
}

const WRITERS: Record<Language, Record<string, Writer>> = {
  en: { MONEY: money(',', '$', '') },
  fr: { MONEY: money(NARROW_NO_BREAK, '', `${NO_BREAK}$`), DE: particle('de ', 'd’', 'aeiouyh') },
  it: { MONEY: money('.', '', `${NO_BREAK}$`), A: particle('a ', 'ad ', 'a'), E: particle('e ', 'ed ', 'e') },
}

function plain(value: FluentValue | undefined): string {
  return String(value instanceof Object && 'value' in value ? value.value : value)
}

export function functions(language: Language): Record<string, FluentFunction> {
  const named = Object.entries(WRITERS[language])
  return Object.fromEntries(named.map(([name, writer]) => [name, ([first]) => writer(plain(first))]))
}
