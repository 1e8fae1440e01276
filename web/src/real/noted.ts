// The list of what was noted, with one more fact in it, as ledger/pages.py has it.
import type { Fact, Noted } from '../protocol'

const MOST = 20
/** With these a round begins. */
const OPENING = ['turned', 'ran']

export function notedAfter(before: Noted[], { fact }: Fact): Noted[] {
  const last = before.at(-1)?.round ?? 0
  const begun = last > 1 || before.some((one) => OPENING.includes(one.fact))
  const round = OPENING.includes(fact) && begun ? last + 1 : Math.max(1, last)
  return [...before, { round, fact }].slice(-MOST)
}
