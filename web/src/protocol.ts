// What crosses the socket, in both directions. Written by `python -m tools.protocol_types`: do not edit.

export const PROTOCOL = 2
export type Seat = number
export type MemberId = number

/** What somebody bets on a round; None where they do not. */
export interface Bets {
  hit?: number | null
  runs?: number | null
  shared?: boolean | null
}

/** What staying may do to a gangster, and what dropping makes of them. */
export interface AtStake {
  most?: number
  fatal?: number
  shame?: number
  drops?: number | null
}

/** What the room holds for a member and for nobody else. */
export interface Held {
  ask?: Ask | null
  choice?: Decision | null
  armed?: Decision | null
  bets?: Bets | null
  wishes?: Record<string, number>
  at_stake?: AtStake | null
}

/** Which powers a table plays with (P3, A44). */
export type PowerSet = 'none' | 'starter' | 'all' | 'all+backstab'

/** How many play, and with what. */
export interface Options {
  edition: 'classic'
  players: number
  powers: PowerSet
  cop: boolean
  money: Money
}

/** What a table may have in its arena. */
export type Obstacles = 'none' | 'pillars'

/** Who answers for the Godfather's seat. */
export type Godfather = 'arena' | 'person' | 'player'

/** What is played, before anybody sits in a team. */
export interface LiveSetting {
  edition: 'live'
  teams: number[]
  variants: Variant[]
  money: Money
  obstacles: Obstacles
  godfather: Godfather
}

/** Something ready, by its id, or else one's own words. */
export interface SpokenWords {
  ready?: string | null
  own?: string
}

/** How somebody looks: as one of the six gangsters, in one of six colours. */
export interface Look {
  face: number
  colour: number
}

/** A chair as everybody sees it. */
export interface ChairSeen {
  name: string
  member?: number | null
  bot?: string | null
  stand_in?: boolean
  ready?: boolean
  won?: number
  earned?: number
  cry?: SpokenWords | null
  team?: number | null
  chief?: boolean
  godfather?: boolean
  look?: Look | null
  committed?: boolean
}

/** A member as everybody sees it. */
export interface MemberSeen {
  id: number
  kind: Kind
  name: string
  muted?: boolean
}

/** What was fixed before anybody opened anything, and who then did not open. */
export interface DrawRound {
  commitments: string[]
  house?: number[]
  missing?: number[]
}

/** A draw that is on. */
export interface DrawSeen {
  until: number
  round: DrawRound
  opening?: boolean
  waiting?: number[]
  before?: DrawRound[]
}

/** The room as everybody sees it. */
export interface RoomSeen {
  code: string
  stage: string
  options: Options | LiveSetting
  tempo: Tempo
  host: number
  chairs: ChairSeen[]
  members: MemberSeen[]
  fingerprint: string
  locked?: boolean
  free_text?: boolean
  family?: boolean
  games?: number
  claims?: ([number, number, number])[]
  teams?: number[]
  dealing_at?: number | null
  draw?: DrawSeen | null
  public?: boolean
  language?: 'en' | 'fr' | 'it'
  hosted?: boolean
  fills_at?: number | null
}

/** How a gangster stands in this round. */
export type Stance = 'standing' | 'withdrawn' | 'wounded'

/** A gangster as everybody sees them. */
export interface Other {
  seat: number
  alive?: boolean
  wounds?: number
  shame?: number
  flashing?: number
  money?: number | null
  cards?: number[]
  loaded?: number
  aims?: (number | null)[]
  stance?: Stance
  power?: PowerId | null
  seen?: Bullet[]
  stood?: number
  fled?: number
  used_calls?: number
  unused_calls?: number
}

/** What only the owner of a seat knows. */
export interface Own {
  hands: Hand[]
  loaded?: (Bullet | null)[]
  power?: PowerId | null
  role?: Role | null
}

/** Why the game is over. */
export type Ending = 'rounds' | 'last-survivor' | 'nobody'

/** What the winner won by. */
export type Victory = 'richest' | 'survivor' | 'cop' | 'none'

/** What told equal sums apart. */
export type TieBreak = 'shame' | 'wounds' | 'shared'

/** One kind of line in a final sum. */
export type Entry = 'cash' | 'shame' | 'deaths'

/** One line of a final sum: so many of something are worth so much. */
export interface Line {
  entry: Entry
  count: number
  amount: number
}

/** One gangster's final sum, line by line; the dead have none. */
export interface Account {
  seat: number
  alive: boolean
  lines: Line[]
  total: number | null
}

