// "Your first job": three rounds that were written beforehand, told as a server would tell them.
import type { Ask, Bullet, Decision, Event, Notes, Other, RoomSeen, Seat, View, Waiting } from '../protocol'

export interface Step {
  /** What the lesson says meanwhile. */
  hint: string
  events: Event[]
  view: View
  waiting: Waiting | null
  ask: Ask | null
  stakes: number[]
  /** Which answer leads on. */
  leads: (said: Decision) => boolean
}

const ME = 0
const BRUNO = 1
const CLEO = 2
const DARIO = 3
const PLAYERS = [ME, BRUNO, CLEO, DARIO]
const NOTES = [20_000, 10_000, 10_000, 5_000, 5_000]
// What lies there in each round, and what each of so many would get of it.
const LOOT: Notes[] = [[1, 2, 2], [2, 2, 2], [1, 2, 4]]
const STAKES = [[50_000, 25_000, 10_000, 0], [70_000, 35_000, 20_000, 0], [60_000, 30_000, 20_000, 10_000]]

export function room(you: string): RoomSeen {
  return {
    code: '',
    stage: 'game',
    options: { edition: 'classic', players: 4, powers: 'none', cop: false, money: 'open' },
    tempo: 'relaxed',
    host: 0,
    chairs: [{ name: you, member: 1 }, { name: 'Bruno', bot: 'grudge' }, { name: 'Cleo', bot: 'reckless' }, { name: 'Dario', bot: 'timid' }],
    members: [{ id: 1, kind: 'player', name: you }],
    fingerprint: '',
  }
}

type Sums = [number, number, number, number]

export function view(round: number, phase: number, money: Sums, each: (seat: Seat) => Partial<Other> = () => ({}), loot: Notes = LOOT[round - 1] ?? [0, 0, 0]): View {
  return {
    edition: 'classic',
    seat: ME,
    options: room('').options,
    round,
    phase,
    loot,
    pile: 40 - 5 * round,
    gangsters: PLAYERS.map((seat) => ({
      seat, alive: true, wounds: 0, shame: 0, flashing: 0, money: money[seat] ?? 0, cards: [8], loaded: false, aims: [], stance: 'standing', power: null, seen: [], ...each(seat),
    })),
    own: { hands: [[5, 2, 1]], loaded: [], power: null, role: null },
    asked: [ME],
    sharers: [],
    exploded: 0,
    calls: 0,
    alerted: 0,
    outcome: null,
    revealed: [],
  }
}

const load = (bullet: Bullet): Ask => ({ type: 'load', hands: [[bullet]] })
const NERVE: Ask = { type: 'one-of', options: [{ say: 'stay' }, { say: 'withdraw' }] }
const says = (what: Decision['say']) => (said: Decision): boolean => said.say === what
const aimed = (aims: Seat[]): Event[] => aims.map((at, seat): Event => ({ event: 'aimed', seat, at: [at] }))
const began = (round: number): Event => ({ event: 'round-began', round, notes: NOTES })
const SHARING: Event = { event: 'phase-began', phase: 7 }
const down = { loaded: true }

function step(hint: string, waiting: Waiting | null, ask: Ask | null, shown: View, events: Event[], leads: Step['leads']): Step {
  return { hint, waiting, ask, view: shown, events, stakes: STAKES[shown.round - 1] ?? [], leads }
}

/** The whole lesson; whom the reader points at first decides who believes him. */
export function lesson(believer: Seat): Step[] {
  const first = [believer, DARIO === believer ? CLEO : DARIO, ME, DARIO === believer ? BRUNO : CLEO]
  const sharers = PLAYERS.filter((seat) => seat !== believer)
  const after1 = PLAYERS.map((seat) => (seat === believer ? 0 : 10_000)) as Sums
  const shame1 = (seat: Seat): Partial<Other> => (seat === believer ? { shame: 1 } : {})
  const second = [CLEO, ME, ME, ME]
  const third = [CLEO, DARIO, ME, BRUNO]
  const after2 = after1.map((sum, seat) => sum + (seat === ME ? 0 : 20_000)) as Sums
  const shame2 = (seat: Seat): Partial<Other> => ({ shame: Number(seat === believer) + Number(seat === ME) })
  const after3 = after2.map((sum, seat) => sum + (seat === CLEO ? 0 : 20_000)) as Sums
  return [
    step('web-lesson-load', 'load', load('click'), view(1, 2, [0, 0, 0, 0]), [began(1)], says('load')),
    step('web-lesson-point', 'aim', { type: 'aim', targets: [BRUNO, CLEO, DARIO], guns: 1 }, view(1, 3, [0, 0, 0, 0], () => down), [], says('aim')),
    step('web-lesson-stay', 'nerve', NERVE, view(1, 4, [0, 0, 0, 0], (seat) => ({ ...down, aims: [first[seat] ?? ME] })), aimed(first), says('stay')),
    step('web-lesson-bang', 'load', load('bang'), view(2, 2, after1, shame1), [
      { event: 'withdrew', seat: believer },
      { event: 'phase-began', phase: 6 },
      ...sharers.filter((seat) => seat !== ME).map((seat): Event => ({ event: 'fired', seat, gun: 0, bullet: 'click', target: first[seat] ?? ME })),
      SHARING,
      { event: 'split', among: sharers, share: 10_000, portions: [[10_000], [10_000], [5_000, 5_000]], left: [1, 0, 0] },
      began(2),
    ], says('load')),
    step('web-lesson-point-cleo', 'aim', { type: 'aim', targets: [CLEO], guns: 1 }, view(2, 3, after1, (seat) => ({ ...shame1(seat), ...down })), [], says('aim')),
    step('web-lesson-drop', 'nerve', NERVE, view(2, 4, after1, (seat) => ({ ...shame1(seat), ...down, aims: [second[seat] ?? ME] })), aimed(second), says('withdraw')),
    step('web-lesson-triple', 'load', load('bbb'), view(3, 2, after2, shame2), [
      { event: 'withdrew', seat: ME },
      SHARING,
      { event: 'split', among: [BRUNO, CLEO, DARIO], share: 20_000, portions: [[20_000], [20_000], [10_000, 10_000]], left: [0, 0, 2] },
      began(3),
    ], says('load')),
    step('web-lesson-back', 'aim', { type: 'aim', targets: [CLEO], guns: 1 }, view(3, 3, after2, (seat) => ({ ...shame2(seat), ...down })), [], says('aim')),
    step('web-lesson-stay-now', 'nerve', NERVE, view(3, 4, after2, (seat) => ({ ...shame2(seat), ...down, aims: [third[seat] ?? ME] })), aimed(third), says('stay')),
    step('web-lesson-end', null, null, view(3, 7, after3, (seat) => ({ ...shame2(seat), wounds: Number(seat === CLEO), stance: seat === CLEO ? 'wounded' : 'standing' }), [0, 0, 0]), [
      { event: 'phase-began', phase: 5 },
      { event: 'fired', seat: ME, gun: 0, bullet: 'bbb', target: CLEO },
      { event: 'wounded', seat: CLEO, markers: 1 },
      { event: 'discarded-unseen', seat: CLEO, gun: 0, why: 'hit' },
      SHARING,
      { event: 'split', among: [ME, BRUNO, DARIO], share: 20_000, portions: [[20_000], [10_000, 10_000], [5_000, 5_000, 5_000, 5_000]], left: [0, 0, 0] },
    ], () => false),
  ]
}
