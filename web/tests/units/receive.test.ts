// What is known after a message.
import { describe, expect, test } from 'vitest'
import type { Event, Message } from '../../src/protocol'
import { receive } from '../../src/state/receive'
import { missing, NOTHING } from '../../src/state/state'
import { heard, played, ROOM, WELCOME } from './told'

const BEGINS: Event = { event: 'round-began', round: 1, notes: [5000] }
const WINDOW = { number: 7, waiting: 'load', shown_at: 0 } as const
const REPORT: Message = { tell: 'report', seed: '', contributions: [] }

describe('a step', () => {
  test('changes what it tells of, and leaves the rest as it was', () => {
    const { view } = heard(played([], { stage: 'aim', gangsters: [{ seat: 2, wounds: 1 }] }))
    expect(view?.stage).toBe('aim')
    expect(view?.loot).toEqual([1, 0, 2])
    expect(view?.gangsters.map((one) => one.wounds)).toEqual([0, 0, 1, 0])
  })

  test('of a new game ends the story, the luck and the hits of the one before', () => {
    const before = heard(played([{ event: 'fired', seat: 1, gun: 0, bullet: 'bang', target: 0 }]), { tell: 'bets', bets: {}, ladder: { 3: 2 } }, REPORT)
    const state = receive(before, played([BEGINS], WELCOME.view))
    expect([state.events, state.luck, state.shots, state.report, state.whole]).toEqual([[BEGINS], {}, [], null, true])
  })

  test('of a new game finds nobody who has said the last words', () => {
    const dead = heard({ tell: 'last-words', seat: 0, words: { ready: 'tell-my-mother' } })
    expect(dead.spoken).toBe(true)
    expect(receive(dead, played([BEGINS])).spoken).toBe(false)
  })

  test('remembers who hit whom in which round, but no empty card', () => {
    const fired = (bullet: 'bang' | 'click', seat: number) => ({ event: 'fired', seat, gun: 0, bullet, target: 0 }) as const
    expect(heard(played([fired('bang', 1), fired('click', 2)])).shots).toEqual([[2, 1, 0]])
  })

  test('lets go of an armed power once its card is shown, or its owner dead', () => {
    const armed = { ...heard(), held: { armed: { say: 'show' } as const } }
    expect(receive(armed, played([])).held.armed).toEqual({ say: 'show' })
    expect(receive(armed, played([], { gangsters: [{ seat: 0, power: 'kid' }] })).held.armed).toBeNull()
    expect(receive(armed, played([], { gangsters: [{ seat: 0, alive: false }] })).held.armed).toBeNull()
  })
})

describe('people', () => {
  test('are waited for until they have laid a card; nobody waits for bots', () => {
    const chairs = ROOM.chairs.map((chair, seat) => (seat === 3 ? { name: 'Bruno', bot: 'timid' } : seat === 2 ? { ...chair, stand_in: true } : chair))
    const state = heard({ tell: 'room', room: { ...ROOM, chairs } }, played([], { asked: [0, 1, 2, 3] }, { window: WINDOW }))
    expect(missing(state)).toEqual([0, 1])
    expect(missing(receive(state, { tell: 'loading', seats: [1, 2, 3] }))).toEqual([0])
  })

  test('lose their seat with their chair', () => {
    expect(heard({ tell: 'room', room: { ...ROOM, chairs: ROOM.chairs.slice(1) } }).seat).toBeNull()
  })

  test('who point at each other stop when others sit there', () => {
    const lobby = { ...ROOM, stage: 'lobby' }
    const state = heard({ tell: 'room', room: lobby }, { tell: 'pointed', seat: 1, at: 0 })
    expect(state.pointing).toEqual({ 1: 0 })
    expect(receive(state, { tell: 'room', room: { ...lobby, locked: true } }).pointing).toEqual({ 1: 0 })
    expect(receive(state, { tell: 'room', room: { ...lobby, chairs: ROOM.chairs.slice(2) } }).pointing).toEqual({})
  })

  test('are quoted by the name they had, the last forty times', () => {
    const said = Array.from({ length: 50 }, (_, count) => ({ tell: 'said', member: 2, text: String(count) }) as const)
    const { talk } = heard(...said)
    expect(talk.length).toBe(40)
    expect(talk.at(-1)).toMatchObject({ seat: 1, name: 'Bob', text: '49', ghost: false, number: 50 })
  })
})

test('once a game is over or called off nothing is asked any more', () => {
  const state = heard(played([], {}, { window: WINDOW, held: { ask: { type: 'load', hands: [['bang']], stage: 'load' } } }), REPORT)
  expect([state.window, state.held]).toEqual([null, {}])
})

test('votes come to the report, and to nothing without one', () => {
  const votes = { tell: 'awards', votes: { bluff: { 2: 1 } } } as const
  expect(heard(votes).report).toBeNull()
  expect(heard(REPORT, votes).report?.votes).toEqual({ bluff: { 2: 1 } })
})

test('a welcome forgets what was known of another table', () => {
  const state = receive(heard(played([BEGINS]), { tell: 'loading', seats: [1] }), WELCOME)
  expect([state.events, state.whole, state.loaded]).toEqual([[], false, []])
  expect(receive(NOTHING, WELCOME).view).toEqual(state.view)
})
