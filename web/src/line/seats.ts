// The seats this device holds, kept across reloads; a table is no secret, a seat is.

export interface Kept {
  code: string
  token: string
  link: string | null
}

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

export function lastTable(): string | null {
  const code = store()?.getItem(LAST) ?? null
  return code !== null && kept(code) !== null ? code : null
}

export function forget(code: string): void {
  store()?.removeItem(PREFIX + code)
  if (store()?.getItem(LAST) === code) store()?.removeItem(LAST)
}

export function remember(key: string, value: unknown): void {
  store()?.setItem(`standoff-${key}`, JSON.stringify(value))
}

export function recall<T>(key: string, otherwise: T): T {
  const text = store()?.getItem(`standoff-${key}`)
  return text ? (JSON.parse(text) as T) : otherwise
}