/** How a game ended. */
export interface Outcome {
  ending: Ending
  victory: Victory
  winners: number[]
  tie_break: TieBreak | null
  accounts: Account[]
}

/** What was secret of a gangster, once the game is over. */
export interface Revealed {
  seat: number
  hands: Hand[]
  power: PowerId | null
  role: Role | null
}

/** The table as one seat, or a watcher, may know it. */
export interface View {
  edition: 'classic'
  seat: number | null
  options: Options
  round: number
  stage: StageId
  loot: Notes
  pile: Notes
  gangsters: Other[]
  own?: Own | null
  asked?: number[]
  sharers?: number[]
  exploded?: number
  calls?: number
  alerted?: number
  outcome?: Outcome | null
  revealed?: Revealed[]
}

/** So many gangsters, seated one after another; the first is the Chief (L12). */
export interface Team {
  name: string
  size: number
}

/** How many cards show each sum. */
export interface Values {
  5000: number
  10000: number
  20000: number
}

/** The cards with one colour of edge: plain ones are counted, numbered ones are listed. */
export interface Edge {
  values: Values
  bbb: number
  double: number
  shotgun: number
  kevlar: number
  backstab: number[]
  boom: number[]
}

/** Which cards the box holds; the weapons are a house table, since no text prints them (A58). */
export interface Cards {
  black: Edge
  red: Edge
}

/** Whether the totals won lie open (section 5). */
export type Money = 'open' | 'closed'

/** Who plays, and with what. Seats are numbered through the teams; the last is the Godfather's. */
export interface LiveOptions {
  edition: 'live'
  teams: Team[]
  cards: Cards
  variants: Variant[]
  playing_godfather: boolean
  money: Money
}

/** A gangster as everybody sees them. */
export interface LiveOther {
  seat: number
  team: number
  place: Place
  wounds: number
  mime: Weapon | null
  at: number[]
  weapon: Weapon | null
  number: number | null
}

/** What a team has earned. */
export interface Stash {
  money: number
  cards: number
}

/** A card, and who holds or held it in this round. */
export interface LiveHeld {
  seat: number
  card: Card
}

/** What only the members of a team know. */
export interface LiveOwn {
  team: number
  chief: number | null
  dealt: Card[]
  held: LiveHeld[]
}

/** What the winner won by. */
export type LiveVictory = 'richest' | 'none'

/** What told equal sums apart. */
export type LiveTieBreak = 'coma' | 'shared'

/** One kind of line in a final sum. */
export type LiveEntry = 'stash' | 'hospital'

/** One line of a final sum: so many cards or members are worth so much. */
export interface LiveLine {
  entry: LiveEntry
  count: number
  amount: number
}

/** One team's final sum, line by line, and whether it may win at all (L57). */
export interface LiveAccount {
  team: number
  eligible: boolean
  lines: LiveLine[]
  total: number
}

/** How a game ended; the winners are teams. */
export interface LiveOutcome {
  victory: LiveVictory
  winners: number[]
  tie_break: LiveTieBreak | null
  accounts: LiveAccount[]
}

/** The table as one seat, or a watcher, may know it. */
export interface LiveView {
  edition: 'live'
  seat: number | null
  options: LiveOptions
  round: number
  stage: LiveStageId
  loot: number
  cards: number
  carried: number[]
  gangsters: LiveOther[]
  unseen: ([number, number])[]
  spots: Spot[]
  stashes: (Stash | null)[]
  own: LiveOwn | null
  handed: LiveHeld[]
  asked: number[]
  pending: number[]
  reach: number[]
  sharers: number[]
  outcome: LiveOutcome | null
  left: Card[]
}

/** How large everything is, in millimetres, and how fast. */
export interface Figures {
  width: number
  height: number
  body: number
  reach: number
  step_back: number
  speed: number
  steps_a_second: number
  countdown: number
}

/** A rectangle along the axes, from its corner nearest to nothing. */
export interface Block {
  shape: 'block'
  x: number
  y: number
  width: number
  height: number
}

/** A circle. */
export interface Column {
  shape: 'column'
  x: number
  y: number
  radius: number
}

/** An arena before anybody stands in it. */
export interface Ground {
  figures: Figures
  obstacles: (Block | Column)[]
}

/** A finished game for whoever has its link: no seed, no talk, no table to come to. */
export interface Result {
  names: string[]
  looks: (Look | null)[]
  view: View | LiveView
  events: Event[]
  ground?: Ground | null
}

