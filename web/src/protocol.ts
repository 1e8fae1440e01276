// What crosses the socket, in both directions: the shapes of the server's messages and deeds.

export type Seat = number
export type MemberId = number
export type Bullet = 'click' | 'bang' | 'bbb'
export type Stance = 'standing' | 'withdrawn' | 'wounded'
export type Role = 'gangster' | 'cop'
export type PowerSet = 'none' | 'starter' | 'all' | 'all+backstab'
export type Money = 'open' | 'closed'
export type Tempo = 'quick' | 'standard' | 'relaxed' | 'none'
export type Kind = 'player' | 'watcher' | 'tv'
export type Why = 'late' | 'withdrew' | 'foiled' | 'hit' | 'grenade'
export type Waiting = 'load' | 'aim' | 'nerve' | 'load-last' | 'aim-last' | 'offer' | 'phone'
export type PowerId =
  | 'six-feet-under'
  | 'unbreakable'
  | 'you-dont-need-it'
  | 'dragon-skin'
  | 'insane'
  | 'kid'
  | 'cunning'
  | 'super-coward'
  | 'specialist'
  | 'does-not-hurt'
  | 'backstab'

/** Unused bullets: clicks, bangs, triples. */
export type Hand = [number, number, number]
/** Banknotes: twenties, tens, fives. */
export type Notes = [number, number, number]

export interface Options {
  edition: 'classic'
  players: number
  powers: PowerSet
  cop: boolean
  money: Money
}

export type Decision =
  | { say: 'load'; bullets: (Bullet | null)[] }
  | { say: 'aim'; at: (Seat | null)[] }
  | { say: 'stay' | 'withdraw' | 'forgo' | 'show' | 'join' | 'pass' | 'call' }
  | { say: 'take'; dead: Seat }
  | { say: 'swap'; thrown: Bullet }
  | { say: 'stab'; victim: Seat }

export type Ask =
  | { type: 'load'; hands: Bullet[][] }
  | { type: 'aim'; targets: Seat[]; guns: number }
  | { type: 'one-of'; options: Decision[] }

export interface Other {
  seat: Seat
  alive: boolean
  wounds: number
  shame: number
  flashing: number
  money: number | null
  cards: number[]
  loaded: boolean
  aims: (Seat | null)[]
  stance: Stance
  power: PowerId | null
  seen: Bullet[]
}

export interface Own {
  hands: Hand[]
  loaded: (Bullet | null)[]
  power: PowerId | null
  role: Role | null
}

export interface Line {
  entry: 'cash' | 'shame' | 'deaths'
  count: number
  amount: number
}

export interface Account {
  seat: Seat
  alive: boolean
  lines: Line[]
  total: number | null
}

export interface Outcome {
  ending: 'rounds' | 'last-survivor' | 'nobody'
  victory: 'richest' | 'survivor' | 'cop' | 'none'
  winners: Seat[]
  tie_break: 'shame' | 'wounds' | 'shared' | null
  accounts: Account[]
}

export interface Revealed {
  seat: Seat
  hands: Hand[]
  power: PowerId | null
  role: Role | null
}

export interface View {
  edition: 'classic'
  seat: Seat | null
  options: Options
  round: number
  phase: number
  loot: Notes
  pile: number
  gangsters: Other[]
  own: Own | null
  asked: Seat[]
  sharers: Seat[]
  exploded: number
  calls: number
  alerted: number
  outcome: Outcome | null
  revealed: Revealed[]
}

export type Event =
  | { event: 'power-dealt'; seat: Seat; power: PowerId }
  | { event: 'power-dealt-unseen' | 'role-dealt-unseen' | 'loaded-unseen' | 'swapped-unseen'; seat: Seat }
  | { event: 'took-back' | 'died' | 'exploded' | 'stood-up'; seat: Seat }
  | { event: 'role-dealt'; seat: Seat; role: Role }
  | { event: 'round-began'; round: number; notes: number[] }
  | { event: 'phase-began'; phase: number }
  | { event: 'loaded'; seat: Seat; bullets: Bullet[]; by_chance?: boolean }
  | { event: 'aimed'; seat: Seat; at: (Seat | null)[] }
  | { event: 'withdrew'; seat: Seat; flashing?: boolean }
  | { event: 'discarded'; seat: Seat; gun: number; bullet: Bullet; why: Why }
  | { event: 'discarded-unseen'; seat: Seat; gun: number; why: Why }
  | { event: 'power-shown'; seat: Seat; power: PowerId }
  | { event: 'stabbed'; seat: Seat; victim: Seat; bullet: Bullet }
  | { event: 'fired'; seat: Seat; gun: number; bullet: Bullet; target: Seat }
  | { event: 'wounded'; seat: Seat; markers: number }
  | { event: 'inherited'; seat: Seat; dead: Seat; hand: Hand }
  | { event: 'inherited-unseen'; seat: Seat; dead: Seat }
  | { event: 'swapped'; seat: Seat; thrown: Bullet }
  | { event: 'split'; among: Seat[]; share: number; portions: number[][]; left: Notes }
  | { event: 'phone-laid'; handled: Seat[]; used: boolean }
  | { event: 'ended'; outcome: Outcome }

