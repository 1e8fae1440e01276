// The guide: what the Godfather says at each step, and before the first.
import type { LedgerSeen, Options, StageId, Told } from '../../protocol'
import { recall, remember } from '../../line/seats'

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

/** The message of a step: told at length in the first round of a first game. */
export function spoken(step: StageId, ledger: LedgerSeen, how: Reading): string {
  if (step === 'phone' && ledger.phones) return 'web-real-say-phones'
  const round = ledger.view?.round ?? 0
  const first = step === 'loot' ? round === 0 : round === 1 || step === 'reveal' || step === 'over'
  return how === 'first' && first ? `web-real-first-${step}` : `web-real-say-${step}`
}
