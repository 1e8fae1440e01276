// Who is meant: the people of a table by their seats, as the reader knows them.
import type { Seat } from '../protocol'
import type { Value, Values } from '../words/words.svelte'

export interface Cast {
  names: string[]
  me: Seat | null
}

export function who(cast: Cast, seat: Seat): Values {
  return { who: cast.names[seat] ?? '?', you: seat === cast.me ? 'who' : 'none' }
}

export function whoWhom(cast: Cast, seat: Seat, other: Seat): Values {
  const you = seat === cast.me ? 'who' : other === cast.me ? 'whom' : 'none'
  return { who: cast.names[seat] ?? '?', whom: cast.names[other] ?? '?', you }
}

/** Several gangsters, the reader first. */
export function group(cast: Cast, seats: Seat[]): Value[] {
  const others = seats.filter((seat) => seat !== cast.me).map((seat) => cast.names[seat] ?? '?')
  return cast.me !== null && seats.includes(cast.me) ? [{ message: 'you' }, ...others] : others
}

/** Whose hands point at a seat. */
export function handsOn(view: { aims: (Seat | null)[]; seat: Seat }[], seat: Seat): Seat[] {
  return view.flatMap((one) => one.aims.filter((target) => target === seat).map(() => one.seat))
}
