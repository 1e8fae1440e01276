// Fixtures: every screen in every state worth looking at, told as the server would tell it.
import type { Fault } from '../line/doors'
import type { Account, Event, LedgerSeen, Message, Other, RoomSeen, Split, StageId, View, Waiting, Welcome } from '../protocol'
import type { ArenaShown, ClassicRoom } from '../state/editions'
import type { Phrase } from '../words/words.svelte'

export interface Fixture {
  /** The query of the page, where it is not a table. */
  query?: string
  messages?: Message[]
  /** Plays the moments of the last message instead of skipping them. */
  scene?: boolean
  /** Whether the server does not answer. */
  unreached?: boolean
  /** How many of the moments are over, and how far into the next one it is. */
  skip?: number
  at?: number
  fault?: Fault
  lost?: number
  toast?: string
  choice?: import('../protocol').Decision
  /** The names of buttons that are pressed, one after the other. */
  click?: (string | Phrase)[]
  /** What happened while this person was away. */
  missed?: Phrase[]
  away?: number[]
  /** Whether the table screen has gone. */
  screenAway?: boolean
  /** One device for all, and where it is: on its way to somebody, in somebody's hands, or seen by all. */
  hot?: 'curtain' | 'turn' | 'shared' | 'done'
  /** Where everybody in the arena is. */
  arena?: Omit<ArenaShown, 'reply'>
  /** Whether this person reads seats as a list. */
  list?: boolean
}

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Edie', 'Fitz']
const LONG = ['Maximiliana', 'Bartholomew', 'Christabella', 'Domenichino', 'Evangelista', 'Wilhelmine']

export function room(stage: RoomSeen['stage'], players = 6, names = NAMES): ClassicRoom {
  return {
    code: 'KVTR',
    stage,
    options: { edition: 'classic', players, powers: 'none', cop: false, money: 'open' },
    tempo: 'standard',
    host: 1,
    chairs: names.slice(0, players).map((name, seat) => (seat < 4 ? { name, member: seat + 1 } : { name, bot: 'grudge' })),
    members: names.slice(0, 4).map((name, place) => ({ id: place + 1, kind: 'player', name })),
    fingerprint: '5e',
  }
}

const AIMS = [4, 0, 3, 4, 1, 0]
const MONEY = [25, 35, 20, 15, 40, 5]
const WOUNDS = [1, 1, 0, 2, 0, 1]
const SHAME = [0, 0, 2, 1, 0, 1]

export function gangster(seat: number, change: Partial<Other> = {}): Other {
  return {
    seat,
    alive: true,
    wounds: WOUNDS[seat] ?? 0,
    shame: SHAME[seat] ?? 0,
    flashing: 0,
    money: (MONEY[seat] ?? 0) * 1000,
    cards: [6],
    loaded: 0,
    aims: [],
    stance: 'standing',
    power: null,
    seen: [],
    ...change,
  }
}

const STAGES: StageId[] = ['over', 'loot-turned', 'load', 'aim', 'nerve', 'fast-volley-ended', 'volley-ended', 'split', 'phone']

export function view(phase: number, change: Partial<View> = {}, each: (seat: number) => Partial<Other> = () => ({})): View {
  return {
    edition: 'classic',
    seat: 0,
    options: room('game').options,
    round: 3,
    stage: STAGES[phase] ?? 'loot',
    loot: [1, 2, 2],
    pile: [7, 9, 9],
    gangsters: NAMES.map((_, seat) => gangster(seat, each(seat))),
    own: { hands: [[4, 2, 1]], loaded: [], power: null, role: null },
    asked: [0, 1, 2, 3, 4, 5],
    sharers: [],
    exploded: 0,
    calls: 0,
    alerted: 0,
    outcome: null,
    revealed: [],
    ...change,
  }
}

const STAKES = [50_000, 25_000, 10_000, 0, 0, 0]
const ASKS: Partial<Record<Waiting, NonNullable<Welcome['held']>['ask']>> = {
  load: { type: 'load', hands: [['click', 'bang', 'bbb']], stage: 'load' },
  aim: { type: 'aim', targets: [1, 2, 3, 4, 5], guns: 1, stage: 'aim' },
  nerve: { type: 'one-of', options: [{ say: 'stay' }, { say: 'withdraw' }], stage: 'nerve' },
  offer: { type: 'one-of', options: [{ say: 'forgo' }, { say: 'show' }], stage: 'loot-turned' },
  phone: { type: 'one-of', options: [{ say: 'pass' }], stage: 'phone' },
}