/** A number, and how far it may be off 19 times out of 20 because deals were sampled. */
export interface Reckoned {
  value: number
  margin: number
}

/** Chances before something was asked. */
export interface MomentSeen {
  round: number
  stage: StageId
  own: (Reckoned | null)[]
  open: number[]
}

/** Lay one bullet a gun face down; None where a hand stayed silent. */
export interface Load {
  say: 'load'
  bullets: (Bullet | null)[]
}

/** Point each gun at somebody; None where a hand stayed silent. */
export interface Aim {
  say: 'aim'
  at: (number | null)[]
}

/** Stay in the round. */
export interface Stay {
  say: 'stay'
}

/** Leave the round: safe, and without a share. */
export interface Withdraw {
  say: 'withdraw'
}

/** Use no power or dagger now. */
export interface Forgo {
  say: 'forgo'
}

/** Turn one's power card up. */
export interface Show {
  say: 'show'
}

/** Take the gun and the cards of someone who just died. */
export interface Take {
  say: 'take'
  dead: number
}

/** Take the fired card back and throw another away for it. */
export interface Swap {
  say: 'swap'
  thrown: Bullet
}

/** Stand up again and join the split. */
export interface Join {
  say: 'join'
}

/** Wound somebody at hand. */
export interface Stab {
  say: 'stab'
  victim: number
}

/** Hand the telephone on as it is. */
export interface Pass {
  say: 'pass'
}

/** Turn the telephone. */
export interface Call {
  say: 'call'
}

/** A decision that mattered. */
export interface DecisionShown {
  round: number
  stage: StageId
  seat: number
  guns: number
  power: PowerId | null
  chosen: Load | Aim | Stay | Withdraw | Forgo | Show | Take | Swap | Join | Stab | Pass | Call
  worth: Reckoned
  other: Load | Aim | Stay | Withdraw | Forgo | Show | Take | Swap | Join | Stab | Pass | Call
  other_worth: Reckoned
  gain: Reckoned
  reckoned: Reckoned
}

/** A bluff or a read: what it left its owner, and what the other answer would have left. */
export interface Coup {
  round: number
  seat: number
  kind: string
  others: number[]
  left: number
  instead: number
}

/** How often somebody did something, and how often they could have. */
export interface Habits {
  live: number
  loads: number
  drops: number
  threatened: number
  richest: number
  aims: number
  believed: number
  called: number
}

/** What there is to say of one seat. */
export interface SeatReview {
  won: number
  cost: DecisionShown[]
  gained: DecisionShown[]
  bluff: Coup | null
  read: Coup | null
  notes: Reckoned
  skill: Reckoned
  manner: Habits
  like: string | null
}

/** A whole game, looked at. */
export interface Review {
  names: string[]
  moments: MomentSeen[]
  seats: SeatReview[]
}

/** How far a review is, one line a time; the last has what was found, or the message that says why nothing is. */
export interface ReviewSaid {
  waiting?: number | null
  done?: number
  of?: number
  found?: Review | null
  refused?: string | null
}

/** How somebody takes part. */
export type Kind = 'player' | 'watcher' | 'tv'

/** What one gangster is supposed to do. */
export interface Part {
  bullet?: Bullet
  at?: number | null
  withdraws?: boolean
  power?: PowerId | null
  uses?: boolean
}

/** Why somebody is reported. */
export type Grievance = 'words' | 'cheating' | 'spoiling'

/** What the room says instead of doing it. */
export type Code = 'malformed' | 'illegal' | 'stale' | 'not-asked' | 'not-host' | 'not-seated' | 'full' | 'locked' | 'too-few' | 'too-often' | 'muted' | 'coarse' | 'conflict' | 'paused' | 'owner-here' | 'somebody-left' | 'already-here' | 'not-open' | 'no-pen' | 'no-room' | 'fault'

/** How a sentence stands on the page. */
export type Form = 'round' | 'phase' | 'sentence' | 'item'

/** A sentence in no language yet, with the rules behind it. */
export interface Told {
  message: string
  values?: Record<string, unknown>
  rules?: string[]
  form?: Form
}

/** What the server says when it hangs up. */
export type Why = 'restart' | 'elsewhere' | 'no-entry' | 'forgotten' | 'left' | 'shown-out' | 'silent' | 'garbled' | 'too-much' | 'stopped' | 'full-house' | 'locked' | 'full' | 'damaged' | 'old-version' | 'other-version' | 'banned' | 'too-soon'

