// What happened, cut into scenes.
import { describe, expect, test } from 'vitest'
import { moments } from '../../src/classic/theatre/moments'
import { bare } from '../../src/classic/theatre/picture'
import { moments as liveMoments } from '../../src/live/theatre/moments'
import type { LivePicture } from '../../src/live/theatre/picture'
import type { Event } from '../../src/protocol'

const TABLE = bare(4)
const fired = (seat: number, target: number, bullet: 'bang' | 'bbb' | 'click' = 'bang'): Event => ({ event: 'fired', seat, gun: 0, bullet, target })
const wounded = (seat: number): Event => ({ event: 'wounded', seat, markers: 1 })
const phase = (number: number): Event => ({ event: 'phase-began', phase: number })

function scenes(events: Event[], at = TABLE, counted = false): string[] {
  return moments(at, events, [], counted).map((one) => one.scene)
}

describe('in the classic game', () => {
  test('hands that point are one scene, with all of them in its picture', () => {
    const [aims, ...rest] = moments(TABLE, [{ event: 'aimed', seat: 0, at: [1] }, { event: 'aimed', seat: 1, at: [0] }])
    expect([aims?.scene, rest]).toEqual(['aim', []])
    expect(aims?.picture.figures.map((one) => one.aims)).toEqual([[1], [0], [], []])
  })

  test('that nobody fled is told with the call, and not a second time behind a power', () => {
    const counting = { ...TABLE, phase: 4 }
    expect(moments(counting, [phase(5)], [], true).map((one) => [one.scene, one.quiet])).toEqual([['fast-volley', true]])
    expect(moments(counting, [phase(5)], [], false).map((one) => [one.scene, one.quiet])).toEqual([['fast-volley', false]])
  })

  test('both volleys are shown shot by shot, behind the call', () => {
    expect(scenes([phase(5), fired(0, 1, 'bbb'), wounded(1), phase(6), fired(2, 3), wounded(3)])).toEqual(['fast-volley', 'fast-shot', 'shot'])
  })

  test('two at each other fire at once, several on one follow one another, whatever their cards are', () => {
    const volley = (...cards: ('bang' | 'click')[]): number[][] =>
      moments(TABLE, [phase(6), fired(0, 3, cards[0]), fired(1, 2, cards[1]), fired(2, 1, cards[2]), fired(3, 1, cards[3])]).map((one) => one.shots.map((shot) => shot.fired.seat))
    expect(volley('bang', 'click', 'bang', 'click')).toEqual([[0], [1, 2], [3]])
    expect(volley('click', 'bang', 'click', 'bang')).toEqual(volley('bang', 'click', 'bang', 'click'))
  })

  test('a plaster comes with the shot that brings it, and no more of them than there are', () => {
    const [one, two, three] = moments(TABLE, [phase(6), fired(0, 3), fired(1, 3), fired(2, 3), { event: 'wounded', seat: 3, markers: 2 }])
    expect([one, two, three].map((shot) => shot?.picture.figures[3]?.wounds)).toEqual([1, 2, 2])
  })

  test('whoever is out is told with who fired', () => {
    const shown = moments(TABLE, [phase(6), fired(0, 3), fired(1, 3, 'click'), fired(2, 3), { event: 'wounded', seat: 3, markers: 2 }, { event: 'died', seat: 3 }])
    expect([shown.at(-1)?.scene, shown.at(-1)?.by]).toEqual(['out', [0, 2]])
  })

  test('a round ends with its card, in the picture of before the next loot', () => {
    const split: Event = { event: 'split', among: [0], share: 20_000, portions: [], left: [0, 0, 0] }
    const shown = moments(TABLE, [split, { event: 'round-began', round: 2, notes: [5000] }], [fired(0, 1)])
    const card = shown.find((one) => one.scene === 'round')
    expect(card?.events).toEqual([fired(0, 1), split])
    expect([card?.picture.round, shown.at(-1)?.scene, shown.at(-1)?.picture.loot]).toEqual([1, 'loot', [0, 0, 1]])
  })

  test('cards that leave belong to the scene that made them leave', () => {
    const left: Event = { event: 'discarded-unseen', seat: 0, gun: 0, why: 'withdrew' }
    expect(moments(TABLE, [{ event: 'withdrew', seat: 0 }, left]).map((one) => one.events.length)).toEqual([2])
  })
})

describe('in Live', () => {
  const ARENA: LivePicture = { round: 1, phase: 4, loot: 0, cards: 0, figures: [], spots: [], stashes: [], dealt: {} }
  const shown = (...events: Event[]): string[] => liveMoments(ARENA, events).map((one) => one.scene)

  test('each grenade and each dagger is a scene of its own', () => {
    expect(shown({ event: 'live-exploded', seat: 0, touched: [1] }, { event: 'live-exploded', seat: 1, touched: [] }, { event: 'live-stabbed', seat: 2, victim: 0 })).toEqual(['blast', 'blast', 'stab'])
  })

  test('the second whistle is shown where nobody ran', () => {
    expect(shown({ event: 'live-phase-began', phase: 5 })).toEqual(['nerve'])
  })

  test('guns speak kind by kind', () => {
    const gun = (weapon: 'bbb' | 'double'): Event => ({ event: 'live-fired', seat: 0, weapon, at: [1] })
    expect(shown(gun('bbb'), gun('bbb'), gun('double'))).toEqual(['bbb', 'double'])
  })
})
