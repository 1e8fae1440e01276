// Aiming: a gun to mime and whom to point at, until both make an answer.
import type { Ask, Decision, Seat, Weapon } from '../../protocol'

type AimAsk = Extract<Ask, { type: 'live-aim' }>

export interface Aim {
  window: number
  mime: Weapon
  at: Seat[]
}

/** Where everybody begins; it tells nothing of the card. */
export function began(ask: AimAsk, window: number): Aim {
  return { window, mime: ask.mimes[window % ask.mimes.length] ?? 'bbb', at: [] }
}

/** How many adversaries a gun needs. */
export function hands(ask: AimAsk, mime: Weapon): number {
  return mime === 'double' && ask.targets.length > 1 ? 2 : 1
}

export function pointed(ask: AimAsk, aim: Aim, seat: Seat): Aim {
  const others = aim.at.filter((one) => one !== seat)
  return { ...aim, at: [...others, seat].slice(-hands(ask, aim.mime)) }
}

export function mimed(ask: AimAsk, aim: Aim, mime: Weapon): Aim {
  return { ...aim, mime, at: aim.at.slice(-hands(ask, mime)) }
}

/** What is answered, once there are hands enough; two hands on one where there is no other. */
export function answered(ask: AimAsk, { mime, at }: Aim): Decision | null {
  const [first] = at
  if (first === undefined || at.length < hands(ask, mime)) return null
  return { say: 'live-aim', mime, at: mime === 'double' && at.length === 1 ? [first, first] : at }
}

/** A Double with one hand up keeps that one: the other goes to the nearest enemy beside (L27). */
export function completed(ask: AimAsk, aim: Aim, nearest: Seat[]): Extract<Decision, { say: 'live-aim' }> | null {
  const [first] = aim.at
  const other = nearest.find((seat) => seat !== first && ask.targets.includes(seat))
  if (first === undefined || other === undefined || answered(ask, aim)) return null
  return { say: 'live-aim', mime: aim.mime, at: [first, other] }
}