/** A public table in the lobby: nobody's name is in it. */
export interface TableListed {
  code: string
  stage: string
  options: Options | LiveSetting
  tempo: Tempo
  language: 'en' | 'fr' | 'it'
  chairs: number
  people: number
  bots?: number
  round?: number
  free_text?: boolean
  hosted?: boolean
  starts_at?: number | null
}

/** A game that somebody played at a public table. */
export interface OwnGame {
  code: string
  number: number
  at: number
  players: number
  won?: number
  total?: number
  bluffs?: number
  called?: number
  result?: string
}

/** What somebody's games come to. */
export interface OwnFigures {
  games: number
  won: number
  par: number
  bluffs: number
  called: number
}

/** What the table waits for. */
export type Waiting = 'load' | 'aim' | 'nerve' | 'load-last' | 'aim-last' | 'offer' | 'phone' | 'divide' | 'move' | 'whistle' | 'mime' | 'stab' | 'touch'

/** The time in which one set of asks is answered; the same for everybody. */
export interface Window {
  number: number
  waiting: Waiting
  shown_at: number
  closes_at?: number | null
  beat?: number
}

/** Free text, from somebody at the table or among the ghosts. */
export interface Said {
  tell: 'said'
  member: number
  text: string
  ghost?: boolean
  team?: boolean
}

/** A game is over, or was called off: the seed is opened, and what was hidden is told. */
export interface Report {
  tell: 'report'
  seed: string
  contributions: string[]
  ghost_talk?: Said[]
  votes?: Record<string, Record<string, number>>
  called_off?: boolean
  last_words?: Record<string, SpokenWords>
  events?: Event[]
  names?: string[]
  played_on?: Record<string, [string, number]>
  draws?: DrawRound[]
}

/** That something was noted, and in which round. */
export interface Noted {
  round: number
  fact: string
}

/** The loot is shared without change; the rest stays (C48-C55). */
export interface Split {
  event: 'split'
  among: number[]
  share: number
  portions: number[][]
  left: Notes
}

/** Somebody asks for the pen, and gets it unless its holder objects in time. */
export interface PenWanted {
  by: number
  until: number
}

/** The ledger of a real table as one member may know it. */
export interface LedgerSeen {
  pen: number
  phones?: boolean
  step?: StageId | null
  facts?: number
  undone?: number
  noted?: Noted[]
  view?: View | null
  told?: Told[]
  stakes?: number[]
  box?: Notes
  split?: Split | null
  until?: number | null
  holders?: number[]
  passed?: number
  has_passed?: boolean
  may_call?: boolean
  wanted?: PenWanted | null
}

/** The loot is shared card by card. */
export interface LiveSplit {
  event: 'live-split'
  among: number[]
  share: number
  row: number[]
  portions: number[][]
}

/** Something owned up to in a step that is over. */
export interface Late {
  seat: number
  step: LiveStageId
  noted: boolean
}

/** Where a gangster is in this round. */
export type Place = 'in-play' | 'coward' | 'hospital' | 'sitting-out'

/** What the Godfather's phone leads on with while it cannot be reached; nobody else's is told. */
export interface Pocket {
  round: number
  places: Place[]
  row: Card[]
  stashes: Stash[]
  held?: LiveHeld[]
  facts?: Fact[]
  playing_from?: ([number, number])[]
  home?: number[]
  seed?: string
}

/** A game of Live outdoors as one member may know it. */
export interface OutingSeen {
  pen: number
  box?: boolean
  walk?: boolean
  step?: LiveStageId | null
  contact?: Contact | null
  facts?: number
  undone?: number
  noted?: Noted[]
  view?: LiveView | null
  told?: Told[]
  split?: LiveSplit | null
  bodies?: number[]
  others?: number[]
  firing?: number[]
  trusted?: LiveHeld[]
  hits?: number[]
  hands?: number[]
  late?: Late[]
  events?: Event[]
  home?: number[]
  back?: number[]
  pocket?: Pocket | null
  proposed?: Fact[]
  whistle_at?: number | null
  count_from?: number
  beat?: number
  wanted?: PenWanted | null
}

/** That a game is shared, for those who were there. */
export interface ResultSeen {
  game: number
  id: string
  sat: number[]
  agreed: number[]
}

/** Everything one may know, for somebody who has just come or come back. */
export interface Welcome {
  tell: 'welcome'
  you: number
  seat: number | null
  room: RoomSeen
  view?: View | LiveView | null
  held?: Held
  window?: Window | null
  paused?: boolean
  paused_by?: number | null
  loaded?: number[]
  ladder?: Record<string, number>
  report?: Report | null
  stakes?: number[]
  ledger?: LedgerSeen | null
  outing?: OutingSeen | null
  shots?: ([number, number, number])[]
  spoken?: boolean
  now?: number
  ground?: Ground | null
  shared?: ResultSeen[]
}

