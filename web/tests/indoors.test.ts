// Whole evenings at a real table on the phone of whoever holds the pen, the line cut at every tap (tests/web/indoors.py).
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { foreseen } from '../src/classic/real/alone'
import { fault, type Fault } from '../src/classic/real/impossible'
import type { Fact, LedgerSeen, Told } from '../src/protocol'
import { whole, type WholeView } from '../src/state/whole'

interface Tap {
  names: string[]
  fact?: Fact
  after: LedgerSeen
}

interface Refused {
  fact: Fact
  refused: Fault
}

/** The line is cut before the first tap of an evening, and before every one of so many others. */
const EVERY = Number(process.env['CUT_EVERY'])
let taps = 0

test('a pen without a server says what the server says, wherever the line is cut', async () => {
  let told = 0
  let refusals = 0
  let known = 0
  let evening: Tap[] = []
  for await (const text of createInterface({ input: createReadStream(process.env['INDOORS'] ?? '') })) {
    const tap = JSON.parse(text) as Tap | Refused
    const last = evening.at(-1)
    if (last && tap.fact) known += Number(agreed(last.after, tap.fact, 'refused' in tap ? tap.refused : null))
    if ('refused' in tap) {
      // The screen offers no notes that the box has not.
      refusals += Number(tap.fact.fact !== 'turned')
      continue
    }
    if (!tap.fact) {
      told += walk(evening)
      evening = []
    }
    evening.push(tap)
  }
  told += walk(evening)
  expect(told).toBeGreaterThan(Number(process.env['INDOORS_TOLD']))
  expect(known).toBeGreaterThan(0.8 * refusals)
}, 3_600_000)

/** What the server takes is never refused here, and what is has the same reason; says whether that was known without it. */
function agreed({ step, view }: LedgerSeen, fact: Fact, refused: Fault | null): boolean {
  const wrong = step && view ? fault(whole(view), step, fact) : null
  if (refused === null || wrong !== null) expect({ fact, wrong }).toEqual({ fact, wrong: refused })
  return wrong !== null
}

/** Cut the line before each tap, and note on alone; says how often this device knew what followed. */
function walk(evening: Tap[]): number {
  let knew = 0
  evening.forEach(({ after, names }, cut) => {
    if (cut > 0 && ++taps % EVERY > 0) return
    const facts: Fact[] = []
    for (const next of evening.slice(cut + 1)) {
      if (next.fact) facts.push(next.fact)
      const alone = foreseen(after, facts, names)
      if (alone === null) continue
      knew += 1
      const { view } = next.after
      if (view) same(known(alone.ledger, alone.view), known(next.after, whole(view)))
    }
  })
  return knew
}

function same(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other)
}

function known({ step, facts, noted, told = [], stakes = [], box = [0, 0, 0], split = null }: LedgerSeen, { round, loot, gangsters, sharers, exploded, calls, alerted }: WholeView): object {
  const people = gangsters.map(({ alive, wounds, shame, flashing, money, stance, power, used_calls, unused_calls }) => ({ alive, wounds, shame, flashing, money, stance, power, used_calls, unused_calls }))
  return { step, facts, noted, told: told.map(spelled), stakes, box, split, round, loot, people, sharers, exploded, calls, alerted }
}

/** A sentence with all that the server leaves out where it is usual. */
function spelled({ message, values = {}, rules = [], form = 'sentence' }: Told): Told {
  const said = { message, values, rules, form }
  return JSON.parse(JSON.stringify(said, (key, value: object) => (key === 'values' && Object.keys(value).length === 0 ? undefined : value))) as Told
}
