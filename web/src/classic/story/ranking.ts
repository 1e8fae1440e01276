// In which order people stand when it is over: whoever won first, whatever the sums; the dead last.
import type { Account, Outcome } from '../../protocol'

export function ranked(outcome: Outcome): Account[] {
  const worth = (one: Account): number => (outcome.winners.includes(one.seat) ? 1e9 : (one.total ?? -1e9))
  return [...outcome.accounts].sort((one, other) => worth(other) - worth(one))
}
