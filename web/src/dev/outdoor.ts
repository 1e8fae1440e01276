// Fixtures of Live outdoors: the Godfather's console and the palms, step by step.
import type { Card, Event, LiveHeld, LiveOther, LiveStageId, LiveView, OutingSeen, Place, RoomSeen, Welcome } from '../protocol'
import type { Fixture } from './fixtures'

const noted = ['ran', 'left', 'struck', 'slapped'].map((fact) => ({ round: 3, fact }))
const NAMES = ['Maximiliana', 'Bruno', 'Cleo', 'Domenichino', 'Edie', 'Fitz', 'Gina', 'Wilhelmine', 'Ida', 'Jules', 'Kira', 'Leo']
const TEAMS = ['circles', 'triangles', 'squares', 'diamonds']
const SIZE = 3
const WOUNDS = [1, 0, 0, 0, 1]
const PLACES: Partial<Record<number, Place>> = { 2: 'coward', 5: 'hospital', 9: 'sitting-out' }
const CARDS: Card[] = [['boom', 10_000, 7], ['bbb', 5_000, null], ['kevlar', 20_000, null]]
/** Two of the three cannot be told apart. */
const ALIKE: Card[] = [['bbb', 5_000, null], ['double', 5_000, null], ['double', 5_000, null]]

const teamOf = (seat: number): number => Math.floor(seat / SIZE)
const held: LiveHeld[] = CARDS.map((card, seat) => ({ seat, card }))
const edge = { values: { 5000: 0, 10000: 0, 20000: 0 }, bbb: 0, double: 0, shotgun: 0, kevlar: 0, backstab: [], boom: [] }

function view(seat: number | null, change: Partial<LiveView> = {}): LiveView {
  const gangsters = NAMES.map((_, one): LiveOther => ({ seat: one, team: teamOf(one), place: PLACES[one] ?? 'in-play', wounds: WOUNDS[one] ?? 0, mime: null, at: [], weapon: null, number: null }))
  const own = seat === null ? null : { team: 0, chief: 0, dealt: CARDS, held }
  return {
    edition: 'live', seat, options: { edition: 'live', teams: TEAMS.map((name) => ({ name, size: SIZE })), cards: { black: edge, red: edge } as never, variants: [], playing_godfather: false, money: 'closed' },
    round: 3, stage: 'bbb-chain', loot: 165_000, cards: 16, carried: [], gangsters, unseen: [], spots: [], stashes: TEAMS.map(() => null), own, handed: [], asked: [], pending: [], reach: [], sharers: [], outcome: null, left: [], ...change,
  }
}

function room(phones: (seat: number) => boolean, waiting: string[]): RoomSeen {
  return {
    code: 'KVTR', stage: 'table', options: { edition: 'live', godfather: 'person' } as never, tempo: 'none', host: 9, fingerprint: '5e',
    chairs: NAMES.map((name, seat) => ({ name, team: teamOf(seat), chief: seat % SIZE === 0, member: phones(seat) ? seat + 10 : null })),
    members: [{ id: 9, kind: 'player', name: 'Gus' }, ...NAMES.flatMap((name, seat) => (phones(seat) ? [{ id: seat + 10, kind: 'player' as const, name }] : [])), ...waiting.map((name, place) => ({ id: place + 40, kind: 'player' as const, name }))],
  }
}

interface As {
  seat?: number
  phones?: (seat: number) => boolean
  /** Phones that are nobody's yet. */
  waiting?: string[]
}

/** An outing as the Godfather sees it, or as somebody's palm does. */
function outing(step: LiveStageId | null, change: Partial<OutingSeen> = {}, { seat, phones = () => true, waiting = [] }: As = {}): Fixture {
  const seen: OutingSeen = { pen: 9, step, facts: 4, undone: 1, noted, view: step ? view(seat ?? null) : null, hits: NAMES.map((_, one) => (one === 4 ? 1 : 0)), count_from: 3, beat: 1000, ...change }
  const welcome: Welcome = { tell: 'welcome', you: seat === undefined ? 9 : seat + 10, seat: seat ?? null, room: room(phones, waiting), outing: seen }
  return { messages: [welcome] }
}

