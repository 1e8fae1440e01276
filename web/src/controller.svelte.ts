// The controller: one line to the server, what it told, and everything a person can do about it.
import { Line, type Status } from './line/line'
import { forget, keep, kept } from './line/seats'
import type { Decision, LiveDecision, Message, Part, Reply, Seat, Told } from './protocol'
import { SOUNDS, type Sound } from './sound/sounds'
import { buzz } from './sound/synth'
import { announcer } from './state/announcer.svelte'
import type { AnyDeed, AnyHello, ArenaShown, Walk } from './state/editions'
import { ears } from './state/ears.svelte'
import { receive } from './state/receive'
import { Returning } from './state/returning.svelte'
import { isHost, NOTHING, type State } from './state/state'
import type { Moment } from './theatre/moments'
import { pictureOf, type Picture } from './theatre/picture'
import { CLASSIC, type Staging } from './theatre/staging'
import { Theatre } from './theatre/theatre.svelte'
import { tell, type Phrase } from './words/words.svelte'

const PROTOCOL = 1
const TOAST = 4000

/** What brings deeds somewhere: a line to the server, or a lesson in its place. */
export interface Wire {
  send(deed: AnyDeed): number | void
  walk?(wish: Walk): void
  suppose?(question: number, parts: Part[]): void
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
  refused(id: number, code: string, because: string, rule: string, deed: AnyDeed | null): boolean
  verdict(question: number, told: Told[]): void
}