export function at(waiting: Waiting, seen: View, change: Partial<Welcome> = {}): Welcome {
  return {
    tell: 'welcome',
    you: 1,
    seat: seen.seat ?? null,
    room: room('game', seen.gangsters.length),
    view: seen,
    held: { ask: ASKS[waiting] ?? null, ...(waiting === 'nerve' ? { at_stake: { most: 2, fatal: 2 } } : {}) },
    window: { number: 9, waiting, shown_at: 0, closes_at: waiting === 'aim' ? 8_000 : 18_000 },
    stakes: STAKES.slice(0, seen.gangsters.length),
    ...change,
  }
}

const aimed = (seat: number): Partial<Other> => ({ aims: [AIMS[seat] ?? null], loaded: 1 })
const standoff = view(4, {}, aimed)

function scene(before: View, events: Event[], after: View, waiting: Waiting = 'load', where: RoomSeen = room('game')): Fixture {
  const window = { number: 10, waiting, shown_at: 60_000, closes_at: 80_000 }
  return { scene: true, messages: [at('nerve', before, { held: { ask: null }, room: where }), { tell: 'played', events, view: after, window, stakes: STAKES }] }
}

function roundCard(change: Partial<View> = {}): Fixture {
  const before: Event[] = [
    { event: 'fired', seat: 1, gun: 0, bullet: 'bbb', target: 0 },
    { event: 'wounded', seat: 0, markers: 1 },
    { event: 'fired', seat: 3, gun: 0, bullet: 'bang', target: 4 },
    { event: 'fired', seat: 5, gun: 0, bullet: 'click', target: 2 },
    { event: 'wounded', seat: 4, markers: 1 },
    { event: 'split', among: [2, 3], share: 20_000, portions: [[20_000], [10_000, 10_000]], left: [0, 0, 1] },
    { event: 'round-began', round: 4, notes: [20_000, 10_000, 10_000, 5_000, 5_000] },
  ]
  const seen = scene(view(6, change, aimed), before, view(2, change))
  return { ...seen, skip: 4 }
}

const VOLLEY: Event[] = [
  { event: 'fired', seat: 0, gun: 0, bullet: 'click', target: 4 },
  { event: 'fired', seat: 3, gun: 0, bullet: 'bang', target: 4 },
  { event: 'fired', seat: 5, gun: 0, bullet: 'bang', target: 0 },
  { event: 'wounded', seat: 0, markers: 1 },
  { event: 'wounded', seat: 4, markers: 3 },
  { event: 'died', seat: 4 },
]

const worst = view(4, { loot: [6, 2, 3] }, (seat) => ({ aims: [seat === 0 ? 1 : 0], wounds: 2, shame: 8, money: 155_000, loaded: 1, power: (['does-not-hurt', 'kid', 'you-dont-need-it', 'dragon-skin', 'super-coward', 'insane'] as const)[seat] ?? null }))

function account(seat: number, total: number | null): Account {
  if (total === null) return { seat, alive: false, lines: [], total }
  return { seat, alive: true, total, lines: [{ entry: 'cash', count: 1, amount: total + 10_000 }, { entry: 'shame', count: 2, amount: -10_000 }] }
}

const events: Event[] = [
  { event: 'round-began', round: 1, notes: [20_000, 10_000, 10_000, 5_000, 5_000] },
  ...AIMS.map((target, seat): Event => ({ event: 'aimed', seat, at: [target] })),
  { event: 'withdrew', seat: 4 },
  { event: 'discarded', seat: 0, gun: 0, bullet: 'click', why: 'foiled' },
  { event: 'discarded', seat: 3, gun: 0, bullet: 'bang', why: 'foiled' },
  { event: 'phase-began', phase: 5 },
  { event: 'fired', seat: 1, gun: 0, bullet: 'bbb', target: 0 },
  { event: 'wounded', seat: 0, markers: 1 },
  { event: 'split', among: [1, 2], share: 25_000, portions: [[20_000, 5_000], [10_000, 10_000, 5_000]], left: [0, 0, 0] },
  { event: 'round-began', round: 2, notes: [5_000, 5_000, 5_000, 10_000, 10_000] },
  ...AIMS.map((target, seat): Event => ({ event: 'aimed', seat, at: [target] })),
  { event: 'died', seat: 5 },
]

