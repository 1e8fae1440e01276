// The line to the server: one socket that comes back by itself, and commands that are never lost.
import type { Deed, Hello, MemberId, Message, Part, Reply, Sent } from '../protocol'
import type { ArenaShown, Walk } from '../state/editions'
import { ServerClock } from './clock'
import { comesBack, meaning, type Fault } from './doors'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

export interface Listener {
  admitted(reply: Extract<Reply, { reply: 'admitted' }>): void
  message(message: Message): void
  away(seats: number[], screen: boolean): void
  refused(reply: Extract<Reply, { reply: 'refused' }>, deed: Deed | null): void
  acked?(id: number): void
  verdict?(reply: Extract<Reply, { reply: 'verdict' }>): void
  arena?(shown: ArenaShown): void
  /** Who this device is in an open house, where that is new. */
  key?(key: string): void
  /** Whom of this table this person has blocked. */
  blocked?(members: MemberId[]): void
  /** A report was taken. */
  noted?(): void
  /** Whether this person was promised something soon, so that a dead line has to be noticed at once. */
  promised?(): boolean
  status(status: Status, since: number): void
  /** There is no coming back by itself; with the code of the table that was asked for, and how long one waits where that is known. */
  closed(fault: Fault, code: string, wait: number | null): void
}

/** What is said of others to an open house. */
export type ToTheHouse = Extract<Sent, { send: 'report' | 'block' }>

const PATIENCE = 3000
/** So many times as long a server is waited for that did not answer in time before: it may be slow, and not gone. */
const LONGEST = 3
/** After a sleep a line is more often dead than slow, and beginning anew costs little. */
const PATIENCE_ON_WAKING = 1000
const PING_EVERY = 8000
/** The same where something was promised soon. */
const PROMISED = { patience: 1500, every: 1000 }
/** From here on close codes are those of the house. */
const OURS = 4000
const BACK_OFF = [200, 400, 800, 1500, 3000, 5000]

export function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
}

export class Line {
  readonly clock = new ServerClock()
  #begun = Date.now()
  #socket: WebSocket | null = null
  #waiting = new Map<number, Deed>()
  #last = 0
  #seen = 0
  #tries = 0
  #retry: number | undefined
  #deadline: number | undefined
  #answerBy = Infinity
  #pinging: number | undefined
  #asked: Hello | null = null
  #why = ''
  #comeBack: number | null = null
  #over = false
  /** The latest owner of the table, where several servers share all tables. */
  #epoch = 0