/** Something about the room changed. */
export interface RoomChanged {
  tell: 'room'
  room: RoomSeen
}

/** The game went on: what happened, how it looks now, and what is asked next. */
export interface Played {
  tell: 'played'
  events: Event[]
  view: Partial<View> | Partial<LiveView>
  held?: Held
  window?: Window | null
  stakes?: number[]
  ground?: Ground | null
}

/** Who has laid a card, while all are still loading. */
export interface Loading {
  tell: 'loading'
  seats: number[]
}

/** Which of the cards dealt to the team somebody in it would like; only the team is told. */
export interface Wished {
  tell: 'wished'
  seat: number
  card: number
}

/** The window of the table changed: longer, paused, counting. Who asked is not told. */
export interface Clock {
  tell: 'clock'
  window: Window | null
  paused?: boolean
  paused_by?: number | null
  want?: number
  of?: number
}

/** Somebody would like you to hurry. */
export interface Nudged {
  tell: 'nudged'
}

/** A taunt, by its id: every reader reads it in a language of their own. */
export interface Taunted {
  tell: 'taunted'
  seat: number
  taunt: string
  at?: number | null
}

/** What the ghosts and watchers had bet on the round, and how many each has won by now. */
export interface BetsShown {
  tell: 'bets'
  bets: Record<string, Bets>
  ladder: Record<string, number>
}

/** What somebody who died leaves to everybody. */
export interface LastWords {
  tell: 'last-words'
  seat: number
  words: SpokenWords
}

/** A dead gangster makes the lamp flicker over somebody; it means nothing. */
export interface Haunted {
  tell: 'haunted'
  seat: number
  by: number
}

/** Somebody points at somebody else while all wait for the deal; it means nothing. */
export interface Pointed {
  tell: 'pointed'
  seat: number
  at: number
}

/** The votes for each award, after the game. */
export interface Awards {
  tell: 'awards'
  votes: Record<string, Record<string, number>>
}

/** The host had the table forgotten: this is the last that is heard of it. */
export interface Forgotten {
  tell: 'forgotten'
}

/** Something was written into the ledger, or the pen changed hands. */
export interface LedgerWritten {
  tell: 'ledger'
  ledger: LedgerSeen
}

/** The Godfather counts: "one" falls at this time, the others a beat apart. */
export interface Counting {
  tell: 'counting'
  one_at: number
  beat: number
}

/** Something was noted outdoors, somebody owns up, or a count begins. */
export interface OutingWritten {
  tell: 'outing'
  outing: OutingSeen
}

/** Which of the games one was there for are shared now. */
export interface ResultsShared {
  tell: 'shared'
  results: ResultSeen[]
}

/** How patient a table is. */
export type Tempo = 'quick' | 'standard' | 'relaxed' | 'none' | 'passed'

/** What a table may add to the game (V2, V3). */
export type Variant = 'chain-of-grenades' | 'foolproof'

/** What somebody owns up to. */
export type Admission = 'hit' | 'hands-up'

/** Where a round stands: the order of play (section 6), each place with its phase. */
export type StageId = 'loot' | 'loot-turned' | 'load' | 'loaded' | 'aim' | 'aim-last' | 'aimed' | 'load-last' | 'nerve' | 'foiled' | 'nerve-ended' | 'fast-volley' | 'fast-volley-ended' | 'volley' | 'volley-ended' | 'splitting' | 'split' | 'phone' | 'reveal' | 'over'

/** Why it matters whom somebody touches. */
export type Contact = 'blast' | 'dagger' | 'fall'

/** Where a round stands: the order of play (L16-L53), each place with its phase. */
export type LiveStageId = 'loot' | 'deal' | 'divide' | 'freeze' | 'aim' | 'nerve' | 'bbb' | 'bbb-chain' | 'double' | 'double-chain' | 'shotgun' | 'fall' | 'shotgun-chain' | 'split' | 'return' | 'over'

/** Secret allegiance, in "A cop in the Mafia" (K2). */
export type Role = 'gangster' | 'cop'

/** The phases of a round, by the numbers the rules give them. */
export type Phase = number

/** Unused bullets, counted by kind. */
export type Hand = [click: number, bang: number, bbb: number]