const over = view(7, {
  round: 8,
  outcome: {
    ending: 'rounds',
    victory: 'richest',
    winners: [4],
    tie_break: 'shame',
    accounts: [account(0, 65_000), account(1, 40_000), account(2, 85_000), account(3, null), account(4, 85_000), account(5, null)],
  },
  revealed: NAMES.map((_, seat) => ({ seat, hands: [[0, 0, 0]], power: seat % 2 ? 'kid' : 'does-not-hurt', role: seat === 2 ? 'cop' : 'gangster' })),
}, (seat) => ({ alive: seat !== 3 && seat !== 5 }))

function ended(change: Partial<Welcome> = {}): Welcome {
  return { tell: 'welcome', you: 1, seat: 0, room: room('report'), view: over, report: { tell: 'report', seed: '5e'.repeat(32), contributions: [], events }, ...change }
}

const powers = { hands: [[4, 2, 1] as [number, number, number]], loaded: [], power: 'insane' as const, role: 'gangster' as const }
const cop = { ...powers, role: 'cop' as const }
const callAsk = { ask: { type: 'one-of' as const, options: [{ say: 'pass' as const }, { say: 'call' as const }], stage: 'phone' as const } }

const allPowers = { ...room('game').options, powers: 'all' as const }

function ghost(change: Partial<Welcome> = {}): Welcome {
  const seen = view(2, { asked: [1, 2, 3, 4, 5] }, (seat) => (seat === 0 ? { alive: false, wounds: 3, money: 0 } : {}))
  return at('load', seen, { held: {}, loaded: [1], spoken: true, ...change })
}

/** With a watcher, a muted one, and a screen. */
function crowded(stage: RoomSeen['stage'] = 'game'): RoomSeen {
  const base = room(stage)
  const members = base.members.map((one) => ({ ...one, muted: one.id === 3 }))
  return { ...base, members: [...members, { id: 9, kind: 'watcher', name: 'Quiet Badger' }, { id: 10, kind: 'tv', name: 'TV' }] }
}

function claimed(stage: RoomSeen['stage']): RoomSeen {
  return { ...crowded(stage), claims: [[9, 1, 0]] }
}

const SPLIT: Split = { event: 'split', among: [0, 2, 3], share: 10_000, portions: [[10_000], [10_000], [5_000, 5_000]], left: [1, 0, 0] }
const COP = { ...room('table').options, powers: 'all+backstab' as const, cop: true }

/** A real table in some round, with somebody down where shots are on. */
function begun(round: number, shooting = false): View {
  return view(4, { round, own: null, seat: null }, (seat) => (shooting && seat === 2 ? { stance: 'withdrawn' } : seat === 5 ? { alive: false, wounds: 3, money: 0 } : {}))
}

/** A real table whose pen this device has. */
const NOTED = ['turned', 'loaded', 'aimed', 'withdrew', 'hit', 'hit', 'showed', 'shared', 'turned', 'loaded', 'aimed', 'withdrew'].map((fact, place) => ({ round: place < 8 ? 1 : 2, fact }))

function real(step: StageId | null, change: Partial<LedgerSeen> = {}, { chairs = 6 } = {}): Fixture {
  const here = room('table', 6, LONG)
  const told = [{ message: 'round', values: { round: 3, rounds: 8 }, form: 'round' as const }, { message: 'withdrew', values: { who: 'Maximiliana', you: 'none' }, rules: ['C30'] }]
  const ledger: LedgerSeen = { pen: 1, step, facts: 12, undone: 1, noted: NOTED, stakes: STAKES, box: [4, 6, 5], told, view: step ? begun(3) : null, ...change }
  return { messages: [{ tell: 'welcome', you: 1, seat: 0, room: { ...here, chairs: here.chairs.map((one, seat) => ({ name: one.name, member: seat < chairs ? seat + 1 : null })) }, ledger }] }
}

