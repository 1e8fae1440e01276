// What a device does for a deal that is nobody's, whatever a server asks of it.
import { expect, test } from 'vitest'
import * as sums from '@pages/fairness.js'
import { checked, verdict } from '../../src/fair/check'
import { Bound, forgetParts, partsOf } from '../../src/fair/parts'
import type { Deed, DrawRound, Report, RoomSeen } from '../../src/protocol'
import { NOTHING } from '../../src/state/state'

const SEED = '11'.repeat(32)
const FINGERPRINT = sums.hex(sums.sha256(sums.unhex(SEED)))
const THEIRS = '22'.repeat(32)
const NOTHING_GIVEN = '00'.repeat(32)
const hashed = (part: string): string => sums.hex(sums.sha256(sums.unhex(part)))

/** A device on chair 0 of a table of two, and a server that may ask it anything. */
class Device {
  readonly said: Deed[] = []
  readonly bound = new Bound((deed) => this.said.push(deed))

  constructor(readonly code: string) {}

  async hears(more: Partial<RoomSeen>): Promise<void> {
    const room = { code: this.code, stage: 'lobby', games: 0, fingerprint: FINGERPRINT, chairs: [{ name: 'Ada' }, { name: 'Bea' }], ...more }
    await this.bound.heard(room as RoomSeen, 1, 0)
  }

  /** It sits there, bound to a part. */
  async commits(): Promise<string> {
    await this.hears({})
    return this.hash()
  }

  hash(): string {
    const last = this.said.at(-1)
    if (last?.do !== 'commit') throw new Error('nothing was committed')
    return last.hash
  }

  /** All are bound: it opens. */
  async opens(round: DrawRound, before: DrawRound[] = []): Promise<void> {
    await this.hears({ draw: { until: 0, round, waiting: [0], before } })
  }

  verdict(draws: DrawRound[], theirs = THEIRS): string {
    const mine = partsOf(this.code, 1, 1).at(-1)?.part ?? ''
    const report = { seed: SEED, contributions: [mine, theirs], draws } as unknown as Report
    const state = { ...NOTHING, view: { seat: 0, options: { edition: 'classic' } } } as unknown as typeof NOTHING
    return verdict(checked(sums, report, partsOf(this.code, 1, 1), state))
  }
}

test('where all opened what they were bound to, nobody chose', async () => {
  const ada = new Device('GOOD')
  const round = { commitments: [await ada.commits(), hashed(THEIRS)] }
  await ada.opens(round)
  expect(ada.said.map((one) => one.do)).toEqual(['commit', 'open-part'])
  expect(ada.verdict([round])).toBe('good')
})

test('a server that knows the part, and has the deal drawn anew, is found out', async () => {
  const ada = new Device('AGAIN')
  await ada.opens({ commitments: [await ada.commits(), hashed(THEIRS)] })
  // As if nothing had been drawn: the list that counts is one it could choose once it knew the part.
  await ada.hears({})
  const round = { commitments: [ada.hash(), hashed(THEIRS)] }
  await ada.opens(round)
  expect(ada.verdict([round])).toBe('bad')
})

test('a part is opened for one list, and for no other', async () => {
  const ada = new Device('LIST')
  const hash = await ada.commits()
  await ada.opens({ commitments: [hash, hashed(THEIRS)] })
  const other = { commitments: [hash, hashed('33'.repeat(32))] }
  await ada.opens(other)
  expect(ada.said.filter((one) => one.do === 'open-part')).toHaveLength(1)
  expect(ada.verdict([other])).toBe('bad')
})

test('where a part is held back once nobody chose, and twice somebody could have', async () => {
  const ada = new Device('TWICE')
  const first = { commitments: [await ada.commits(), hashed(THEIRS)], missing: [1] }
  await ada.opens({ ...first, missing: [] })
  const before = [first]
  await ada.hears({ draw: { until: 0, round: { commitments: ['', ''] }, opening: false, waiting: [0], before } })
  const second = { commitments: [ada.hash(), ''] }
  await ada.opens(second, before)
  expect(partsOf('TWICE', 1, 1)).toHaveLength(2)
  expect(ada.verdict([first, { ...second, missing: [] }], NOTHING_GIVEN)).toBe('good')
  expect(ada.verdict([first, { ...second, missing: [1] }], NOTHING_GIVEN)).toBe('partly')
})

test('what was opened at a table of long ago is no fault of one with the same code', async () => {
  const ada = new Device('SAME')
  await ada.opens({ commitments: [await ada.commits(), hashed(THEIRS)] })
  forgetParts('SAME', 1)
  const later = new Device('SAME')
  const round = { commitments: [await later.commits(), hashed(THEIRS)] }
  await later.opens(round)
  expect(later.verdict([round])).toBe('good')
})