/** Why a card was discarded face down (H3). */
export type DiscardReason = 'late' | 'withdrew' | 'foiled' | 'hit' | 'grenade'

/** The phases of a round, by the numbers the rules give them. */
export type LivePhase = number

/** One Action card. */
export type Card = [weapon: Weapon, value: number, number: number | null]

/** Where somebody stood when all froze, in whole millimetres. */
export type Spot = [seat: number, x: number, y: number]

/** The Super Powers (P1), in the order of their numbers. */
export type PowerId = 'six-feet-under' | 'unbreakable' | 'you-dont-need-it' | 'dragon-skin' | 'insane' | 'kid' | 'cunning' | 'super-coward' | 'specialist' | 'does-not-hurt' | 'backstab'

/** A card to load (C3). */
export type Bullet = 'click' | 'bang' | 'bbb'

/** Some banknotes, counted by value. */
export type Notes = [twenties: number, tens: number, fives: number]

/** A card of a real box, which its holder showed when wounded (A58). */
export interface Declared {
  seat: number
  weapon: Weapon
  number: number
}

/** The action side of a card (L3). */
export type Weapon = 'bbb' | 'double' | 'shotgun' | 'kevlar' | 'backstab' | 'boom'

export type Hello =
  | { hello: 'open'; protocol?: 2; name: string; options?: Options | LiveSetting; tempo?: Tempo; real?: boolean; look?: Look | null; screen?: boolean; key?: string | null }
  | { hello: 'enter'; protocol?: 2; code: string; name?: string; kind?: Kind; look?: Look | null; key?: string | null }
  | { hello: 'attach'; protocol?: 2; code: string; token: string; since?: number }
  | { hello: 'link'; protocol?: 2; code: string; link: string }
  | { hello: 'recall'; protocol?: 2; code: string; words: string }
  | { hello: 'look-in'; protocol?: 2; key?: string | null }
  | { hello: 'play'; protocol?: 2; name: string; look?: Look | null; key?: string | null; language?: 'en' | 'fr' | 'it'; waited?: number }

export type Sent =
  | { send: 'command'; id: number; deed: Deed }
  | { send: 'ping'; at: number }
  | { send: 'new-link' }
  | { send: 'what-if'; question: number; parts: Part[] }
  | { send: 'go-to'; x: number; y: number }
  | { send: 'steer'; x: number; y: number }
  | { send: 'report'; member: number; why: Grievance }
  | { send: 'block'; member: number; on: boolean }

export type LookerSent =
  | { send: 'ping'; at: number }
  | { send: 'be'; name: string; look?: Look | null; permits?: boolean }
  | { send: 'own' }
  | { send: 'forget-me' }

export type Reply =
  | { reply: 'admitted'; protocol: number; code: string; member: number; token: string; link: string | null; words: string | null; commands: number; epoch: number }
  | { reply: 'ack'; id: number }
  | { reply: 'refused'; id: number; code: Code; because?: string; rule?: string }
  | { reply: 'verdict'; question: number; told: Told[] }
  | { reply: 'pong'; at: number; now: number }
  | { reply: 'away'; seats: number[]; screen?: boolean }
  | { reply: 'arena'; window: number; at: number; cm: number[] }
  | { reply: 'closing'; why: Why; after: number | null }
  | { reply: 'message'; n: number; message: Message; pad: string }
  | { reply: 'key'; key: string }
  | { reply: 'lobby'; tables: TableListed[]; more: number; people: number; now: number }
  | { reply: 'blocked'; members: number[] }
  | { reply: 'noted'; member: number }
  | { reply: 'own'; name: string; look: Look | null; permits: boolean; games: OwnGame[]; figures: OwnFigures }
  | { reply: 'forgotten-you'; later: number }

export type Message =
  | Welcome
  | RoomChanged
  | Played
  | Loading
  | Wished
  | Clock
  | Nudged
  | Taunted
  | Said
  | BetsShown
  | LastWords
  | Haunted
  | Pointed
  | Report
  | Awards
  | Forgotten
  | LedgerWritten
  | Counting
  | OutingWritten
  | ResultsShared