export const FIXTURES: Record<string, Fixture> = {
  home: {},
  'home-away': { unreached: true },
  create: { query: 'new' },
  join: { query: 'join' },
  'join-late': { messages: [] },
  'join-fault': { query: 'join', fault: 'no-entry' },
  rules: { query: 'rules' },
  settings: { query: 'settings' },
  lobby: { messages: [{ tell: 'welcome', you: 1, seat: 0, room: { ...room('lobby', 6), chairs: room('lobby', 6).chairs.slice(0, 3) } }] },
  'lobby-full': { messages: [{ tell: 'welcome', you: 1, seat: 0, room: room('lobby', 6) }] },
  'lobby-dealing': { messages: [{ tell: 'welcome', you: 2, seat: 1, room: { ...room('lobby', 6), dealing_at: 3_000 } }] },
  'lobby-screen-away': { messages: [{ tell: 'welcome', you: 1, seat: 0, room: room('lobby', 6) }], screenAway: true },
  'lobby-bots': { messages: [{ tell: 'welcome', you: 1, seat: 0, room: { ...room('lobby', 6), chairs: room('lobby', 6).chairs.slice(0, 3) } }], click: ['web-add-bot'] },
  'lobby-guest': { messages: [{ tell: 'welcome', you: 2, seat: 1, room: room('lobby', 6) }], away: [3] },
  'lobby-options': { messages: [{ tell: 'welcome', you: 1, seat: 0, room: room('lobby', 5) }], click: ['web-options'] },
  'lobby-ready': { messages: [{ tell: 'welcome', you: 2, seat: 1, room: { ...room('lobby', 6), chairs: room('lobby', 6).chairs.map((chair, seat) => ({ ...chair, ready: seat < 2 })) } }, { tell: 'pointed', seat: 2, at: 1 }] },
  'lobby-watcher': { messages: [{ tell: 'welcome', you: 9, seat: null, room: room('lobby', 6) }] },
  'lobby-seats': { messages: [{ tell: 'welcome', you: 1, seat: 0, room: room('lobby', 6) }], click: ['web-seats'] },
  'lobby-tv': { messages: [{ tell: 'welcome', you: 1, seat: 0, room: room('lobby', 6) }], click: ['web-lobby-tv'] },
  'warm-up': { messages: [{ tell: 'welcome', you: 1, seat: 0, room: room('lobby', 6) }, { tell: 'pointed', seat: 1, at: 0 }, { tell: 'pointed', seat: 0, at: 3 }] },
  load: { messages: [at('load', view(2), { loaded: [1, 2] })] },
  'load-chosen': { messages: [at('load', view(2), { loaded: [0, 1, 2] })], choice: { say: 'load', bullets: ['bang'] } },
  'load-chosen-click': { messages: [at('load', view(2), { loaded: [0, 1, 2] })], choice: { say: 'load', bullets: ['click'] } },
  'load-two-guns': { messages: [at('load', view(2, { own: { hands: [[3, 1, 0], [2, 1, 1]], loaded: [], power: 'you-dont-need-it', role: null } }), { held: { ask: { type: 'load', hands: [['click', 'bang'], ['click', 'bang', 'bbb']], stage: 'load' } } })] },
  'load-four': { messages: [at('load', { ...view(2), gangsters: view(2).gangsters.slice(0, 4) })] },
  'load-five': { messages: [at('load', { ...view(2, { loot: [4, 4, 4] }), gangsters: view(2).gangsters.slice(0, 5) })] },
  point: { messages: [at('aim', view(3, {}, () => ({ loaded: 1 })))] },
  'point-set': { messages: [at('aim', view(3, {}, () => ({ loaded: 1 })))], choice: { say: 'aim', at: [4] } },
  standoff: { messages: [at('nerve', standoff)] },
  'standoff-chosen': { messages: [at('nerve', standoff)], choice: { say: 'withdraw' } },
  'standoff-untimed': { messages: [at('nerve', standoff, { window: { number: 9, waiting: 'nerve', shown_at: 0, closes_at: null } })] },
  'standoff-worst': { messages: [at('nerve', worst, { held: { ask: ASKS.nerve ?? null, at_stake: { most: 2, fatal: 1, drops: 1 } }, room: room('game', 6, LONG), stakes: [155_000, 75_000, 50_000, 35_000, 30_000, 25_000] })] },
  'standoff-talk': { messages: [at('nerve', standoff), { tell: 'taunted', seat: 1, taunt: 'deal-1', at: 0 }] },
  'standoff-bot-talk': { messages: [at('nerve', standoff), { tell: 'taunted', seat: 4, taunt: 'grudge-threat-2', at: 0 }] },
  'standoff-to-whom': { messages: [at('nerve', standoff)], click: ['web-taunt-plea-1'] },
  'standoff-feuds': { messages: [at('nerve', standoff, { shots: [[1, 1, 0], [2, 4, 0]] })] },
  'standoff-muted': { messages: [at('nerve', standoff, { room: { ...room('game'), members: room('game').members.map((one) => ({ ...one, muted: one.id === 1 })) } })] },
  'standoff-family': { messages: [at('nerve', standoff, { room: { ...room('game'), family: true } }), { tell: 'taunted', seat: 1, taunt: 'threat-3' }] },
  'claim-made': { messages: [at('load', view(2), { room: claimed('game'), loaded: [1, 2] })], away: [1] },
  'claim-made-lobby': { messages: [{ tell: 'welcome', you: 1, seat: 0, room: claimed('lobby') }], away: [1] },
  'while-away': { messages: [at('load', view(2), { loaded: [1, 2] })], missed: [{ message: 'web-missed-stand-in' }, { message: 'web-missed-rounds', values: { before: 3, now: 5 } }, { message: 'web-missed-hit', values: { names: [{ message: 'you' }, 'Cleo', 'Edie'] } }] },
  taunts: { messages: [at('nerve', standoff)], click: ['web-more'] },
  'last-two': { messages: [at('nerve', view(4, {}, (seat) => (seat === 0 ? { aims: [5] } : seat === 5 ? { aims: [0] } : { alive: false, wounds: 3, money: 0 })), { stakes: [50_000, 25_000] })] },
  offer: { messages: [at('offer', view(3, { own: powers }))] },
  'offer-open': { messages: [at('offer', view(3, { own: powers }))], click: ['web-open-power'] },
  'load-powers': { messages: [at('load', view(2, { round: 2, own: powers, options: allPowers }), { loaded: [1, 2] })] },
  'load-armed': { messages: [at('load', view(2, { round: 2, own: powers, options: allPowers }), { loaded: [1, 2], held: { ask: ASKS.load ?? null, armed: { say: 'show' } } })] },
  'load-other-power': { messages: [at('load', view(2, { round: 2, own: { ...powers, power: 'super-coward' }, options: allPowers }), { loaded: [1, 2] })] },
  power: { messages: [at('load', view(2, { own: { ...powers, power: 'you-dont-need-it' }, options: allPowers }))], click: ['web-power'] },
  'power-armed': { messages: [at('load', view(2, { own: powers, options: allPowers }), { held: { ask: ASKS.load ?? null, armed: { say: 'show' } } })], click: ['web-power'] },
  'power-itself': { messages: [at('load', view(2, { own: { ...powers, power: 'dragon-skin' }, options: allPowers }))], click: ['web-power'] },
  'phone-gangster': { messages: [at('phone', view(8, { own: powers, sharers: [0, 1] }))] },
  'phone-cop': { messages: [at('phone', view(8, { own: cop, sharers: [0, 1] }), { held: callAsk })] },
  'phone-cleared': { messages: [at('phone', view(8, { own: powers, sharers: [1, 2] }), { held: {} })] },
  ghost: { messages: [at('load', view(2, { asked: [1, 2, 3, 4, 5] }, (seat) => (seat === 0 ? { alive: false, wounds: 3, money: 0 } : {})), { held: {}, loaded: [1], spoken: true })] },
  'last-words': { messages: [ghost({ spoken: false })] },
  'ghost-haunt': { messages: [ghost()], click: ['web-haunt'] },
  'ghost-votes': { messages: [ghost()], click: ['web-vote'] },
  haunted: { messages: [at('load', view(2, {}, (seat) => (seat === 5 ? { alive: false } : {}))), { tell: 'haunted', seat: 0, by: 5 }] },
  'said-last': { messages: [at('load', view(2, {}, (seat) => (seat === 5 ? { alive: false } : {}))), { tell: 'last-words', seat: 5, words: { ready: 'mother' } }] },
  watcher: { messages: [at('nerve', { ...standoff, seat: null, own: null }, { held: {}, you: 9, seat: null })] },
  waiting: { messages: [at('aim-last', view(3, { asked: [2] }, aimed), { held: {} })] },
  reconnecting: { messages: [at('load', view(2))], lost: 5_000 },
  'reconnecting-long': { messages: [at('load', view(2))], lost: 70_000 },
  'timed-out': { messages: [at('nerve', standoff)], toast: 'web-slow-aim' },
  paused: { messages: [at('load', view(2), { paused: true, paused_by: 2 })] },
  menu: { messages: [at('load', view(2))], click: ['web-menu'] },
  'menu-guest': { messages: [at('load', view(2), { you: 2, seat: 1 })], click: ['web-menu'] },
  'menu-watcher': { messages: [at('nerve', { ...standoff, seat: null, own: null }, { held: {}, you: 9, seat: null })], click: ['web-menu'] },
  'menu-lobby': { messages: [{ tell: 'welcome', you: 1, seat: 0, room: room('lobby', 6) }], click: ['web-menu'] },
  people: { messages: [at('load', view(2), { room: crowded() })], click: ['web-menu', 'web-people'], away: [2] },
  person: { messages: [at('load', view(2), { room: crowded() })], click: ['web-menu', 'web-people', { message: 'web-about', values: { name: 'Bruno' } }] },
  'person-kick': { messages: [at('load', view(2), { room: crowded() })], click: ['web-menu', 'web-people', { message: 'web-about', values: { name: 'Bruno' } }, 'web-kick'] },
  hosting: { messages: [at('load', view(2))], click: ['web-menu', 'web-hosting'] },
  'hosting-call-off': { messages: [at('load', view(2))], click: ['web-menu', 'web-hosting', 'web-call-off'] },
  'hosting-forget': { messages: [{ tell: 'welcome', you: 1, seat: 0, room: room('lobby', 6) }], click: ['web-menu', 'web-hosting', 'web-forget'] },
  'war-cry': { messages: [at('load', view(2))], click: ['web-menu', 'web-cry'] },
  log: { messages: [at('nerve', standoff), { tell: 'taunted', seat: 1, taunt: 'deal-1', at: 0 }], click: ['web-menu', 'web-log'] },
  chairs: { messages: [at('nerve', { ...standoff, seat: null, own: null }, { held: {}, you: 9, seat: null, room: { ...room('game'), chairs: room('game').chairs.map((chair, seat) => (seat === 3 ? { name: chair.name, stand_in: true } : chair)) } })], click: ['web-menu', 'web-claim'], away: [1] },
  'fault-no-entry': { messages: [], fault: 'no-entry' },
  'fault-elsewhere': { messages: [], fault: 'elsewhere' },
  'fault-full': { messages: [], fault: 'full' },
  'fault-old-version': { messages: [], fault: 'old-version' },
  'fault-too-much': { messages: [], fault: 'too-much' },
  'fault-gone': { messages: [], fault: 'gone' },
  'scene-loot': scene(view(7, { round: 0, loot: [1, 0, 0] }), [{ event: 'round-began', round: 1, notes: [20_000, 10_000, 10_000, 5_000, 5_000] }], view(2)),
  'scene-aims': scene(view(3, {}, () => ({ loaded: 1 })), AIMS.map((target, seat): Event => ({ event: 'aimed', seat, at: [target] })), standoff, 'nerve'),
  'scene-nerve': scene(standoff, [{ event: 'withdrew', seat: 2 }, { event: 'withdrew', seat: 4 }], view(5, {}, aimed)),
  'scene-cries': scene(standoff, [{ event: 'withdrew', seat: 2 }, { event: 'withdrew', seat: 4 }], view(5, {}, aimed), 'load', { ...room('game'), chairs: room('game').chairs.map((chair, seat) => ({ ...chair, cry: [null, { own: 'Banzai' }, null, { ready: 'granite' }][seat] ?? null })) }),
  'scene-bluff': { ...scene(standoff, [{ event: 'withdrew', seat: 4 }, { event: 'discarded-unseen', seat: 0, gun: 0, why: 'foiled' }, { event: 'discarded-unseen', seat: 3, gun: 0, why: 'foiled' }], view(5, {}, aimed)), skip: 1, at: 450 },
  'scene-call': scene(standoff, [{ event: 'phase-began', phase: 5 }], view(5, {}, aimed)),
  'scene-fast': { ...scene(view(5, {}, aimed), [{ event: 'fired', seat: 1, gun: 0, bullet: 'bbb', target: 0 }, { event: 'wounded', seat: 0, markers: 1 }, { event: 'discarded-unseen', seat: 0, gun: 0, why: 'hit' }], view(2)), at: 800 },
  'scene-breath': { ...scene(view(6, {}, aimed), VOLLEY, view(2)), at: 400 },
  'scene-volley': { ...scene(view(6, {}, aimed), VOLLEY, view(2)), skip: 1, at: 900 },
  'scene-out': { ...scene(view(6, {}, aimed), VOLLEY, view(2)), skip: 3, at: 700 },
  'scene-duel': { ...scene(view(6, {}, (seat) => ({ aims: [[1, 0, 3, 4, 5, 2][seat] ?? null], loaded: 1, wounds: 0 })), [{ event: 'fired', seat: 0, gun: 0, bullet: 'bang', target: 1 }, { event: 'fired', seat: 1, gun: 0, bullet: 'click', target: 0 }, { event: 'wounded', seat: 1, markers: 1 }], view(2)), at: 1500 },
  'scene-grenade': { ...scene(view(5, {}, aimed), [{ event: 'exploded', seat: 2 }, ...[0, 1, 3, 4].map((seat): Event => ({ event: 'wounded', seat, markers: 1 }))], view(2)), at: 800 },
  'scene-after-offer': { scene: true, messages: [at('offer', view(4, {}, (seat) => (seat === 2 ? { stance: 'withdrawn' } : aimed(seat)))), { tell: 'played', events: [{ event: 'phase-began', phase: 6 }, { event: 'fired', seat: 3, gun: 0, bullet: 'bang', target: 4 }], view: view(6, {}, aimed), window: { number: 10, waiting: 'load', shown_at: 60_000 } }] },
  'scene-power': scene(view(6, {}, aimed), [{ event: 'power-shown', seat: 3, power: 'dragon-skin' }], view(2)),
  'scene-split': scene(view(7), [{ event: 'split', among: [0, 2, 3], share: 15_000, portions: [[10_000, 5_000], [10_000, 5_000], [5_000, 5_000, 5_000]], left: [0, 0, 1] }], view(2)),
  'scene-stuck': scene(view(7), [{ event: 'split', among: [0, 2, 3, 5], share: 0, portions: [[], [], [], []], left: [1, 2, 2] }], view(2)),
  'scene-round': roundCard(),
  'scene-phone': scene(view(8, { calls: 1 }), [{ event: 'phone-laid', handled: [0, 2, 3], used: true }], view(2, { calls: 1 })),
  report: { messages: [ended()] },
  replay: { messages: [ended()], click: ['web-replay'] },
  'report-ghosts': { messages: [ended({ ladder: { 4: 5, 9: 2 }, room: crowded('report'), report: { tell: 'report', seed: '5e'.repeat(32), contributions: [], events, votes: { grudge: { 1: 3, 4: 1 }, 'ice-cold': { 0: 2 } }, last_words: { 3: { ready: 'money' }, 5: { own: 'I never liked that hat anyway' } } } })] },
  'report-guest': { messages: [ended({ you: 2, seat: 1, view: { ...over, own: { hands: [[0, 0, 0]], loaded: [] } } })] },
  'report-nobody': { messages: [ended({ view: { ...over, outcome: { ending: 'nobody', victory: 'none', winners: [], tie_break: null, accounts: NAMES.map((_, seat) => account(seat, null)) } } })] },
  'hot-setup': { query: 'pass' },
  'hot-curtain': { hot: 'curtain', messages: [at('load', view(2))] },
  'hot-load': { hot: 'turn', messages: [at('load', view(2))] },
  'hot-point': { hot: 'turn', messages: [at('aim', view(3), { window: { number: 9, waiting: 'aim', shown_at: 0, closes_at: null } })], choice: { say: 'aim', at: [4] } },
  'hot-nerve': { hot: 'turn', messages: [at('nerve', standoff, { window: { number: 9, waiting: 'nerve', shown_at: 0, closes_at: null } })], choice: { say: 'stay' } },
  'hot-shared': { hot: 'shared', messages: [at('load', view(2), { window: { number: 9, waiting: 'load', shown_at: 0, closes_at: null } })] },
  'hot-standoff': { hot: 'shared', messages: [at('nerve', standoff, { window: { number: 9, waiting: 'nerve', shown_at: 0, closes_at: null } })] },
  'hot-done': { hot: 'done', messages: [at('nerve', standoff, { window: { number: 9, waiting: 'nerve', shown_at: 0, closes_at: null } })] },
  'real-setup': { query: 'real' },
  'real-aid': { query: 'aid' },
  'real-gather': real(null, { phones: true }, { chairs: 3 }),
  'real-lay': { ...real(null), click: ['web-real-change'] },
  'real-prepare': real('loot', { facts: 0, view: begun(0) }),
  'real-loot': real('loot', { view: begun(2) }),
  'real-noted': { ...real('load'), click: ['web-real-noted'] },
  'real-load': real('load', { facts: 1, view: begun(1), until: 18_000 }),
  'real-aim': real('aim'),
  'real-nerve': real('nerve'),
  'real-hit': real('fast-volley', { view: begun(3, true) }),
  'real-volley': real('volley', { facts: 5, view: begun(1, true) }),
  'real-split': real('split', { split: SPLIT }),
  'real-stuck': real('split', { split: { ...SPLIT, share: 0, portions: [[], [], []], left: [1, 2, 2] } }),
  'real-phone': real('phone', { view: { ...begun(3), options: COP } }),
  'real-pads': real('phone', { pen: 2, phones: true, holders: [0, 2, 3], passed: 1, view: { ...begun(3), options: COP, own: { hands: [], power: 'insane', role: 'gangster' } } }),
  'real-pads-cop': real('phone', { pen: 2, phones: true, holders: [0, 2, 3], passed: 1, may_call: true, view: { ...begun(3), options: COP, own: { hands: [], power: 'insane', role: 'cop' } } }),
  'real-reveal': real('reveal', { view: { ...begun(8), options: COP } }),
  'real-over': real('over', { view: over }),
  'real-follow': real('nerve', { pen: 2 }),
  'real-offline': { ...real('nerve'), lost: 5_000 },
  'real-if': { ...real('nerve', { view: { ...begun(3), options: COP } }), click: ['web-real-if'] },
  'real-power': { ...real('load', { view: { ...begun(3), options: COP } }), click: ['web-real-power'] },
  'real-round': { ...real('volley'), click: ['web-real-round'] },
  'tv-lobby': { query: 'tv', messages: [{ tell: 'welcome', you: 9, seat: null, room: { ...room('lobby', 6), chairs: room('lobby', 6).chairs.slice(0, 3) } }] },
  'tv-warm-up': { query: 'tv', messages: [{ tell: 'welcome', you: 9, seat: null, room: { ...room('lobby', 6), dealing_at: 3_000 } }, { tell: 'pointed', seat: 1, at: 0 }, { tell: 'pointed', seat: 0, at: 3 }] },
  'tv-standoff': { query: 'tv', messages: [at('nerve', { ...view(4, {}, (seat) => ({ ...aimed(seat), power: seat === 2 ? 'does-not-hurt' : null })), seat: null, own: null }, { held: {}, you: 9, seat: null }), { tell: 'taunted', seat: 1, taunt: 'threat-1', at: 0 }] },
  'tv-alone': { query: 'tv', messages: [{ tell: 'welcome', you: 9, seat: null, room: room('lobby', 6) }], away: [0, 1, 2, 3] },
  'tv-round': { ...roundCard({ seat: null, own: null }), query: 'tv' },
  'tv-round-long': {
    ...scene(view(6, { seat: null, own: null }, aimed), [...VOLLEY, { event: 'power-shown', seat: 2, power: 'you-dont-need-it' }, { event: 'exploded', seat: 4 }, ...[0, 1, 2, 3].map((seat): Event => ({ event: 'wounded', seat, markers: 1 })), { event: 'round-began', round: 4, notes: [20_000, 10_000, 10_000, 5_000, 5_000] }], view(2, { seat: null, own: null }), 'load', room('game', 6, LONG)),
    query: 'tv',
    skip: 6,
  },
  'tv-shot': { ...scene(view(6, { seat: null, own: null }, aimed), VOLLEY, view(2, { seat: null, own: null })), query: 'tv', skip: 1, at: 900 },
  'tv-over': { query: 'tv', messages: [ended({ you: 9, seat: null })] },
  'tv-load': { query: 'tv', messages: [at('load', { ...view(2), seat: null, own: null }, { held: {}, you: 9, seat: null, loaded: [1] })] },
}