  constructor(
    private readonly address: string,
    private readonly hello: (since: number, waited: number) => Hello,
    private readonly listener: Listener,
  ) {
    document.addEventListener('visibilitychange', this.#wake)
    window.addEventListener('pageshow', this.#wake)
    window.addEventListener('online', this.#wake)
    this.#connect()
  }

  /** Have something done; it is sent again until the server says that it is written down. */
  send(deed: Deed): number {
    this.#last += 1
    this.#waiting.set(this.#last, deed)
    this.#write({ send: 'command', id: this.#last, deed })
    return this.#last
  }

  /** Ask the referee; an answer that is lost is asked for again by whoever wants it. */
  suppose(question: number, parts: Part[]): void {
    this.#write({ send: 'what-if', question, parts })
  }

  /** Walk in the arena: said once, worthless later, and never answered. */
  walk(wish: Walk): void {
    this.#write(wish)
  }

  /** Tell the house of somebody; who is not answered does it again. */
  tellHouse(frame: ToTheHouse): void {
    this.#write(frame)
  }

  renewLink(): void {
    this.#write({ send: 'new-link' })
  }

  /** What time it is at the server. */
  now(): number {
    return this.clock.now()
  }

  /** Try again at once, from the beginning. */
  retry(): void {
    this.#tries = 0
    clearTimeout(this.#retry)
    this.#socket?.close()
    this.#connect()
  }

  close(): void {
    this.#over = true
    document.removeEventListener('visibilitychange', this.#wake)
    window.removeEventListener('pageshow', this.#wake)
    window.removeEventListener('online', this.#wake)
    this.#quiet()
    clearTimeout(this.#retry)
    this.#socket?.close()
  }

  #connect(): void {
    if (this.#over) return
    this.#quiet()
    this.#why = ''
    this.#comeBack = null
    const socket = new WebSocket(this.address)
    this.#socket = socket
    this.listener.status('connecting', Date.now())
    socket.onopen = () => {
      this.#asked = this.hello(this.#seen, Date.now() - this.#begun)
      this.#write(this.#asked)
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Reply)
    }
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket) return
      // A stranger is shown out with nothing but this word; other codes are not the house's own.
      if (code >= OURS) this.#why ||= reason
      this.#dropped()
    }
    this.#expectAnswer(this.#patience * Math.min(LONGEST, 1 + this.#tries))
  }

  #dropped(): void {
    this.#quiet()
    this.#socket = null
    if (this.#over) return
    if (this.#why !== '' && !comesBack(this.#why)) {
      this.listener.status('closed', Date.now())
      this.listener.closed(meaning(this.#why, this.#asked), this.#asked && 'code' in this.#asked ? this.#asked.code : '', this.#comeBack)
      return
    }
    this.#why = ''
    this.listener.status('lost', Date.now())
    const wait = this.#comeBack ?? BACK_OFF[Math.min(this.#tries, BACK_OFF.length - 1)] ?? 5000
    this.#tries += 1
    this.#retry = window.setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
  }

  #hear(reply: Reply): void {
    this.#answered()
    switch (reply.reply) {
      case 'admitted':
        this.#admitted(reply)
        break
      case 'ack':
        this.#waiting.delete(reply.id)
        this.listener.acked?.(reply.id)
        break
      case 'verdict':
        this.listener.verdict?.(reply)
        break
      case 'refused':
        this.listener.refused(reply, this.#waiting.get(reply.id) ?? null)
        this.#waiting.delete(reply.id)
        break
      case 'pong':
        this.clock.heard(reply.at, reply.now)
        break
      case 'away':
        this.listener.away(reply.seats, reply.screen ?? false)
        break
      case 'arena':
        this.listener.arena?.(reply)
        break
      case 'blocked':
        this.listener.blocked?.(reply.members)
        break
      case 'noted':
        this.listener.noted?.()
        break
      case 'key':
        this.listener.key?.(reply.key)
        break
      case 'closing':
        this.#why = reply.why
        this.#comeBack = reply.after ?? null
        break
      case 'message':
        this.#seen = reply.n
        if (reply.message.tell === 'welcome' && reply.message.now) this.clock.guess(reply.message.now)
        this.listener.message(reply.message)
    }
  }

  #admitted(reply: Extract<Reply, { reply: 'admitted' }>): void {
    if (reply.epoch < this.#epoch) {
      // A server that had the table before others, and does not know it yet.
      this.#socket?.close()
      this.#dropped()
      return
    }
    this.#epoch = reply.epoch
    this.#tries = 0
    this.#last = Math.max(this.#last, reply.commands)
    this.listener.admitted(reply)
    this.listener.status('open', Date.now())
    for (const [id, deed] of this.#waiting) this.#write({ send: 'command', id, deed })
    for (const wait of [0, 150, 400]) window.setTimeout(() => this.#ping(), wait)
    this.#pingLater()
  }

  get #patience(): number {
    return this.listener.promised?.() ? PROMISED.patience : PATIENCE
  }

  #pingLater(): void {
    const wait = this.listener.promised?.() ? PROMISED.every : PING_EVERY
    this.#pinging = window.setTimeout(() => {
      this.#ping()
      this.#pingLater()
    }, wait)
  }

  #ping(patience: number = this.#patience): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#write({ send: 'ping', at: Date.now() })
    this.#expectAnswer(patience)
  }

  // A locked phone's socket is often dead without a word: silence means to begin anew.
  #expectAnswer(patience: number): void {
    // Another question does not give the one before it more time.
    if (this.#answerBy < Date.now() + patience) return
    clearTimeout(this.#deadline)
    this.#answerBy = Date.now() + patience
    this.#deadline = window.setTimeout(() => {
      this.#socket?.close()
      this.#dropped()
    }, patience)
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden' || this.#over || this.#why !== '') return
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping(PATIENCE_ON_WAKING)
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.retry()
  }

  #answered(): void {
    clearTimeout(this.#deadline)
    this.#answerBy = Infinity
  }

  #quiet(): void {
    this.#answered()
    clearTimeout(this.#pinging)
  }

  #write(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }
}
