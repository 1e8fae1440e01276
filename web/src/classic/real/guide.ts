// The guide: what the Godfather says at each step, and before the first.
import type { LedgerSeen, Options, PowerId, StageId, Told } from '../../protocol'
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
export function spoken(step: StageId, ledger: LedgerSeen, how: Reading, before: Explained, names: string[]): Phrase[] {
  if (step === 'phone' && ledger.phones) return [{ message: 'web-real-say-phones' }]
  const round = ledger.view?.round ?? 0
  // Whoever takes the pen in the middle of a game explains nothing that others have.
  const here = round <= 1 || Object.keys(before).length > 0
  const atLength = how === 'first' && here && (before[step] ?? round) === round
  return [{ message: `web-real-${atLength ? 'first' : 'say'}-${step}` }, ...whoWaits(step, ledger, names)]
}

/** Whose card, once it is shown, has them point or load after all others (P26, P28). */
export function whoWaits(step: StageId, ledger: LedgerSeen, names: string[]): Phrase[] {
  const living = (ledger.view?.gangsters ?? []).filter((one) => one.alive !== false)
  const said = (power: PowerId, message: string): Phrase[] => living.filter((one) => one.power === power).map((one) => ({ message, values: { who: names[one.seat] ?? '' } }))
  if (step === 'load') return said('cunning', 'web-real-load-cunning')
  return step === 'aim' ? [...said('kid', 'web-real-aim-kid'), ...said('cunning', 'web-real-aim-cunning')] : []
}