export interface Window {
  number: number
  waiting: Waiting
  shown_at: number
  closes_at?: number | null
}

export interface Held {
  ask?: Ask | null
  choice?: Decision | null
  armed?: Decision | null
  bets?: Bets | null
}

export interface Bets {
  hit?: Seat | null
  runs?: Seat | null
  shared?: boolean | null
}

export interface ChairSeen {
  name: string
  member?: MemberId | null
  bot?: string | null
  stand_in?: boolean
  ready?: boolean
  won?: number
  earned?: number
}

export interface MemberSeen {
  id: MemberId
  kind: Kind
  name: string
  muted?: boolean
}

export interface RoomSeen {
  code: string
  stage: 'lobby' | 'game' | 'report'
  options: Options
  tempo: Tempo
  host: MemberId
  chairs: ChairSeen[]
  members: MemberSeen[]
  fingerprint: string
  locked?: boolean
  free_text?: boolean
  games?: number
  claims?: [MemberId, Seat][]
}

export interface Said {
  tell: 'said'
  member: MemberId
  text: string
  ghost?: boolean
}

export interface Welcome {
  tell: 'welcome'
  you: MemberId
  seat: Seat | null
  room: RoomSeen
  view?: View | null
  held?: Held
  window?: Window | null
  paused?: boolean
  paused_by?: MemberId | null
  loaded?: Seat[]
  now?: number
  report?: Report | null
  ladder?: Record<string, number>
  stakes?: number[]
}

export interface Played {
  tell: 'played'
  events: Event[]
  view: View
  held?: Held
  window?: Window | null
  stakes?: number[]
}

export interface Report {
  tell: 'report'
  seed: string
  contributions: string[]
  ghost_talk?: Said[]
  votes?: Record<string, Record<string, number>>
  called_off?: boolean
  events?: Event[]
}

export type Message =
  | Welcome
  | Played
  | Report
  | Said
  | { tell: 'room'; room: RoomSeen }
  | { tell: 'loading'; seats: Seat[] }
  | { tell: 'clock'; window: Window | null; paused?: boolean; paused_by?: MemberId | null }
  | { tell: 'awards'; votes: Record<string, Record<string, number>> }
  | { tell: 'nudged' }
  | { tell: 'forgotten' }
  | { tell: 'taunted'; seat: Seat; taunt: string; at?: Seat | null }
  | { tell: 'bets'; bets: Record<string, Bets>; ladder: Record<string, number> }

export type Reply =
  | { reply: 'admitted'; protocol: number; code: string; member: MemberId; token: string; link: string | null; commands: number }
  | { reply: 'ack'; id: number }
  | { reply: 'refused'; id: number; code: string }
  | { reply: 'pong'; at: number; now: number }
  | { reply: 'away'; seats: Seat[] }
  | { reply: 'closing'; why: string; after?: number | null }
  | { reply: 'message'; n: number; message: Message }

export type Hello =
  | { hello: 'open'; name: string; options?: Options; tempo?: Tempo }
  | { hello: 'enter'; code: string; name?: string; kind?: Kind }
  | { hello: 'attach'; code: string; token: string; since?: number }
  | { hello: 'link'; code: string; link: string }

export type Deed =
  | { do: 'choose'; options: Options; tempo: Tempo; free_text?: boolean }
  | { do: 'pace'; tempo: Tempo }
  | { do: 'ready'; on?: boolean }
  | { do: 'sit' | 'stand-up' | 'leave' | 'start' | 'call-off' | 'forget' | 'more-time' | 'go-on' | 'pause' | 'unpause' }
  | { do: 'add-bot'; bot: string }
  | { do: 'remove-bot' | 'nudge' | 'kick' | 'claim'; seat: Seat }
  | { do: 'reorder'; order: Seat[] }
  | { do: 'contribute'; entropy: string }
  | { do: 'answer'; window: number; say: Decision }
  | { do: 'arm'; say: Decision | null }
  | { do: 'rest' | 'lock'; on: boolean }
  | { do: 'mute'; member: MemberId; on: boolean }
  | { do: 'taunt'; taunt: string; at?: Seat | null }
  | { do: 'say'; text: string }
  | { do: 'bet'; bets: Bets }
  | { do: 'vote'; award: string; seat: Seat }
  | { do: 'hand-over'; member: MemberId }
  | { do: 'consent'; member: MemberId; yes?: boolean }
