// Shares without change, and the final sums: what rules/notes.py, live/phases/split.py and live/outcome.py say.
import type { LiveAccount, LiveOutcome, Stash } from '../../../protocol'
import { HOSPITAL_BILL, HOSPITAL_CARDS, NOTES } from '../../../facts'
import { counted, portions, shares } from '../../../real/shares'

export interface Shared {
  share: number
  /** The places in the row of the cards each sharer gets. */
  portions: number[][]
}

/** L51: equal sums, the largest values first and those from the left of the row. */
export function byMoney(row: number[], sharers: number): Shared {
  const { share, handed } = shares(counted(row), sharers)
  const places = new Map(NOTES.map((value) => [value, row.flatMap((one, place) => (one === value ? [place] : []))]))
  return { share, portions: portions(handed, share, sharers).map((portion) => portion.flatMap((value) => places.get(value)?.splice(0, 1) ?? [])) }
}

/** V3: equal numbers of cards, from the left of the row. */
export function byCards(row: number[], sharers: number): Shared {
  const share = sharers > 0 ? Math.floor(row.length / sharers) : 0
  return { share, portions: Array.from({ length: sharers }, (_, turn) => Array.from({ length: share }, (_, one) => share * turn + one)) }
}

/** Which team wins, by what, and every sum (L55-L57, V4, A73, A74). */
export function outcome(stashes: Stash[], members: number[], hospital: number[], foolproof: boolean): LiveOutcome {
  const bill = foolproof ? HOSPITAL_CARDS : HOSPITAL_BILL
  const accounts = stashes.map((stash, team): LiveAccount => {
    const lines: LiveAccount['lines'] = [{ entry: 'stash', count: stash.cards, amount: foolproof ? stash.cards : stash.money }]
    const there = hospital[team] ?? 0
    if (there > 0) lines.push({ entry: 'hospital', count: there, amount: -bill * there })
    return { team, eligible: there < (members[team] ?? 0), lines, total: lines.reduce((sum, line) => sum + line.amount, 0) }
  })
  const eligible = accounts.filter((one) => one.eligible)
  if (eligible.length === 0) return { victory: 'none', winners: [], tie_break: null, accounts }
  const best = Math.max(...eligible.map((one) => one.total))
  const tied = eligible.filter((one) => one.total === best)
  if (tied.length === 1) return { victory: 'richest', winners: tied.map((one) => one.team), tie_break: null, accounts }
  const most = Math.max(...tied.map((one) => hospital[one.team] ?? 0))
  const winners = tied.filter((one) => (hospital[one.team] ?? 0) === most).map((one) => one.team)
  return { victory: 'richest', winners, tie_break: winners.length === 1 ? 'coma' : 'shared', accounts }
}