export class Controller {
  state = $state.raw<State>(NOTHING)
  status = $state<Status | 'idle'>('idle')
  lostSince = $state<number | null>(null)
  away = $state.raw<Seat[]>([])
  /** Whether the screen on the wall, where there is one, is out of reach. */
  screenAway = $state(false)
  /** Why there is no table, by the word the server closed the line with. */
  fault = $state<string | null>(null)
  toast = $state.raw<Phrase | null>(null)
  caption = $state<Sound | null>(null)
  /** What this person chose in this window, before and after the server knows. */
  choice = $state.raw<Decision | null>(null)
  link = $state<string | null>(null)
  /** What writes the ledger of a real table, where this is one. */
  pen: Pen | null = null
  /** How an edition is shown; Live brings its own. */
  readonly stagings: Record<string, Staging> = { classic: CLASSIC }
  /** Who wants to hear where everybody in the arena is. */
  onArena: ((shown: ArenaShown) => void) | null = null
  #entry: { code: string; commands: number } | null = null
  readonly theatre = new Theatre((moment) => this.#entered(moment))
  readonly returning = new Returning(() => this.state)
  #line: Wire | null = null
  #toasting: number | undefined
  #contributed = -1
  #standing = false

  picture: Picture | null = $derived.by(() => {
    if (this.theatre.moment) return this.theatre.moment.picture
    return this.state.view ? pictureOf(this.state.view) : null
  })

  /** Open, enter or come back: the first word decides which. */
  connect(hello: AnyHello): void {
    this.leave()
    this.#line = new Line(address(), (since) => this.#hello(hello, since), {
      admitted: (reply) => this.#admitted(reply),
      message: (message) => this.hear(message),
      away: (seats, screen) => this.#noteAway(seats, screen),
      refused: (reply, deed) => this.#refused(reply, deed),
      acked: (id) => this.pen?.acked(id),
      arena: (shown) => this.onArena?.(shown),
      verdict: (reply) => this.pen?.verdict(reply.question, reply.told),
      status: (status, since) => this.#status(status, since),
      closed: (why) => this.#closed(why),
    })
  }

  /** Let a pen hear of everything from now on, and of how this device came in. */
  hold(pen: Pen): void {
    if (this.pen === pen) return
    this.pen = pen
    if (this.#entry) pen.admitted(this.#entry.code, this.#entry.commands)
  }

  /** Let something else than a server be at the other end. */
  rehearse(wire: Wire): void {
    this.leave()
    this.#line = wire
    this.status = 'open'
  }

  /** See with the eyes of another of those who share this device, or of all of them. */
  adopt(wire: Wire, state: State, choice: Decision | null = null, link: string | null = null): void {
    this.#line = wire
    this.status = 'open'
    this.theatre.skip()
    this.state = state
    this.choice = choice
    this.link = link
    this.toast = null
  }

  leave(): void {
    this.#line?.close()
    this.#line = null
    this.#entry = null
    this.state = NOTHING
    this.status = 'idle'
    this.fault = null
    this.#contributed = -1
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

  send(deed: AnyDeed): number {
    if (deed.do === 'stand-up') this.#standing = true
    return this.#line?.send(deed) ?? 0
  }

  walk(wish: Walk): void {
    this.#line?.walk?.(wish)
  }

  suppose(question: number, parts: Part[]): void {
    this.#line?.suppose?.(question, parts)
  }

  answer(say: Decision | LiveDecision): void {
    const window = this.state.window
    // What is chosen already need not be said again, however often it is pressed.
    if (window === null || JSON.stringify(say) === JSON.stringify(this.choice)) return
    this.choice = say as Decision
    this.send({ do: 'answer', window: window.number, say } as AnyDeed)
  }

  /** Enough seen of this scene; once all have seen enough of the round, the next begins. */
  goOn(): void {
    const card = this.theatre.moment?.scene === 'round'
    this.theatre.next()
    const { room, window } = this.state
    const seen = card || this.theatre.moment === null
    if (seen && room?.stage === 'game' && opensRound(window)) this.send({ do: 'ready' })
  }

  /** Say beforehand how a power will be used, or after all not. */
  arm(say: Decision | null): void {
    const armed = this.state.held.armed ?? null
    this.state = { ...this.state, held: { ...this.state.held, armed: say } }
    this.send(say ? { do: 'arm', say } : { do: 'disarm' })
    // What was armed is already chosen in the window it was meant for.
    if (say === null && armed && offered(this.state, armed)) this.answer({ say: 'forgo' })
    if (say && offered(this.state, say)) this.answer(say)
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

  /** Take in a message, whoever brings it: the line, a lesson or a replay. */
  hear(message: Message): void {
    const before = this.state
    this.state = receive(before, message)
    this.pen?.heard(message)
    if (message.tell === 'played') {
      this.#tooSlow(before)
      const { armed } = this.state.held
      this.choice = this.state.held.choice ?? (armed && offered(this.state, armed) ? armed : null)
      const { window } = this.state
      const scenes = this.#staging?.scenes(before, this.state, message.events) ?? []
      this.theatre.play(scenes, window ? window.shown_at - this.now() : null)
    } else if (message.tell === 'welcome') {
      // What was chosen while the line was down is still on its way.
      const same = before.window?.number === this.state.window?.number
      this.choice = this.state.held.choice ?? (same ? this.choice : null)
      this.theatre.skip()
    } else if (['taunted', 'said', 'last-words', 'haunted'].includes(message.tell)) {
      ears.hear(this.state.talk.at(-1), this.state.room, this.state.seat)
    } else if (message.tell === 'clock') {
      if (message.window && opensRound(message.window) && message.window.shown_at <= this.now()) this.theatre.skip()
    } else if (message.tell === 'nudged') {
      buzz([80, 60, 80])
      this.play('knock')
      this.say({ message: 'web-nudged' })
    }
    this.#placed(before)
    this.#contribute()
    if (message.tell === 'welcome' && before.you === null) this.returning.back()
    else this.returning.look()
  }

  /** Whoever loses a chair, becomes the host, or was slow so often that a bot plays for him, is told so. */
  #placed(before: State): void {
    const { seat, room } = this.state
    if (before.room === null || room === null || before.you === null) return
    if (before.seat !== null && seat === null && !this.#standing) this.say({ message: 'web-lost-seat' })
    if (before.seat === null && seat !== null && room.stage === 'game') this.say({ message: 'web-got-seat' })
    if (seat !== null && seat === before.seat && room.chairs[seat]?.stand_in && !before.room.chairs[seat]?.stand_in) this.say({ message: 'web-now-stand-in' })
    if (before.room.host !== room.host && isHost(this.state)) this.say({ message: 'web-now-host' })
    if (seat === null) this.#standing = false
  }

  /** Every seat adds some chance of its own to the next deal, so that nobody alone decides it. */
  #contribute(): void {
    const { room, seat } = this.state
    if (!room || room.stage === 'game' || room.stage === 'table' || seat === null || this.#contributed === (room.games ?? 0)) return
    this.#contributed = room.games ?? 0
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    this.send({ do: 'contribute', entropy: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') })
  }

  #noteAway(seats: Seat[], screen: boolean): void {
    if (screen && !this.screenAway) this.say({ message: 'web-screen-away' })
    this.away = seats
    this.screenAway = screen
  }

  #entered(moment: Moment): void {
    this.caption = this.#staging?.entered(moment, this.state) ?? this.caption
  }

  get #staging(): Staging | undefined {
    return this.stagings[this.state.room?.options.edition ?? 'classic']
  }

  #tooSlow(before: State): void {
    const asked = before.held.ask && !this.choice && !before.room?.chairs[before.seat ?? -1]?.stand_in
    const waiting = before.window?.waiting
    if (asked && waiting && ['load', 'aim', 'nerve', 'mime'].includes(waiting)) this.say({ message: `web-slow-${waiting}` })
  }

  #hello(first: AnyHello, since: number): AnyHello {
    const code = this.state.room?.code ?? ('code' in first ? first.code : '')
    const seat = code ? kept(code) : null
    if (seat && (first.hello !== 'link' || this.state.you !== null)) {
      return { hello: 'attach', code, token: seat.token, since }
    }
    return first
  }

  #admitted(reply: Extract<Reply, { reply: 'admitted' }>): void {
    this.fault = reply.protocol === PROTOCOL ? null : 'old-version'
    const link = reply.link ?? kept(reply.code)?.link ?? null
    this.link = link
    this.#entry = reply
    this.pen?.admitted(reply.code, reply.commands)
    keep({ code: reply.code, token: reply.token, link })
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

  #refused({ id, code, because = '', rule = '' }: Refused, deed: AnyDeed | null): void {
    if (this.pen?.refused(id, code, because, rule, deed)) return
    this.choice = this.state.held.choice ?? null
    this.say({ message: REFUSALS.has(code) ? `web-refused-${code}` : 'web-refused' })
  }

  #closed(why: string): void {
    this.fault = why
    const code = this.state.room?.code
    if (['no-entry', 'left', 'forgotten'].includes(why) && code) forget(code)
  }
}

// Whether a round begins with this window, once all have seen enough of the one before.
function opensRound(window: State['window']): boolean {
  return window?.waiting === 'load' || window?.waiting === 'divide'
}

// Whether something can be said in the window that is open.
function offered(state: State, say: Decision): boolean {
  const { ask } = state.held
  return ask?.type === 'one-of' && ask.options.some((one) => JSON.stringify(one) === JSON.stringify(say))
}

const REFUSALS = new Set(['full', 'locked', 'too-few', 'too-often', 'muted', 'coarse', 'stale', 'paused'])

export function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
}

export const table = new Controller()
