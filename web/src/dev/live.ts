// Fixtures of Live in the arena: every screen in every state worth looking at, told as the server would tell it.
import type { Card, Event, Ground, Held, LiveOther, LiveStageId, LiveView, Message, Spot, Waiting, Weapon, Welcome } from '../protocol'
import type { LiveRoom } from '../state/editions'
import type { Fixture } from './fixtures'

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Edie', 'Fitz', 'Gus', 'Hilda', 'Ivo', 'Juno', 'Kit', 'Lola', 'Maximiliana', 'Nell', 'Otto', 'Pia', 'Quentin', 'Bartholomew', 'Sal', 'Tess']
const TEAMS = ['circles', 'triangles', 'squares', 'diamonds', 'stars', 'crosses']
const PEOPLE = 4

function side(players: number): number {
  return Math.round(Math.sqrt(4_600_000 * players))
}

function ground(players: number, pillars = true): Ground {
  const size = side(players)
  const at = (x: number, y: number): Ground['obstacles'][number] => ({ shape: 'column', x: Math.round(size * x), y: Math.round(size * y), radius: 450 })
  return {
    figures: { width: size, height: size, body: 200, reach: 1000, step_back: 700, speed: 1800, steps_a_second: 15, countdown: 10 },
    obstacles: pillars ? [at(0.25, 0.25), at(0.75, 0.25), at(0.5, 0.75), { shape: 'block', x: Math.round(size * 0.42), y: Math.round(size * 0.42), width: 900, height: 500 }] : [],
  }
}

/** All over the place, the same on every visit; the last two stand in one spot. */
function spots(players: number): Spot[] {
  const size = side(players)
  return Array.from({ length: players }, (_, seat): Spot => {
    const turn = (Math.min(seat, players - 2) * 137.5 * Math.PI) / 180
    const far = Math.sqrt((Math.min(seat, players - 2) + 0.7) / players) * 0.48
    return [seat, Math.round(size * (0.5 + far * Math.cos(turn))), Math.round(size * (0.5 + far * Math.sin(turn)))]
  })
}

function room(stage: string, players: number, size: number, change: Partial<LiveRoom> = {}): LiveRoom {
  const chairs = NAMES.slice(0, players).map((name, seat) => ({ name, team: Math.floor(seat / size), chief: seat % size === 0, ...(seat < PEOPLE ? { member: seat + 1 } : { bot: 'grudge' }) }))
  return {
    code: 'KVTR',
    stage,
    options: { edition: 'live', teams: [], variants: [], money: 'closed', obstacles: 'pillars', godfather: 'arena' },
    tempo: 'standard',
    host: 1,
    chairs,
    members: NAMES.slice(0, PEOPLE).map((name, place) => ({ id: place + 1, kind: 'player', name })),
    fingerprint: '5e',
    teams: Array<number>(players / size).fill(size),
    ...change,
  }
}

const DEALT: Card[] = [['boom', 20_000, 12], ['double', 10_000, null], ['backstab', 5_000, 3], ['shotgun', 10_000, null]]
const EDGE = { values: { 5000: 20, 10000: 20, 20000: 20 }, bbb: 10, double: 10, shotgun: 10, kevlar: 10, backstab: [1, 2], boom: [3, 4] }

const STAGES: LiveStageId[] = ['over', 'loot', 'divide', 'aim', 'nerve', 'bbb-chain', 'double-chain', 'fall', 'split', 'return']

function view(phase: number, players: number, size: number, change: Partial<LiveView> = {}, each: (seat: number) => Partial<LiveOther> = () => ({})): LiveView {
  const mates = Array.from({ length: size }, (_, seat) => seat)
  return {
    edition: 'live',
    seat: 0,
    options: { edition: 'live', teams: TEAMS.slice(0, players / size).map((name) => ({ name, size })), cards: { black: EDGE, red: EDGE }, variants: [], playing_godfather: false, money: 'closed' },
    round: 3,
    stage: STAGES[phase] ?? 'loot',
    loot: 235_000,
    cards: 21,
    carried: [],
    gangsters: Array.from({ length: players }, (_, seat) => ({ seat, team: Math.floor(seat / size), place: 'in-play', wounds: 0, mime: null, at: [], weapon: null, number: null, ...each(seat) })),
    unseen: [[0, players - 1]],
    spots: phase > 2 ? spots(players) : [],
    stashes: Array.from({ length: players / size }, (_, team) => (team === 0 ? { money: 145_000, cards: 11 } : null)),
    own: { team: 0, chief: 0, dealt: DEALT.slice(0, size), held: phase > 2 ? mates.map((seat) => ({ seat, card: DEALT[seat] ?? ['bbb', 5000, null] })) : [] },
    handed: [],
    asked: [],
    pending: [],
    reach: [],
    sharers: [],
    outcome: null,
    left: [],
    ...change,
  }
}

