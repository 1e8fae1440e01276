// Prizes after a game, in both editions.
import { describe, expect, test } from 'vitest'
import { awards, bluffs, given, matrix } from '../../src/classic/story/awards'
import { awards as liveAwards, tallied } from '../../src/live/story/awards'
import { bluffs as liveBluffs, type Bluff } from '../../src/live/story/retold'
import type { Event } from '../../src/protocol'

const round = (number: number): Event => ({ event: 'round-began', round: number, notes: [] })
const aimed = (seat: number, ...at: (number | null)[]): Event => ({ event: 'aimed', seat, at })
const volley: Event = { event: 'phase-began', phase: 5 }

function who(events: Event[], award: string): number | undefined {
  return awards(events, 4, null).find((one) => one.award === award)?.seat
}

test('nobody gets two prizes, and none that another deserves more', () => {
  const counts = (...pairs: [number, number][]): Map<number, number> => new Map(pairs)
  expect(given([['first', counts([0, 5], [1, 2]), 1], ['second', counts([0, 5], [1, 2]), 1], ['third', counts([1, 2]), 3]])).toEqual([{ award: 'first', seat: 0, count: 5 }])
})

describe('in the classic game', () => {
  test('who stayed before two hands or more is ice-cold, who fled is not', () => {
    const events = [round(1), aimed(0, 2), aimed(1, 2), aimed(2, 3), aimed(3, 2)]
    expect(who([...events, volley], 'ice-cold')).toBe(2)
    expect(who([...events, { event: 'withdrew', seat: 2 }, volley], 'ice-cold')).toBeUndefined()
    expect(who([...events, round(2), volley], 'ice-cold')).toBeUndefined()
  })

  test('an empty card somebody fled from is a bluff, told with whom it was aimed at', () => {
    const events: Event[] = [round(3), aimed(1, 0), { event: 'discarded', seat: 1, gun: 0, bullet: 'click', why: 'foiled' }]
    expect(who(events, 'empty-hand')).toBe(1)
    expect(bluffs(events)).toEqual([{ round: 3, seat: 1, bullet: 'click', at: 0 }])
  })

  test('whoever shot nobody and lives is a pacifist', () => {
    const fired = (bullet: 'bang' | 'click'): Event => ({ event: 'fired', seat: 0, gun: 0, bullet, target: 1 })
    expect(who([fired('click')], 'pacifist')).toBe(0)
    expect(who([fired('bang')], 'pacifist')).toBe(1)
  })

  test('hands are counted by whom they point at; nobody is nobody', () => {
    expect(matrix([aimed(0, 1), aimed(0, 1, null), aimed(2, 0)], 3)).toEqual([[0, 2, 0], [0, 0, 0], [1, 0, 0]])
  })
})

describe('in Live', () => {
  const mimed = (seat: number, ...at: number[]): Event => ({ event: 'live-aimed', seat, mime: 'double', at })
  const SPLIT: Event = { event: 'live-split', among: [], share: 0, row: [], portions: [] }
  const blast: Event = { event: 'live-phase-began', phase: 5 }

  test('guns of those who withdrew make nobody ice-cold', () => {
    const events = [mimed(0, 2), mimed(1, 2), mimed(2, 0)]
    const cool = (more: Event[]): number | undefined => liveAwards([...events, ...more, blast], 3).find((one) => one.award === 'ice-cold')?.seat
    expect(cool([])).toBe(2)
    expect(cool([{ event: 'live-withdrew', seat: 1 }])).toBeUndefined()
  })

  test('votes are counted by team, the most first', () => {
    expect(tallied({ 0: 1, 1: 2, 2: 2 }, (seat) => (seat < 2 ? 0 : 1))).toEqual([[0, 3], [1, 2]])
  })

  test('a mime without a gun is a bluff, unless its card was shown', () => {
    const dealt: Event[] = [
      { event: 'round-began-unseen', round: 2, loot: 0, cards: 0 },
      { event: 'dealt', chief: 0, team: [0, 1], cards: [['kevlar', 0, null], ['bbb', 0, null]] },
      { event: 'divided', chief: 0, team: [0, 1], to: [0, 1] },
      mimed(0, 2),
      mimed(1, 2),
    ]
    const told = (...more: Event[]): Bluff[] => liveBluffs([...dealt, ...more, SPLIT])
    expect(told()).toEqual([{ round: 2, seat: 0, mime: 'double', held: 'kevlar', why: 'mimed' }])
    expect(told({ event: 'saved', seat: 0 })).toEqual([])
    expect(told({ event: 'live-withdrew', seat: 1 }).at(-1)).toMatchObject({ seat: 0, why: 'mimed' })
    expect(told({ event: 'live-withdrew', seat: 1 })).toContainEqual({ round: 2, seat: 1, mime: 'double', held: 'bbb', why: 'ran' })
    expect(liveBluffs(dealt), 'a round that was broken off tells nothing').toEqual([])
  })
})