export type Deed =
  | { do: 'choose'; options: Options | LiveSetting; tempo: Tempo; free_text?: boolean; family?: boolean }
  | { do: 'pace'; tempo: Tempo }
  | { do: 'start'; soon?: boolean }
  | { do: 'hold-on' }
  | { do: 'ready'; on?: boolean }
  | { do: 'sit' }
  | { do: 'stand-up' }
  | { do: 'leave' }
  | { do: 'add-bot'; bot: string }
  | { do: 'remove-bot'; seat: number }
  | { do: 'reorder'; order: number[] }
  | { do: 'answer'; window: number; say: Decision }
  | { do: 'arm'; say: Decision }
  | { do: 'disarm' }
  | { do: 'nudge'; seat: number }
  | { do: 'more-time' }
  | { do: 'go-on' }
  | { do: 'pause' }
  | { do: 'unpause' }
  | { do: 'rest'; on: boolean }
  | { do: 'taunt'; taunt: string; at?: number | null }
  | { do: 'say'; text: string }
  | { do: 'cry'; words: SpokenWords | null }
  | { do: 'point'; at: number }
  | { do: 'bet'; bets: Bets }
  | { do: 'vote'; award: string; seat: number }
  | { do: 'last-words'; words: SpokenWords }
  | { do: 'haunt'; seat: number }
  | { do: 'lock'; on: boolean }
  | { do: 'publish'; on: boolean; language?: 'en' | 'fr' | 'it' }
  | { do: 'mute'; member: number; on: boolean }
  | { do: 'kick'; seat: number }
  | { do: 'show-out'; member: number }
  | { do: 'hand-over'; member: number }
  | { do: 'forget' }
  | { do: 'claim'; seat: number }
  | { do: 'agree'; member: number; yes?: boolean }
  | { do: 'call-off' }
  | { do: 'commit'; hash: string }
  | { do: 'open-part'; part: string }
  | { do: 'share' }
  | { do: 'show-name'; result: string; on: boolean }
  | { do: 'unshare'; result: string }
  | { do: 'erase' }
  | { do: 'set-table'; names: string[]; options: Options; phones?: boolean }
  | { do: 'sit-as'; seat: number | null }
  | { do: 'begin-table' }
  | { do: 'close-table' }
  | { do: 'note'; after: number; fact: Fact; at?: number | null }
  | { do: 'take-back'; after: number; facts?: number }
  | { do: 'bring-back'; after: number }
  | { do: 'ask-pen' }
  | { do: 'keep-pen' }
  | { do: 'give-pen' }
  | { do: 'count-aloud'; at?: number | null }
  | { do: 'pass-phone'; say: 'call' | 'pass' }
  | { do: 'set-out'; teams: string[][]; variants?: Variant[]; box?: boolean; playing?: boolean; walk?: boolean }
  | { do: 'seat-phone'; member: number; seat: number }
  | { do: 'whistled' }
  | { do: 'propose'; facts: Fact[] }
  | { do: 'settle' }
  | { do: 'share-trusted'; team: number; to: string[]; at: number }
  | { do: 'admit'; who: string; what: Admission; at: number; count?: number }
  | { do: 'share-out'; to: string[]; at: number }
  | { do: 'join-team'; team: number | null; chief?: boolean; seat?: number | null }
  | { do: 'take-whistle'; on?: boolean }
  | { do: 'fill-up'; bot: string | null; chairs: number }
  | { do: 'wish'; card: number }
  | { do: 'confide'; text: string }

export type Ask =
  | { type: 'one-of'; options: Decision[]; stage: StageId }
  | { type: 'load'; hands: Bullet[][]; stage: StageId }
  | { type: 'aim'; targets: number[]; guns: number; stage: StageId }
  | { type: 'live-one-of'; options: Decision[]; stage: LiveStageId }
  | { type: 'divide'; cards: Card[]; members: number[]; stage: LiveStageId }
  | { type: 'freeze'; teams: number[][]; stage: LiveStageId }
  | { type: 'live-aim'; mimes: Weapon[]; targets: number[]; stage: LiveStageId }
  | { type: 'touch'; why: Contact; bodies: number[]; others: number[]; stage: LiveStageId }

export type Decision =
  | { say: 'load'; bullets: (Bullet | null)[] }
  | { say: 'aim'; at: (number | null)[] }
  | { say: 'stay' }
  | { say: 'withdraw' }
  | { say: 'forgo' }
  | { say: 'show' }
  | { say: 'take'; dead: number }
  | { say: 'swap'; thrown: Bullet }
  | { say: 'join' }
  | { say: 'stab'; victim: number }
  | { say: 'pass' }
  | { say: 'call' }
  | { say: 'live-aim'; mime: Weapon; at: number[] }
  | { say: 'divide'; to: number[] }
  | { say: 'freeze'; unseen: ([number, number])[]; spots: Spot[] }
  | { say: 'touch'; touched: number[][] }

