// The controller: one line to the server, what it told, and everything a person can do about it.
import type { Fault } from './line/doors'
import { address, Line, type Status, type ToTheHouse } from './line/line'
import { Bound, forgetParts, isByItself } from './fair/parts'
import { forget, keep, keepKey, kept, keptKey } from './line/seats'
import { PROTOCOL, type Decision, type Deed, type Hello, type Message, type Part, type Reply, type Seat, type Told } from './protocol'
import { SOUNDS, type Sound } from './sound/sounds'
import { buzz } from './sound/synth'
import { announcer } from './state/announcer.svelte'
import { claimOf, claimOn, offered, opensRound } from './state/asked'
import { asClassic, walks, type ArenaShown, type ClassicState, type Walk } from './state/editions'
import { ears } from './state/ears.svelte'
import { looks } from './state/looks.svelte'
import { receive } from './state/receive'
import { Returning } from './state/returning.svelte'
import { isAlone, isHost, nameOf, NOTHING, waitsForCards, type State } from './state/state'
import type { Moment } from './classic/theatre/moments'
import { pictureOf, type Picture } from './classic/theatre/picture'
import { CLASSIC } from './classic/theatre/staging'
import { ofClassic, type AnyMoment, type Staging } from './theatre/staging'
import { Theatre, type Mark } from './theatre/theatre.svelte'
import { tell, words, type Phrase } from './words/words.svelte'

const TOAST = 4000
/** So long a draw takes nobody notices. */
const DRAWN_AT_ONCE = 1500

/** What brings deeds somewhere: a line to the server, or that of somebody who shares this device. */
export interface Wire {
  send(deed: Deed): number | void
  walk?(wish: Walk): void
  suppose?(question: number, parts: Part[]): void
  tellHouse?(frame: ToTheHouse): void
  now(): number
  retry(): void
  renewLink(): void
  close(): void
}

type Refused = Extract<Reply, { reply: 'refused' }>

/** What must hear of everything that becomes of its commands. */
export interface Pen {
  admitted(code: string, commands: number): void
  heard(message: Message): void
  acked(id: number): void
  refused(id: number, code: string, because: string, rule: string, deed: Deed | null): boolean
  verdict(question: number, told: Told[]): void
}

export class Controller {
  /** Everything the server has told. */
  told = $state.raw<State>(NOTHING)
  /** What screens may know of it: nothing that is still to be shown. */
  state: State = $derived.by(() => (this.theatre.moment && this.#veil ? (this.#staging?.veiled(this.#veil, this.told) ?? this.told) : this.told))
  status = $state<Status | 'idle'>('idle')
  lostSince = $state<number | null>(null)
  away = $state.raw<Seat[]>([])
  /** Whether the screen on the wall, where there is one, is out of reach. */
  screenAway = $state(false)
  /** Why there is no table, and until when that is so where it is known. */
  fault = $state<Fault | null>(null)
  faultUntil = $state<number | null>(null)
  toast = $state.raw<Phrase | null>(null)
  hasLine = $state(false) // of its own, on this screen, where words in passing are read
  caption = $state<Sound | null>(null)
  /** What this person chose in this window, before and after the server knows. */
  choice = $state.raw<Decision | null>(null)
  /** Whether this person has chosen a tempo: else nothing runs out for whoever plays alone. */
  paced = false
  link = $state<string | null>(null)
  /** The three words that bring this seat back on another device. */
  words = $state<string | null>(null)
  /** What writes the ledger of a real table, where this is one. */
  pen: Pen | null = null
  /** How an edition is shown; Live brings its own. */
  readonly stagings: Record<string, Staging> = { classic: CLASSIC }
  /** A lesson says which answers lead on. */
  guide: ((say: Decision) => boolean) | null = null
  /** Who wants to hear where everybody in the arena is. */
  onArena: ((shown: ArenaShown) => void) | null = null
  #entry: { code: string; commands: number } | null = null
  readonly theatre = new Theatre(
    (moment, mark, pace) => this.#reached(moment, mark, pace),
    () => this.#later.splice(0).forEach((message) => this.hear(message)),
  )
  readonly returning = new Returning(() => this.state)
  /** What was known when the scenes that are on began. */
  #veil = $state.raw<State | null>(null)
  /** What may only be heard once all has been shown. */
  #later: Message[] = []
  #line: Wire | null = null
  #toasting: number | undefined
  readonly #bound = new Bound((deed) => this.send(deed))
  #standing = false
  /** Whether several people see with this device's eyes: chairs change with whoever holds it. */
  #shared = false

  /** What is known of a classic game, its scene that is on, and what lies on its table. */
  classic: ClassicState = $derived(asClassic(this.state))
  moment: Moment | null = $derived(ofClassic(this.theatre.moment))
  picture: Picture | null = $derived.by(() => {
    if (this.moment) return this.theatre.turned ? this.moment.picture : this.moment.before
    return this.classic.view && pictureOf(this.classic.view)
  })

  /** The window in which this person must choose now and has not; 0 where nothing is asked. */
  get needed(): number {
    const { held, window } = this.state
    const asked = (held.ask && this.choice === null) || walks(this.state)
    return asked && this.theatre.moment === null ? (window?.number ?? 0) : 0
  }

  /** Open, enter or come back: the first word decides which. */
  connect(hello: Hello): void {
    this.leave()
    this.#shared = false
    this.#line = new Line(address(), (since, waited) => this.#hello(hello, since, waited), {
      admitted: (reply) => this.#admitted(reply),
      message: (message) => this.hear(message),
      away: (seats, screen) => this.#noteAway(seats, screen),
      refused: (reply, deed) => this.#refused(reply, deed),
      acked: (id) => this.pen?.acked(id),
      arena: (shown) => this.onArena?.(shown),
      verdict: (reply) => this.pen?.verdict(reply.question, reply.told),
      key: keepKey,
      blocked: (members) => ears.block(members),
      noted: () => this.say({ message: 'web-reported' }),
      promised: () => waitsForCards(this.told, this.now()),
      status: (status, since) => this.#status(status, since),
      closed: (fault, code, wait) => this.#closed(fault, code, wait),
    })
  }

