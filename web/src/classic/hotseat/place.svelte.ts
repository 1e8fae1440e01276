// The place of one of those who pass a device round: a line of its own, and what it was told.
import type { Wire } from '../../controller.svelte'
import { Bound } from '../../fair/parts'
import type { Fault } from '../../line/doors'
import { address, Line, type Status } from '../../line/line'
import { PROTOCOL, type Ask, type Deed, type Hello, type MemberId, type Message, type Seat } from '../../protocol'
import { asClassic } from '../../state/editions'
import { receive } from '../../state/receive'
import { NOTHING, type State } from '../../state/state'

export interface Ear {
  admitted(place: Place, code: string): void
  told(place: Place, message: Message, before: State): void
  status(place: Place, status: Status, since: number): void
  closed(place: Place, fault: Fault): void
  refused(place: Place): void
}

type Answer = Extract<Deed, { do: 'answer' }>

export class Place implements Wire {
  state = $state.raw<State>(NOTHING)
  token: string | null
  link: string | null
  /** The window this person has answered. */
  #done = $state(0)
  /** The answer, which leaves when the device is passed on: nothing goes on under anybody's thumbs. */
  #given = $state.raw<Answer | null>(null)
  /** Whom to point at, said with the card, so that the device goes round twice and not three times. */
  #ahead = $state.raw<(Seat | null)[] | null>(null)
  readonly #line: Line
  readonly #bound = new Bound((deed) => this.#line.send(deed))

  constructor(
    private readonly first: Hello,
    private readonly ear: Ear,
    kept: { token: string | null; link: string | null } = { token: null, link: null },
  ) {
    this.token = kept.token
    this.link = kept.link
    this.#line = new Line(address(), (since) => this.#hello(since), {
      admitted: (reply) => {
        this.token = reply.token
        this.link = reply.link ?? this.link
        this.ear.admitted(this, reply.code)
      },
      message: (message) => this.#hear(message),
      away: () => {},
      // A second tap on the count comes too late, and asks nobody again.
      refused: (_, deed) => deed?.do === 'answer' && this.ear.refused(this),
      status: (status, since) => this.ear.status(this, status, since),
      closed: (fault) => this.ear.closed(this, fault),
    })
  }

  get member(): MemberId | null {
    return this.state.you
  }

  /** Whether the table waits for this person. */
  get asked(): boolean {
    const { held, window, room } = this.state
    return room?.stage === 'game' && held.ask != null && held.choice == null && window != null && window.number !== this.#done
  }

  /** Whether there is nothing left to choose before the device is passed on. */
  get chosen(): boolean {
    return this.#given !== null && (this.#given.say.say !== 'load' || this.#ahead !== null)
  }

  /** The state in which whoever has laid a card points, before the table asks for it. */
  get pointing(): State {
    const { held, view, window, seat } = asClassic(this.state)
    const targets = view?.gangsters.filter((one) => one.alive && one.seat !== seat).map((one) => one.seat) ?? []
    const guns = held.ask?.type === 'load' ? held.ask.hands.length : 1
    return { ...this.state, held: { ask: { type: 'aim', targets, guns, stage: 'aim' } }, window: window && { ...window, waiting: 'aim' } }
  }

  /** Whether a card is laid, and nobody pointed at yet. */
  get laid(): boolean {
    return this.#given?.say.say === 'load'
  }

  send(deed: Deed): void {
    if (deed.do !== 'answer') this.#line.send(deed)
    else if (deed.say.say === 'aim' && this.laid) this.#ahead = deed.say.at
    else this.#given = deed
  }

  /** Put everything back that was chosen but not passed on. */
  clear(): void {
    this.#given = null
    this.#ahead = null
  }

  /** The device goes on: what was chosen is sent now. */
  passOn(): void {
    if (this.#given === null) return
    this.#done = this.#given.window
    this.#line.send(this.#given)
    this.#given = null
  }

  /** Let the window go by. */
  forgo(): void {
    const { window } = this.state
    if (window === null) return
    this.send({ do: 'answer', window: window.number, say: { say: 'forgo' } })
    this.passOn()
  }

  /** What the server refused is asked again. */
  askAgain(): void {
    this.#done = 0
    this.#ahead = null
  }

  now(): number {
    return this.#line.now()
  }

  retry(): void {
    this.#line.retry()
  }

  renewLink(): void {
    this.#line.renewLink()
  }

  close(): void {
    this.#line.close()
  }

  #hello(since: number): Hello {
    const code = this.state.room?.code ?? ('code' in this.first ? this.first.code : '')
    const hello: Hello = this.token && code ? { hello: 'attach', code, token: this.token, since } : this.first
    return { ...hello, protocol: PROTOCOL }
  }

  #hear(message: Message): void {
    const before = this.state
    this.state = receive(before, message)
    if (message.tell === 'played') this.#sayAhead(message.events.some((event) => event.event === 'round-began'))
    void this.#bound.heard(this.state.room, this.state.you, this.state.seat)
    this.ear.told(this, message, before)
  }

  #sayAhead(newRound: boolean): void {
    const { held, window } = this.state
    const at = this.#ahead
    if (newRound) this.#ahead = null
    if (at === null || window?.waiting !== 'aim' || !fits(held.ask ?? null, at)) return
    this.#ahead = null
    this.#done = window.number
    this.#line.send({ do: 'answer', window: window.number, say: { say: 'aim', at } })
  }
}

function fits(ask: Ask | null, at: (Seat | null)[]): boolean {
  return ask?.type === 'aim' && ask.guns === at.length && at.every((seat) => seat !== null && ask.targets.includes(seat))
}
