// The seats this device holds, kept across reloads; a table is no secret, a seat is.

export interface Kept {
  code: string
  token: string
  link: string | null
  /** Three words that bring the seat back on another device; a seat of before has none. */
  words?: string | null
}

/** The places of those who pass this device round, and of the screen they all look at. */
export interface Crew {
  code: string
  screen: string | null
  people: { token: string; link: string | null }[]
}

const CREW = 'standoff-crew-'
const PREFIX = 'standoff-seat-'
const LAST = 'standoff-last'

function store(): Storage | null {
  try {
    return localStorage
  } catch {
    return null // A browser may forbid it; then a reload loses the seat, and nothing else.
  }
}

export function keep(kept: Kept): void {
  store()?.setItem(PREFIX + kept.code, JSON.stringify(kept))
  store()?.setItem(LAST, kept.code)
}

export function kept(code: string): Kept | null {
  const text = store()?.getItem(PREFIX + code)
  return text ? (JSON.parse(text) as Kept) : null
}

export function keepCrew(crew: Crew): void {
  store()?.setItem(CREW + crew.code, JSON.stringify(crew))
  store()?.setItem(LAST, crew.code)
}

export function keptCrew(code: string): Crew | null {
  const text = store()?.getItem(CREW + code)
  return text ? (JSON.parse(text) as Crew) : null
}

export function lastTable(): string | null {
  const code = store()?.getItem(LAST) ?? null
  return code !== null && (kept(code) ?? keptCrew(code)) !== null ? code : null
}

/** Every table at which this device has a seat. */
export function keptCodes(): string[] {
  return Object.keys(store() ?? {}).flatMap((key) => [PREFIX, CREW].flatMap((prefix) => (key.startsWith(prefix) ? key.slice(prefix.length) : [])))
}

export function forget(code: string): void {
  store()?.removeItem(PREFIX + code)
  store()?.removeItem(CREW + code)
  if (store()?.getItem(LAST) === code) store()?.removeItem(LAST)
}

/** Who this device is in an open house: the words that say so. */
export function keptKey(): string | null {
  return recall<string | null>('key', null)
}

export function forgetKey(): void {
  store()?.removeItem('standoff-key')
}

export function keepKey(key: string): void {
  remember('key', key)
}

export function remember(key: string, value: unknown): void {
  store()?.setItem(`standoff-${key}`, JSON.stringify(value))
}

export function recall<T>(key: string, otherwise: T): T {
  const text = store()?.getItem(`standoff-${key}`)
  return text ? (JSON.parse(text) as T) : otherwise
}
