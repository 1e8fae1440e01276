// What a server leaves out is put back.
import { expect, test } from 'vitest'
import { restored, whole } from '../../src/state/whole'
import { VIEW } from './told'

test('who is named by the seat alone stands there unhurt', () => {
  const [one] = whole(VIEW).gangsters
  expect(one).toEqual({ seat: 0, alive: true, wounds: 0, shame: 0, flashing: 0, money: 0, cards: [], loaded: 0, aims: [], stance: 'standing', power: null, seen: [], stood: 0, fled: 0, used_calls: 0, unused_calls: 0 })
})

test('what is one’s own is whole too, and nothing where one has nothing', () => {
  expect(whole({ ...VIEW, own: { hands: [[5, 3, 1]] } }).own).toEqual({ hands: [[5, 3, 1]], loaded: [], power: null, role: null })
  expect(whole(VIEW).own).toBeNull()
})

test('of a gangster who changed everything is told, of the others nothing', () => {
  const before = whole({ ...VIEW, gangsters: [{ seat: 0, wounds: 2, shame: 1 }, { seat: 1, wounds: 1 }] })
  const now = restored(before, { gangsters: [{ seat: 0, wounds: 3 }] })
  expect(now.gangsters.map(({ wounds, shame }) => [wounds, shame])).toEqual([[3, 0], [1, 0]])
})

test('a view that names its options is whole, and one without a view before it as well', () => {
  const before = whole({ ...VIEW, calls: 2 })
  expect(restored(before, VIEW).calls).toBe(0)
  expect(restored(before, { stage: 'nerve' }).calls).toBe(2)
  expect(restored(null, VIEW)).toEqual(whole(VIEW))
})