  /** Whether there is such a table is asked before anybody fills in a name, and whether a game is on at it. */
  async look(code: string): Promise<boolean> {
    const answer = await fetch(`/known?${code}`).catch(() => null)
    const told = answer?.ok ? ((await answer.json()) as { known: boolean; playing?: boolean }) : null
    if (this.status === 'idle' && (answer?.status === 429 || told?.known === false)) this.fault = told ? 'no-entry' : 'too-much'
    return told?.playing ?? false
  }

  /** Let a pen hear of everything from now on, and of how this device came in. */
  hold(pen: Pen): void {
    if (this.pen === pen) return
    this.pen = pen
    if (this.#entry) pen.admitted(this.#entry.code, this.#entry.commands)
  }

  /** See with the eyes of another of those who share this device, or of all of them. */
  adopt(wire: Wire, state: State, choice: Decision | null = null, link: string | null = null): void {
    this.#line = wire
    this.#shared = true
    this.status = 'open'
    this.theatre.skip()
    this.told = state
    this.choice = choice
    this.link = link
    this.words = null
    this.toast = null
  }

  leave(): void {
    this.#line?.close()
    this.#line = null
    ears.leave()
    this.#entry = null
    this.told = NOTHING
    looks.note(null)
    this.status = 'idle'
    this.fault = this.faultUntil = this.lostSince = null
    this.theatre.skip()
  }

  now(): number {
    return this.#line?.now() ?? Date.now()
  }

  retry(): void {
    this.fault = null
    this.#line?.retry()
  }

  renewLink(): void {
    this.#line?.renewLink()
  }

  /** Report or block somebody at this table, in an open house. */
  tellHouse(frame: ToTheHouse): void {
    this.#line?.tellHouse?.(frame)
  }

  send(deed: Deed): number {
    if (deed.do === 'stand-up') this.#standing = true
    return this.#line?.send(deed) ?? 0
  }

  walk(wish: Walk): void {
    this.#line?.walk?.(wish)
  }

  suppose(question: number, parts: Part[]): void {
    this.#line?.suppose?.(question, parts)
  }

  /** Choose something; says whether it stands, which a lesson may not let it. */
  answer(say: Decision): boolean {
    const window = this.told.window
    if (window === null) return false
    // What is chosen already need not be said again, however often it is pressed.
    if (JSON.stringify(say) === JSON.stringify(this.choice)) return true
    if (this.guide?.(say) === false) {
      this.say({ message: 'web-lesson-not-yet' })
      return false
    }
    this.choice = say
    this.send({ do: 'answer', window: window.number, say })
    return true
  }

  /** Enough seen of this scene; once all have seen enough of the round, the next begins. */
  goOn(): void {
    const card = this.theatre.moment?.scene === 'round'
    this.theatre.goOn()
    const { room, window } = this.told
    const seen = card || this.theatre.moment === null
    const skips = opensRound(window) || isAlone(this.state)
    if (seen && room?.stage === 'game' && skips && (window?.shown_at ?? 0) > this.now()) this.send({ do: 'ready' })
  }

  /** Say beforehand how a power will be used, or after all not. */
  arm(say: Decision | null): void {
    const armed = this.told.held.armed ?? null
    this.told = { ...this.told, held: { ...this.told.held, armed: say } }
    this.send(say ? { do: 'arm', say } : { do: 'disarm' })
    // What was armed is already chosen in the window it was meant for.
    if (say === null && armed && offered(this.told, armed)) this.answer({ say: 'forgo' })
    if (say && offered(this.told, say)) this.answer(say)
  }

  play(sound: keyof typeof SOUNDS): void {
    SOUNDS[sound]()
    this.caption = sound
  }

  say(phrase: Phrase): void {
    this.toast = phrase
    announcer.say(tell(phrase))
    clearTimeout(this.#toasting)
    this.#toasting = window.setTimeout(() => (this.toast = null), TOAST)
  }

  /** Take in a message, whoever brings it: the line or a replay. */
  hear(message: Message): void {
    if (LATER.includes(message.tell) && this.theatre.moment !== null) {
      this.#later.push(message)
      return
    }
    const before = this.told
    this.told = receive(before, message)
    if (this.told.room !== before.room) looks.note(this.told.room)
    this.pen?.heard(message)
    if (message.tell === 'played') {
      this.#tooSlow(before)
      const { armed } = this.told.held
      this.choice = this.told.held.choice ?? (armed && offered(this.told, armed) ? armed : null)
      const { window } = this.told
      if (this.theatre.moment === null) this.#veil = before
      const scenes = this.#staging?.scenes(before, this.told, message.events) ?? []
      this.theatre.play(scenes, window ? window.shown_at - this.now() : null)
    } else if (message.tell === 'welcome') {
      // What was chosen while the line was down is still on its way.
      const same = before.window?.number === this.told.window?.number
      this.choice = this.told.held.choice ?? (same ? this.choice : null)
      // Whoever gets a chair sees the end of the round like everybody else.
      if (message.seat === before.seat || before.you !== message.you || message.seat === null) this.theatre.skip()
    } else if (['taunted', 'said', 'last-words', 'haunted'].includes(message.tell)) {
      ears.hear(this.told.talk.at(-1), this.told.room, this.told.seat)
    } else if (message.tell === 'clock') {
      if (message.window && (opensRound(message.window) || isAlone(this.state)) && message.window.shown_at <= this.now()) this.theatre.skip()
    } else if (message.tell === 'nudged') {
      buzz([80, 60, 80])
      this.play('knock')
      this.say({ message: 'web-nudged' })
    }
    this.#placed(before)
    this.#drawing(before)
    if (message.tell === 'welcome' && before.you === null) this.returning.back()
    else this.returning.look()
  }

  /** Whoever loses a chair, becomes the host, or was slow so often that a bot plays for them, is told so. */
  #placed(before: State): void {
    const { seat, room } = this.told
    if (before.room === null || room === null || before.you === null || this.#shared) return
    ears.look(before.room, room)
    if (before.seat !== null && seat === null && !this.#standing) this.say({ message: 'web-lost-seat' })
    if (before.seat === null && seat !== null && room.stage === 'game') this.say({ message: 'web-got-seat' })
    if (seat !== null && seat === before.seat && room.chairs[seat]?.stand_in && !before.room.chairs[seat]?.stand_in) this.say({ message: 'web-now-stand-in' })
    room.chairs.forEach((chair, place) => {
      const bot = before.room?.stage === 'game' && before.room.chairs[place]?.bot ? before.room.chairs[place].name : null
      if (room.stage === 'game' && bot && chair.member != null && place !== seat) this.say({ message: 'web-plays-on', values: { who: chair.name, dealt: bot } })
    })
    if (before.room.host !== room.host && isHost(this.told)) this.say({ message: 'web-now-host' })
    if (seat === null && claimOf(before) !== undefined && claimOf(this.told) === undefined) this.say({ message: 'web-claim-over' })
    if (seat !== null && claimOn(this.told) !== undefined && claimOn(before) === undefined) this.#warn(claimOn(this.told))
    if (seat === null) this.#standing = false
  }

  /** Somebody asks for this very chair: seen, heard and felt. */
  #warn(claimant: number | undefined): void {
    buzz([200, 100, 200])
    this.play('knock')
    this.say({ message: 'web-claims-yours', values: { who: this.told.room?.members.find((one) => one.id === claimant)?.name ?? '?' } })
  }

  /** What a device has to do for a fair deal is nobody's choice; of a device that does not, all are told. */
  #drawing(before: State): void {
    const { room, you, seat } = this.told
    void this.#bound.heard(room, you, seat)
    const missing = room?.draw?.before?.[0]?.missing ?? []
    if (missing.length > 0 && !before.room?.draw?.before) {
      this.say({ message: 'web-draw-again', values: { count: missing.length, who: words.series(missing.map((one) => nameOf(this.told, one))) } })
    } else if (room?.draw && !before.room?.draw) {
      window.setTimeout(() => this.told.room?.draw && !this.told.room.draw.before && this.say({ message: 'web-drawing' }), DRAWN_AT_ONCE)
    }
  }

  #noteAway(seats: Seat[], screen: boolean): void {
    if (screen && !this.screenAway) this.say({ message: 'web-screen-away' })
    this.away = seats
    this.screenAway = screen
  }