const NERVE: Held = { ask: { type: 'live-one-of', options: [{ say: 'stay' }, { say: 'withdraw' }], stage: 'nerve' } }
const STAKES = Array.from({ length: 20 }, (_, less) => Math.floor(235_000 / (less + 1) / 5000) * 5000)

function at(waiting: Waiting, seen: LiveView, change: Partial<Welcome> = {}): Message {
  const size = seen.options.teams[0]?.size ?? 3
  return {
    tell: 'welcome',
    you: seen.seat === null ? 9 : seen.seat + 1,
    seat: seen.seat,
    room: room('game', seen.gangsters.length, size),
    view: seen,
    held: {},
    window: { number: 9, waiting, shown_at: 0, closes_at: 8_000 },
    stakes: STAKES,
    ground: ground(seen.gangsters.length),
    ...change,
  }
}

function scene(before: LiveView, events: Event[], after: LiveView, skip = 0): Fixture {
  const played: Message = { tell: 'played', events, view: after, window: { number: 10, waiting: 'nerve', shown_at: 60_000, closes_at: 80_000 }, stakes: STAKES }
  return { scene: true, skip, messages: [at('mime', before), played] }
}

const MIMES: Weapon[] = ['bbb', 'double', 'shotgun']
function aim(players: number, size: number): (seat: number) => { mime: Weapon; at: number[] } {
  return (seat) => {
    const mime = MIMES[seat % 3] ?? 'bbb'
    const enemy = (far: number): number => (seat + size + far) % players
    return { mime, at: mime === 'double' ? [enemy(0), enemy(3)] : [enemy(seat % 2)] }
  }
}

function aimed(players: number, size: number): Event[] {
  return Array.from({ length: players }, (_, seat): Event => ({ event: 'live-aimed', seat, ...aim(players, size)(seat) }))
}

const standoff = (players: number, size: number, change: Partial<LiveView> = {}): LiveView => view(4, players, size, change, aim(players, size))
const places = (players: number): number[] => spots(players).flatMap(([, x, y]) => [Math.round(x / 10), Math.round(y / 10)])
const out = (place: LiveOther['place']) => (seat: number): Partial<LiveOther> => (seat === 0 ? { place, wounds: place === 'hospital' ? 2 : 0 } : seat === 5 ? { place: 'hospital', wounds: 2 } : seat === 9 ? { place: 'coward' } : {})
const enemies = (players: number, size: number): number[] => Array.from({ length: players - size - 1 }, (_, place) => place + size)

const SPLIT: Event = { event: 'live-split', among: [0, 2, 5, 7, 9], share: 45_000, row: Array<number>(21).fill(10_000).concat(Array<number>(3).fill(5_000)), portions: [[0, 1, 2, 3, 21], [4, 5, 6, 7, 22], [8, 9, 10, 11, 23], [12, 13, 14, 15], [16, 17, 18, 19]] }

const EVENTS: Event[] = [
  { event: 'live-round-began', round: 1, deck: [], loot: 200_000, cards: 16 },
  { event: 'dealt', chief: 0, team: [0, 1, 2], cards: DEALT.slice(0, 3) },
  { event: 'divided', chief: 0, team: [0, 1, 2], to: [0, 1, 2] },
  { event: 'froze', unseen: [], spots: spots(12) },
  ...aimed(12, 3),
  { event: 'live-phase-began', phase: 4 },
  { event: 'live-withdrew', seat: 1 },
  { event: 'live-phase-began', phase: 5 },
  { event: 'live-fired', seat: 3, weapon: 'bbb', at: [0] },
  { event: 'live-wounded', seat: 0, wounds: 1, by: 'bbb' },
  { event: 'announced', seat: 0, weapon: 'boom', number: 12 },
  { event: 'live-exploded', seat: 0, touched: [2, 6] },
  { event: 'fell', seat: 0, by: 'boom', backwards: false },
  { event: 'fell', seat: 6, by: 'boom', backwards: false },
  { event: 'live-stabbed', seat: 8, victim: 4 },
  SPLIT,
  { event: 'returned', back: [1], out: [0, 6] },
]

