// Looking in: which public tables an open house has, told by the server once a second at most.
import { address } from '../line/line'
import { keepKey, keptKey } from '../line/seats'
import { PROTOCOL, type Hello, type LookerSent, type Reply } from '../protocol'

const BACK_OFF = [500, 1000, 2000, 5000]
const PING_EVERY = 15000
/** Whoever does not answer so long is gone, with or without a word. */
const PATIENCE = 5000
/** The word of leave of a house that does not let one in. */
const BANNED = 'banned'

type Own = Extract<Reply, { reply: 'own' }>
type Asked = Exclude<LookerSent, { send: 'ping' }>
type Seen = Extract<Reply, { reply: 'lobby' }>

class Looking {
  /** The lobby as it was told last. */
  seen = $state.raw<Seen | null>(null)
  /** Who this device is here, once that was asked for. */
  own = $state.raw<Own | null>(null)
  /** Whether the house has forgotten this device, and how many tables have to wait for it. */
  forgotten = $state.raw<number | null>(null)
  /** Whether the house does not let this device in. */
  banned = $state(false)
  /** How far the server's clock is ahead of this device's. */
  #ahead = 0
  #socket: WebSocket | null = null
  #waiting: Asked[] = []
  #tries = 0
  #retry: number | undefined
  #pinging: number | undefined
  #deadline: number | undefined
  #open = false

  /** Look in until told otherwise. */
  begin(): void {
    if (this.#open) return
    this.#open = true
    this.#connect()
  }

  end(): void {
    this.#open = false
    clearTimeout(this.#retry)
    clearTimeout(this.#deadline)
    clearInterval(this.#pinging)
    this.#socket?.close()
    this.#socket = null
  }

  /** Ask for, or change, what is one's own; it waits for the line. */
  tell(said: Asked): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said))
    else this.#waiting.push(said)
  }

  /** Be somebody else from now on: whoever has these words. */
  become(key: string): void {
    keepKey(key)
    this.own = null
    this.end()
    this.begin()
    this.tell({ send: 'own' })
  }

  now(): number {
    return Date.now() + this.#ahead
  }

  #expectAnswer(): void {
    clearTimeout(this.#deadline)
    this.#deadline = window.setTimeout(() => {
      this.#socket?.close()
      this.#dropped()
    }, PATIENCE * Math.min(3, 1 + this.#tries))
  }

  #dropped(): void {
    this.#socket = null
    clearTimeout(this.#deadline)
    clearInterval(this.#pinging)
    this.#retry = window.setTimeout(() => this.#connect(), (BACK_OFF[Math.min(this.#tries++, BACK_OFF.length - 1)] ?? 5000) * (0.75 + Math.random() / 2))
  }

  #connect(): void {
    const socket = new WebSocket(address())
    this.#socket = socket
    const key = keptKey()
    const hello: Hello = { hello: 'look-in', ...(key && { key }), protocol: PROTOCOL }
    socket.onopen = () => {
      for (const frame of [hello, ...this.#waiting.splice(0)]) socket.send(JSON.stringify(frame))
    }
    socket.onmessage = (event) => socket === this.#socket && this.#hear(JSON.parse(String(event.data)) as Reply)
    socket.onclose = ({ reason }) => {
      if (socket !== this.#socket || !this.#open) return
      this.banned = reason === BANNED
      if (this.banned) this.end()
      else this.#dropped()
    }
    clearInterval(this.#pinging)
    this.#pinging = window.setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return
      socket.send(JSON.stringify({ send: 'ping', at: Date.now() }))
      this.#expectAnswer()
    }, PING_EVERY)
    this.#expectAnswer()
  }

  #hear(reply: Reply): void {
    clearTimeout(this.#deadline)
    this.#tries = 0
    this.banned = false
    if (reply.reply === 'key') keepKey(reply.key)
    if (reply.reply === 'own') this.own = reply
    if (reply.reply === 'forgotten-you') this.forgotten = reply.later
    if (reply.reply !== 'lobby') return
    this.#ahead = reply.now - Date.now()
    this.seen = reply
  }
}

export const looking = new Looking()
