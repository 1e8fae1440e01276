// Whether a deal was nobody's choice: what a report opens, against what this device was told before it opened its own part.
import type { DrawRound, Event, Report, Seat } from '../protocol'
import { asClassic } from '../state/editions'
import type { State } from '../state/state'
import { partsOf, type Part } from './parts'

type Arithmetic = typeof import('@pages/fairness.js')

/** Whether something fits; null where this device cannot tell. */
export type Fits = boolean | null

export interface Checked {
  /** The house opened the seed it was bound to. */
  sealed: Fits
  /** Everybody is bound to what this device was told. */
  told: Fits
  /** What was opened is what all were bound to. */
  bound: Fits
  /** The part of this device is in it. */
  mine: Fits
  /** The cards lay in the order that follows. */
  cards: Fits
  gave: Seat[]
  house: Seat[]
  nothing: Seat[]
  missing: Seat[]
  /** Somebody kept a part back in the second round too: with the server's help and several seats one chooses so among a few deals. */
  twice: boolean
  /** What must be the same on all devices. */
  signs: string
}

export const QUESTIONS = ['sealed', 'told', 'bound', 'mine', 'cards'] as const

/** Good if this device was bound itself and everything it can tell fits. */
export function verdict(checked: Checked): 'good' | 'partly' | 'bad' {
  if (QUESTIONS.some((one) => checked[one] === false)) return 'bad'
  return checked.mine && checked.sealed && checked.told && checked.bound && !checked.twice ? 'good' : 'partly'
}

export async function check(state: State): Promise<Checked | null> {
  const { report, room, you } = state
  if (!report || !room) return null
  const sums = await import('@pages/fairness.js')
  const parts = you === null ? [] : partsOf(room.code, you, room.games ?? 0)
  return checked(sums, report, parts, state)
}

/** The check itself: nothing but arithmetic. */
export function checked(sums: Arithmetic, report: Report, parts: Part[], state: State): Checked {
  const { hex, sha256, unhex, utf8 } = sums
  const draws = report.draws ?? []
  const last = draws.at(-1)
  const fingerprint = hex(sha256(unhex(report.seed)))
  const opened = parts.flatMap((one, round) => (one.opened ? [{ ...one.opened, with: draws[round] }] : []))
  const mine = parts[draws.length - 1]
  const seat = state.view?.seat ?? null
  const commitments = last?.commitments ?? []
  const missing = [...new Set(draws.flatMap((one) => one.missing ?? []))]
  const house = last?.house ?? []
  const seats = report.contributions.map((_, one) => one)
  return {
    sealed: opened.length > 0 ? opened.every((one) => one.fingerprint === fingerprint) : null,
    told: opened.length > 0 ? opened.every((one) => isSame(one.round, one.with)) && !parts.some((one) => one.again) : null,
    bound: last ? sums.isBound({ table: report.seed, contributions: report.contributions }, last) : null,
    mine: mine?.opened && seat !== null ? report.contributions[seat] === mine.part : null,
    cards: cards(sums, report, state),
    gave: seats.filter((one) => commitments[one] && !house.includes(one) && !missing.includes(one)),
    house,
    nothing: seats.filter((one) => !commitments[one] && !missing.includes(one)),
    missing,
    twice: draws.length > 1 && (last?.missing ?? []).length > 0,
    signs: hex(sha256(utf8([fingerprint, ...commitments].join('/')))).slice(0, 8).toUpperCase(),
  }
}

function isSame(told: DrawRound, later: DrawRound | undefined): boolean {
  const fixed = (one: DrawRound | undefined): string => JSON.stringify([one?.commitments, one?.house ?? []])
  return fixed(told) === fixed(later)
}

// Notes as this device saw them, where it saw the whole game; what was hidden, as the report tells it.
function cards(sums: Arithmetic, report: Report, state: State): Fits {
  const { view, whole, events } = asClassic(state)
  const all = report.events ?? []
  if (!view || all.length === 0 || report.contributions.length !== view.options.players) return null
  const seed = sums.gameSeed(report.seed, report.contributions)
  const { players, powers, cop } = view.options
  const turned = (whole ? events : all).flatMap((event) => (event.event === 'round-began' ? event.notes : []))
  const dealt = all.flatMap((event: Event) => (event.event === 'power-dealt' ? [[event.seat, event.power]] : []))
  const cops = all.flatMap((event: Event) => (event.event === 'role-dealt' && event.role === 'cop' ? [event.seat] : []))
  const pool = powers === 'none' ? [] : sums.powers(seed, powers, players)
  return (
    turned.every((note, place) => note === sums.notes(seed)[place]) &&
    JSON.stringify(dealt) === JSON.stringify(pool.map((power, seat) => [seat, power])) &&
    JSON.stringify(cops) === JSON.stringify(cop ? [sums.cop(seed, players)] : [])
  )
}