function over(change: Partial<LiveView> = {}, size = 3): LiveView {
  const teams = 4 + Number(size === 4)
  return view(9, teams * size, size, {
    round: 5,
    outcome: {
      victory: 'richest',
      winners: [2],
      tie_break: 'coma',
      accounts: Array.from({ length: teams }, (_, team) => ({ team, eligible: team !== 3, total: 145_000 - (team === 2 ? 0 : 25_000 * team), lines: [{ entry: 'stash', count: 12 + team, amount: 145_000 }, ...(team === 2 ? [] : [{ entry: 'hospital' as const, count: team, amount: -25_000 * team }])] })),
    },
    ...change,
  })
}

const VOTES = { 'ice-cold': { 0: 3, 1: 1, 7: 2 }, grudge: { 4: 1 } }

function ended(you: number): Message {
  return at('nerve', over(), { you, seat: you - 1, room: room('report', 12, 3), window: null, report: { tell: 'report', seed: '5e'.repeat(32), contributions: [], events: EVENTS, votes: VOTES } })
}

const lobby = (players: number, size: number, you = 1, change: Partial<LiveRoom> = {}): Message =>
  at('move', view(1, 12, 3), { you, seat: you > PEOPLE ? null : you - 1, room: room('lobby', players, size, change), view: null, window: null, ground: null })

const few = room('lobby', 3, 3, { teams: [] })
const unplaced = { chairs: room('lobby', 20, 4).chairs.map((chair, seat) => ({ ...chair, team: seat % 3 ? null : (chair.team ?? null), ready: seat < 2 })) }
const divide: Held = { ask: { type: 'divide', cards: DEALT, members: [0, 1, 2, 3], stage: 'divide' }, wishes: { 1: 0, 2: 0, 3: 1 } }
const wished = { held: { wishes: { 1: 2, 2: 0 } } }
const wall = (seen: LiveView): LiveView => ({ ...seen, seat: null, own: null, stashes: seen.stashes.map(() => null) })
const dagger: Held = { ask: { type: 'live-one-of', options: [{ say: 'stab', victim: 4 }, { say: 'stab', victim: 7 }, { say: 'forgo' }], stage: 'bbb-chain' } }

const FREEZE: NonNullable<Held['ask']> = { type: 'freeze', teams: [[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]], stage: 'freeze' }

/** A person is the Godfather: the first who plays, or one more who does not. */
function refereed(godfather: 'person' | 'player', players: number, size: number): Partial<LiveRoom> {
  const usual = room('lobby', players, size)
  const chairs = godfather === 'player' ? usual.chairs.map((chair, seat) => ({ ...chair, godfather: seat === 0 })) : [...usual.chairs, { name: 'Maximiliana Bartholomew', member: 5, godfather: true }]
  return { chairs, options: { ...usual.options, godfather, variants: ['chain-of-grenades', 'foolproof'] }, teams: usual.teams ?? [] }
}