const ADA = { seat: 0 }
const TEAM_PHONE = { seat: 0, phones: (seat: number): boolean => seat % SIZE === 0 }
const split = { event: 'live-split' as const, among: [0, 1, 3, 6], share: 25_000, row: [], portions: [] }
const told = [{ message: 'round', values: { round: 3, rounds: 5 }, form: 'round' as const }]
const outcome = { victory: 'richest' as const, winners: [0], tie_break: null, accounts: TEAMS.map((_, team) => ({ team, eligible: team !== 3, lines: [{ entry: 'stash' as const, count: 9 - team, amount: 110_000 - 30_000 * team }, { entry: 'hospital' as const, count: 1, amount: -25_000 }], total: 85_000 - 30_000 * team })) }
const events: Event[] = [
  { event: 'live-round-began', round: 1, deck: [], loot: 165_000, cards: 16 },
  { event: 'dealt', chief: 0, to: [0, 1, 2], cards: CARDS },
  { event: 'divided', chief: 0, members: [0, 1, 2], to: [0, 1, 2] },
  { event: 'live-withdrew', seat: 1 },
  { event: 'live-exploded', seat: 0, touched: [3, 6] },
  { event: 'live-stabbed', seat: 7, victim: 4 },
  { event: 'live-wounded', seat: 10, wounds: 1 },
  { event: 'live-wounded', seat: 10, wounds: 1 },
  { event: 'live-split', among: [4, 5, 8], share: 55_000, row: [], portions: [] },
] as never
const late = [{ seat: 0, step: 'bbb' as const, noted: false }, { seat: 6, step: 'bbb' as const, noted: true }]

export const OUTDOOR_FIXTURES: Record<string, Fixture> = {
  'real-out-setup': { query: 'outdoors' },
  'real-out-meet': outing(null, {}, { phones: (seat) => seat < 2 }),
  'real-out-meet-palm': outing(null, {}, ADA),
  'real-out-lay': { ...outing(null), click: ['web-real-change'] },
  'real-out-ready': outing('divide', { split, told, trusted: held }, { phones: () => false }),
  'real-out-noted': { ...outing('bbb'), click: ['web-real-noted'] },
  'real-out-late': outing('divide', { split }, { phones: (seat) => seat % SIZE === 0, waiting: ['Zoe'] }),
  'real-out-walk': outing('divide', { walk: true, split: { ...split, share: 3 }, view: view(null, { options: { ...view(null).options, variants: ['foolproof'] }, cards: 17, loot: 17 }) }),
  'real-out-box': outing('divide', { box: true, split }),
  'real-out-freeze': outing('nerve', { count_from: 10, whistle_at: 60_000 }),
  'real-out-nerve': outing('nerve', { hands: [6] }),
  'real-out-bbb': outing('bbb', { firing: [1, 3, 7], told, late }),
  'real-out-box-hit': outing('double', { box: true }),
  'real-out-blast': outing('bbb-chain', { contact: 'blast', bodies: [0], others: [1, 3, 4, 6] }),
  'real-out-slap': outing('bbb-chain', { contact: 'dagger', bodies: [7], others: [0, 1, 3] }),
  'real-out-shotgun': outing('shotgun', { firing: [1], hits: NAMES.map((_, one) => (one === 3 ? 1 : 0)) }),
  'real-out-over': outing('over', { view: view(null, { outcome }), events }),
  'real-out-certificates': { ...outing('over', { view: view(null, { outcome }), events }), click: ['web-real-out-certificates'] },
  'real-out-offline': { ...outing('bbb'), lost: 5_000 },
  'real-out-second': outing('bbb', { pen: 10 }),
  'real-out-palm-ready': outing('divide', { split }, ADA),
  'real-out-palm-walk': outing('divide', { walk: true }, ADA),
  'real-out-palm-sharing': { ...outing('divide', {}, ADA), click: ['web-real-out-share-out'] },
  'real-out-palm-alike': { ...outing('divide', { view: view(0, { own: { team: 0, chief: 0, dealt: ALIKE, held: ALIKE.map((card, seat) => ({ seat, card })) } }) }, ADA), click: ['web-real-out-share-out'] },
  'real-out-palm-card': { ...outing('bbb', {}, ADA), click: ['web-peek'] },
  'real-out-palm-frozen': outing('nerve', { count_from: 10 }, ADA),
  'real-out-palm-nerve': outing('nerve', {}, ADA),
  'real-out-palm-hit': outing('bbb', { hits: NAMES.map((_, one) => (one === 0 ? 1 : 0)) }, ADA),
  'real-out-palm-jump': outing('bbb-chain', { contact: 'blast', bodies: [0], others: [1] }, ADA),
  'real-out-palm-out': outing('bbb', {}, { seat: 5 }),
  'real-out-palm-team': outing('bbb', {}, TEAM_PHONE),
  'real-out-palm-curtain': { ...outing('divide', {}, TEAM_PHONE), click: ['web-real-out-pass-cards'] },
}