  #reached(moment: AnyMoment, mark: Mark, pace: number): void {
    this.caption = this.#staging?.reached(moment, mark, this.told, pace) ?? this.caption
  }

  get #staging(): Staging | undefined {
    return this.stagings[this.told.room?.options.edition ?? 'classic']
  }

  #tooSlow(before: State): void {
    const asked = before.held.ask && !this.choice && !before.room?.chairs[before.seat ?? -1]?.stand_in
    const waiting = before.window?.waiting
    if (asked && waiting && ['load', 'aim', 'nerve', 'mime'].includes(waiting)) this.say({ message: `web-slow-${waiting}` })
  }

  #hello(first: Hello, since: number, waited: number): Hello {
    const code = this.told.room?.code ?? ('code' in first ? first.code : '')
    const seat = code ? kept(code) : null
    if (seat && (!['link', 'recall'].includes(first.hello) || this.told.you !== null)) {
      return { hello: 'attach', code, token: seat.token, since, protocol: PROTOCOL }
    }
    const key = ['open', 'enter', 'play'].includes(first.hello) ? keptKey() : null
    return { ...first, ...(first.hello === 'play' && { waited }), ...(key && { key }), protocol: PROTOCOL }
  }

  #admitted(reply: Extract<Reply, { reply: 'admitted' }>): void {
    this.fault = reply.protocol === PROTOCOL ? null : 'old-version'
    const before = kept(reply.code) ?? forgetParts(reply.code, reply.member)
    const link = reply.link ?? before?.link ?? null
    this.link = link
    this.words = reply.words ?? before?.words ?? null
    this.#entry = reply
    this.pen?.admitted(reply.code, reply.commands)
    keep({ code: reply.code, token: reply.token, link, words: this.words })
  }

  #status(status: Status, since: number): void {
    const wasLost = this.lostSince !== null
    this.status = status
    if (status === 'open') {
      this.lostSince = null
      if (wasLost) this.say({ message: 'web-back-again' })
      if (wasLost) this.returning.back()
    } else if (status === 'lost' && this.lostSince === null) {
      this.lostSince = since
      this.returning.leave()
    }
  }

  #refused({ id, code, because = '', rule = '' }: Refused, deed: Deed | null): void {
    if (this.pen?.refused(id, code, because, rule, deed) || isByItself(deed)) return
    this.choice = this.told.held.choice ?? null
    this.say({ message: `web-refused-${code}` })
  }

  #closed(fault: Fault, asked: string, wait: number | null): void {
    this.fault = fault
    this.faultUntil = wait === null ? null : Date.now() + wait
    this.lostSince = this.toast = null
    if (['gone', 'left', 'shown-out', 'forgotten'].includes(fault)) forget(this.told.room?.code ?? asked)
  }
}

/** What tells who died: nobody hears it before that was shown. */
const LATER: Message['tell'][] = ['last-words', 'haunted']

export const table = new Controller()
