// The guide: what the Godfather says at each step, and before the first.
import type { LedgerSeen, Options, StageId, Told } from '../../protocol'
import { recall, remember } from '../../line/seats'
import type { Phrase } from '../../words/words.svelte'

export type Reading = 'first' | 'short'

export function reading(): Reading {
  return recall<Reading>('reading', 'first')
}

export function read(how: Reading): void {
  remember('reading', how)
}

/** The pages read before the first round. */
export function preparations(options: Options, phones: boolean): string[] {
  const secrets = phones ? ['web-real-setup-phones'] : []
  if (!phones && options.powers !== 'none') secrets.push('web-real-setup-powers')
  if (!phones && options.cop) secrets.push('web-real-setup-cop')
  return ['web-real-setup-welcome', 'web-real-setup-gangsters', 'web-real-setup-notes', ...secrets, 'web-real-setup-aim']
}

/** What the last phase did to everybody, in sentences. */
export function news(ledger: LedgerSeen): Told[] {
  const told = ledger.told ?? []
  const heading = told.findLastIndex((one) => one.form === 'round' || one.form === 'phase')
  return told.slice(heading + 1).filter((one) => one.form !== 'item')
}

/** In which round each step was explained, in the game that is on. */
type Explained = Partial<Record<StageId, number>>

export function explained(game: string): Explained {
  return recall<Explained>(`explained-${game}`, {})
}

/** A step has been explained; what was skipped is so when it comes next. */
export function explain(game: string, step: StageId, round: number): void {
  const before = explained(game)
  if (before[step] === undefined) remember(`explained-${game}`, { ...before, [step]: round })
}

/** What is said at a step: at length the first time it comes in a first game. */
export function spoken(step: StageId, ledger: LedgerSeen, how: Reading, before: Explained, names: string[]): Phrase {
  if (step === 'phone' && ledger.phones) return { message: 'web-real-say-phones' }
  const round = ledger.view?.round ?? 0
  // Whoever takes the pen in the middle of a game explains nothing that others have.
  const here = round <= 1 || Object.keys(before).length > 0
  if (how === 'first' && here && (before[step] ?? round) === round) return { message: `web-real-first-${step}` }
  const kid = (ledger.view?.gangsters ?? []).find((one) => one.power === 'kid' && one.alive !== false)
  if (step === 'aim' && kid) return { message: 'web-real-say-aim-kid', values: { who: names[kid.seat] ?? '' } }
  return { message: `web-real-say-${step}` }
}