export type Event =
  | { event: 'power-dealt'; seat: number; power: PowerId }
  | { event: 'role-dealt'; seat: number; role: Role }
  | { event: 'round-began'; round: number; notes: number[] }
  | { event: 'phase-began'; phase: Phase }
  | { event: 'loaded'; seat: number; bullets: Bullet[]; by_chance?: boolean }
  | { event: 'took-back'; seat: number }
  | { event: 'aimed'; seat: number; at: (number | null)[] }
  | { event: 'withdrew'; seat: number; flashing?: boolean }
  | { event: 'discarded'; seat: number; gun: number; bullet: Bullet; why: DiscardReason }
  | { event: 'power-shown'; seat: number; power: PowerId }
  | { event: 'stabbed'; seat: number; victim: number; bullet: Bullet }
  | { event: 'fired'; seat: number; gun: number; bullet: Bullet; target: number }
  | { event: 'wounded'; seat: number; markers: number }
  | { event: 'died'; seat: number }
  | { event: 'exploded'; seat: number }
  | { event: 'inherited'; seat: number; dead: number; hand: Hand }
  | { event: 'swapped'; seat: number; thrown: Bullet }
  | { event: 'stood-up'; seat: number }
  | { event: 'split'; among: number[]; share: number; portions: number[][]; left: Notes }
  | { event: 'phone-laid'; handled: number[]; used: boolean }
  | { event: 'ended'; outcome: Outcome }
  | { event: 'power-dealt-unseen'; seat: number }
  | { event: 'role-dealt-unseen'; seat: number }
  | { event: 'loaded-unseen'; seat: number }
  | { event: 'discarded-unseen'; seat: number; gun: number; why: DiscardReason }
  | { event: 'inherited-unseen'; seat: number; dead: number }
  | { event: 'swapped-unseen'; seat: number }
  | { event: 'live-round-began'; round: number; deck: Card[]; loot: number; cards: number }
  | { event: 'round-began-unseen'; round: number; loot: number; cards: number }
  | { event: 'live-phase-began'; phase: LivePhase }
  | { event: 'dealt'; chief: number; team: number[]; cards: Card[] }
  | { event: 'dealt-unseen'; chief: number; cards: number }
  | { event: 'divided'; chief: number; team: number[]; to: number[] }
  | { event: 'divided-unseen'; chief: number }
  | { event: 'froze'; unseen: ([number, number])[]; spots: Spot[] }
  | { event: 'live-aimed'; seat: number; mime: Weapon | null; at: number[] }
  | { event: 'live-withdrew'; seat: number }
  | { event: 'live-fired'; seat: number; weapon: Weapon; at: number[] }
  | { event: 'live-wounded'; seat: number; wounds: number; by: Weapon }
  | { event: 'saved'; seat: number }
  | { event: 'announced'; seat: number; weapon: Weapon; number: number }
  | { event: 'reached'; seat: number; within: number[] }
  | { event: 'live-stabbed'; seat: number; victim: number }
  | { event: 'sheathed'; seat: number }
  | { event: 'live-exploded'; seat: number; touched: number[] }
  | { event: 'fell'; seat: number; by: Weapon; backwards: boolean }
  | { event: 'struck-out'; seat: number }
  | { event: 'stepped-back'; seat: number; touched: number[] }
  | { event: 'live-split'; among: number[]; share: number; row: number[]; portions: number[][] }
  | { event: 'returned'; back: number[]; out: number[] }
  | { event: 'live-ended'; outcome: LiveOutcome }

export type Fact =
  | { fact: 'turned'; notes: number[] }
  | { fact: 'loaded' }
  | { fact: 'aimed' }
  | { fact: 'withdrew'; seats: number[] }
  | { fact: 'hit'; hits: number[] }
  | { fact: 'showed'; seat: number; power: PowerId; whom?: number | null; bullet?: Bullet | null }
  | { fact: 'shared' }
  | { fact: 'phoned'; used: boolean }
  | { fact: 'revealed'; cop?: number | null }
  | { fact: 'ran'; notes?: Notes }
  | { fact: 'left'; seats?: number[] }
  | { fact: 'struck'; hits?: number[]; cards?: Declared[]; touched?: number[][]; gun?: Weapon | null }
  | { fact: 'touched'; touched?: number[]; cards?: Declared[] }
  | { fact: 'slapped'; victim?: number | null; cards?: Declared[] }
  | { fact: 'joined'; team: number; name: string }
  | { fact: 'went-home'; seat: number }
