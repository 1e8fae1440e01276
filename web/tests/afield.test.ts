// Whole evenings outdoors on the Godfather's phone, the line cut at every tap, beside what the server says (tests/web/afield.py).
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { LiveFact } from '../src/live/outdoor/alone/declared'
import { VOLLEYS } from '../src/live/outdoor/alone/evening'
import { Impossible } from '../src/live/outdoor/alone/field'
import { Lead } from '../src/live/outdoor/alone/foretold'
import type { ChairSeen, OutingSeen } from '../src/protocol'

interface Tap {
  fact?: LiveFact
  at: number
  refused?: [string, string]
  after: OutingSeen
  chairs: ChairSeen[]
  /** Whether whoever leads may not know all cards, and asks aloud. */
  blind: boolean
}

/** The line is cut before the first tap of an evening, and before every one of so many others. */
const EVERY = Number(process.env['CUT_EVERY'])
let taps = 0

test('a phone without a server says what the server says, wherever the line is cut', async () => {
  let rounds = 0
  let evening: Tap[] = []
  for await (const text of createInterface({ input: createReadStream(process.env['AFIELD'] ?? '') })) {
    const tap = JSON.parse(text) as Tap
    if (!tap.fact) {
      walk(evening)
      evening = []
    }
    evening.push(tap)
    rounds += Number(tap.fact?.fact === 'ran' && !tap.refused)
  }
  walk(evening)
  expect(rounds).toBe(Number(process.env['AFIELD_ROUNDS']))
}, 3_600_000)

/** Cut the line before each tap, and lead on alone to the end. */
function walk(evening: Tap[]): void {
  evening.forEach((tap, cut) => {
    if (evening[cut + 1]?.refused) unlike(tap, evening[cut + 1])
    if (cut > 0 && ++taps % EVERY > 0) return
    const lead = new Lead(tap.after, tap.chairs)
    for (const next of evening.slice(cut + 1)) {
      if (lead.waits) return
      if (next.refused || !next.fact) continue
      if (next.blind && isVain(next.fact, lead)) continue
      lead.note(next.fact, next.at)
      if (!next.blind) same(known(lead.outing), known(next.after))
      else if (lead.outing.step === next.after.step) same(public_(lead.outing), public_(next.after))
      same(lead.chairs.map((one) => one.name), next.chairs.map((one) => one.name))
    }
  })
}

/** What cannot be is refused for the same reason, and nothing is different afterwards. */
function unlike(tap: Tap, next: Tap | undefined): void {
  if (!next?.fact || !next.refused || next.blind) return
  const lead = new Lead(tap.after, tap.chairs)
  if (lead.waits) return
  const { fact, refused } = next
  expect(() => lead.note(fact, next.at)).toThrow(new Impossible(...refused))
}

/** A gun that this phone knows nobody can fire is not called on it. */
function isVain(fact: LiveFact, lead: Lead): boolean {
  if (fact.fact !== 'struck' || (fact.hits ?? []).some((count) => count > 0)) return false
  const step = VOLLEYS.indexOf(lead.outing.step as (typeof VOLLEYS)[number])
  return step < 0 || step > VOLLEYS.indexOf(fact.gun as (typeof VOLLEYS)[number])
}

function same(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other)
}

function public_(outing: OutingSeen): object {
  const { step, contact = null, split = null, bodies = [], others = [], home = [], back = [], view } = outing
  // Plasters of a round that is over mean nothing any more, and at the end the server shows every card.
  const hurt = step !== 'divide'
  const people = view?.gangsters.map(({ place, wounds, weapon, number }) => (hurt ? { place, wounds, ...(step === 'over' ? {} : { weapon, number }) } : { place }))
  return { step, contact, split, bodies, others, home, back, people, round: hurt ? view?.round : 0, pending: view?.pending, outcome: view?.outcome }
}

function known(outing: OutingSeen): object {
  const { facts, noted, firing = [], pocket, view, count_from, beat, whistle_at = null } = outing
  const { held = [], playing_from = [], home = [], seed = '', facts: since = [], ...rest } = pocket ?? {}
  return { ...public_(outing), facts, noted, firing, count_from, beat, whistle_at, loot: outing.box && outing.step === 'divide' ? null : view?.loot, round: view?.round, cards: view?.cards, own: outing.box ? null : view?.own, pocket: { ...rest, held, playing_from, home, seed, since: since.length } }
}