export const LIVE_FIXTURES: Record<string, Fixture> = {
  'live-create': { query: 'new=live' },
  'live-lobby': { messages: [lobby(3, 3, 1, { chairs: few.chairs.map(({ name, member }) => ({ name, member: member ?? null })), teams: [] })] },
  'live-lobby-full': { messages: [lobby(20, 4)] },
  'live-lobby-unplaced': { messages: [lobby(20, 4, 1, unplaced)], away: [2] },
  'live-lobby-guest': { messages: [lobby(12, 3, 2)] },
  'live-lobby-watcher': { messages: [lobby(12, 3, 9)] },
  'live-lobby-options': { messages: [lobby(12, 3)], click: ['web-options'] },
  'live-loot': scene(view(9, 20, 4, { round: 2 }), [{ event: 'round-began-unseen', round: 3, loot: 235_000, cards: 21 }], view(2, 20, 4)),
  'live-divide': { messages: [at('divide', view(2, 20, 4, { asked: [0, 4, 8] }), { held: divide, loaded: [4] })] },
  'live-divide-sheet': { messages: [at('divide', view(2, 20, 4), { held: divide })], click: ['web-live-divide'] },
  'live-divide-mate': { messages: [at('divide', view(2, 20, 4, { seat: 1, asked: [0, 4] }), wished), { tell: 'said', member: 1, text: 'Who wants the grenade?', team: true }], click: ['web-live-look-cards'] },
  'live-walk': { messages: [at('move', view(3, 20, 4, { spots: [] }))], arena: { window: 9, at: 500, cm: places(20) }, away: [2, 7] },
  'live-walk-six': { messages: [at('move', view(3, 6, 3, { spots: [] }), { ground: ground(6, false) })], arena: { window: 9, at: 500, cm: places(6) } },
  'live-lobby-whistle': { messages: [lobby(12, 3, 1, { ...refereed('player', 12, 3), chairs: room('lobby', 12, 3).chairs })] },
  'live-lobby-godfather': { messages: [lobby(12, 3, 2, refereed('person', 12, 3))] },
  'live-whistle': { messages: [at('whistle', view(3, 12, 3, { spots: [], asked: [12] }), { held: { ask: FREEZE }, room: room('game', 12, 3, refereed('player', 12, 3)), ground: null })] },
  'live-whistle-hiding': { messages: [at('whistle', view(3, 12, 3, { spots: [], asked: [12] }), { held: { ask: FREEZE }, room: room('game', 12, 3, refereed('player', 12, 3)), ground: null })], click: [{ message: 'web-live-who-hides', values: { count: 0 } }] },
  'live-whistle-others': { messages: [at('whistle', view(3, 12, 3, { spots: [], asked: [12] }), { you: 2, seat: 1, room: room('game', 12, 3, refereed('player', 12, 3)), ground: null })] },
  'live-touch': { messages: [at('touch', { ...standoff(12, 3, { spots: [], asked: [12], unseen: [] }), stage: 'double-chain' }, { held: { ask: { type: 'touch', why: 'blast', bodies: [6], others: [0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11], stage: 'bbb-chain' } }, room: room('game', 12, 3, refereed('player', 12, 3)), ground: null })] },
  'live-touch-waiting': { messages: [at('touch', { ...standoff(12, 3, { spots: [], asked: [12] }), stage: 'double-chain' }, { you: 2, seat: 1, room: room('game', 12, 3, refereed('player', 12, 3)), ground: null })] },
  'tv-live-refereed': { query: 'tv', messages: [at('nerve', wall(standoff(12, 3, { spots: [], unseen: [] })), { room: room('game', 12, 3, refereed('player', 12, 3)), ground: null })] },
  'live-list-walk': { messages: [at('move', view(3, 12, 3, { spots: [] }))], arena: { window: 9, at: 500, cm: places(12) }, list: true },
  'live-list-look-on': { messages: [at('move', view(3, 12, 3, { spots: [] }, out('hospital')))], arena: { window: 9, at: 500, cm: places(12).slice(0, 18) }, list: true },
  'live-list-mime': { messages: [at('mime', view(3, 12, 3), { held: { ask: { type: 'live-aim', mimes: MIMES, targets: enemies(12, 3), stage: 'aim' } } })], list: true },
  'live-list-nerve': { messages: [at('nerve', standoff(12, 3), { held: NERVE })], list: true },
  'live-list-scene': { ...scene({ ...standoff(12, 3), stage: 'bbb-chain' }, [{ event: 'live-fired', seat: 9, weapon: 'bbb', at: [0] }, { event: 'live-wounded', seat: 0, wounds: 1, by: 'bbb' }], view(6, 12, 3)), list: true },
  'live-mime': { messages: [at('mime', view(3, 12, 3), { held: { ask: { type: 'live-aim', mimes: MIMES, targets: enemies(12, 3), stage: 'aim' } } })] },
  'live-mime-set': { messages: [at('mime', view(3, 20, 4), { held: { ask: { type: 'live-aim', mimes: ['double'], targets: enemies(20, 4), stage: 'aim' }, choice: { say: 'live-aim', mime: 'double', at: [5, 9] } } })] },
  'live-mime-blind': { messages: [at('mime', view(3, 12, 3))] },
  'live-aims': scene(view(3, 20, 4), aimed(20, 4), standoff(20, 4)),
  'live-nerve': { messages: [at('nerve', standoff(12, 3), { held: NERVE })] },
  'live-nerve-twenty': { messages: [at('nerve', standoff(20, 4), { held: NERVE })] },
  'live-nerve-untimed': { messages: [at('nerve', standoff(12, 3), { held: NERVE, window: { number: 9, waiting: 'nerve', shown_at: 0, closes_at: null } })] },
  'live-dropped': scene(standoff(12, 3), [{ event: 'live-withdrew', seat: 4 }, { event: 'live-withdrew', seat: 7 }, { event: 'live-phase-began', phase: 5 }], view(5, 12, 3)),
  'live-bbb': scene({ ...standoff(12, 3), stage: 'bbb-chain' }, [{ event: 'live-fired', seat: 3, weapon: 'bbb', at: [6] }, { event: 'live-fired', seat: 9, weapon: 'bbb', at: [0] }, { event: 'live-wounded', seat: 6, wounds: 1, by: 'bbb' }, { event: 'saved', seat: 0 }], view(6, 12, 3)),
  'live-cards': scene({ ...standoff(12, 3), stage: 'bbb-chain' }, [{ event: 'announced', seat: 4, weapon: 'backstab', number: 3 }, { event: 'announced', seat: 6, weapon: 'boom', number: 12 }], view(6, 12, 3)),
  'live-blast': scene({ ...standoff(12, 3), stage: 'bbb-chain' }, [{ event: 'live-exploded', seat: 6, touched: [0, 9, 10] }, { event: 'fell', seat: 6, by: 'boom', backwards: false }, { event: 'fell', seat: 0, by: 'boom', backwards: false }], view(6, 12, 3)),
  'live-stab': { messages: [at('stab', { ...standoff(12, 3, { asked: [0], reach: [4, 7] }), stage: 'double-chain' }, { held: dagger })] },
  'live-stab-waiting': { messages: [at('stab', { ...standoff(12, 3, { asked: [4] }), stage: 'double-chain' })] },
  'live-fall': scene({ ...standoff(12, 3), stage: 'fall' }, [{ event: 'stepped-back', seat: 5, touched: [2, 8] }, { event: 'live-wounded', seat: 2, wounds: 1, by: 'shotgun' }], view(8, 12, 3)),
  'live-split': scene({ ...standoff(12, 3), stage: 'split' }, [SPLIT, { event: 'returned', back: [1], out: [5, 8] }], view(9, 12, 3)),
  'live-split-foolproof': scene({ ...standoff(12, 3), stage: 'split', options: { ...view(8, 12, 3).options, variants: ['foolproof'] } }, [{ ...SPLIT, share: 4 } as Event], { ...view(9, 12, 3), options: { ...view(8, 12, 3).options, variants: ['foolproof'] } }),
  'live-hospital': { messages: [at('nerve', view(4, 12, 3, {}, out('hospital'))), { tell: 'said', member: 2, text: 'Get well soon!', team: true }] },
  'live-coward': { messages: [at('mime', view(4, 20, 4, {}, out('coward')))] },
  'live-sitting-out': { messages: [at('move', view(3, 12, 3, { round: 5, spots: [] }, out('sitting-out')))], arena: { window: 9, at: 500, cm: places(12).slice(0, 18) } },
  'live-watcher': { messages: [at('nerve', wall(standoff(12, 3)))] },
  'live-team': { messages: [at('nerve', standoff(12, 3), { held: NERVE })], click: ['web-live-team'] },
  'live-reconnecting': { messages: [at('move', view(3, 12, 3, { spots: [] }))], arena: { window: 9, at: 500, cm: places(12) }, lost: 5_000 },
  'live-while-away': { messages: [at('divide', view(2, 20, 4, { asked: [0] }), { held: divide })], missed: [{ message: 'web-missed-rounds', values: { before: 2, now: 3 } }, { message: 'web-live-missed-fell', values: { names: ['Bruno', 'Maximiliana'] } }, { message: 'web-missed-hit', values: { names: [{ message: 'you' }, 'Cleo', 'Bartholomew'] } }] },
  'live-paused': { messages: [at('move', view(3, 12, 3, { spots: [] }), { paused: true, paused_by: 2 })] },
  'live-timed-out': { messages: [at('nerve', standoff(12, 3), { held: NERVE })], toast: 'web-slow-mime' },
  'live-rules': { messages: [at('nerve', standoff(12, 3), { held: NERVE })], click: ['web-menu', 'web-rules'] },
  'live-people': { messages: [at('nerve', standoff(12, 3), { held: NERVE })], click: ['web-menu', 'web-people'] },
  'live-report': { messages: [ended(1)] },
  'live-report-guest': { messages: [ended(2)] },
  'live-replay': { messages: [ended(1)], click: ['web-replay', 'web-replay-on', 'web-replay-on'] },
  'tv-live-lobby': { query: 'tv', messages: [lobby(12, 3, 9)] },
  'tv-live-deal': { query: 'tv', messages: [at('divide', wall(view(2, 20, 4, { asked: [0, 4] })))] },
  'tv-live-walk': { query: 'tv', messages: [at('move', wall(view(3, 20, 4, { spots: [] })))], arena: { window: 9, at: 500, cm: places(20) } },
  'tv-live-standoff': { query: 'tv', messages: [at('nerve', wall(standoff(20, 4)))] },
  'tv-live-over-five': { query: 'tv', messages: [at('nerve', wall(over({}, 4)), { room: room('report', 20, 4), window: null })] },
  'tv-live-split': { ...scene(wall({ ...standoff(12, 3), stage: 'split' }), [SPLIT], wall(view(9, 12, 3))), query: 'tv' },
  'tv-live-over': { query: 'tv', messages: [at('nerve', wall(over()), { room: room('report', 12, 3), window: null })] },
}
