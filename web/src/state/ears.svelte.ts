// Ears: what was said last, for as long as it takes to read; and whom this person would not hear.
import { recall, remember } from '../line/seats'
import type { MemberId, MemberSeen, RoomSeen } from '../protocol'
import { warCry } from '../sound/sounds'
import { quoted } from '../story/spoken'
import { say } from '../words/words.svelte'
import { announcer } from './announcer.svelte'
import { settings } from './settings.svelte'
import type { Talk } from './state'

/** Whether nobody but a bot says it. */
export function isBotTalk(talk: Talk, room: RoomSeen | null): boolean {
  return talk.seat !== null && Boolean(room?.chairs[talk.seat]?.bot)
}

const MOST_GONE = 12

class Ears {
  /** How many milliseconds it takes to read what somebody says. */
  readFor = 4000
  /** What somebody has just said. */
  bubble = $state.raw<Talk | null>(null)
  /** Whom of this table the house keeps away from this person. */
  blocked = $state.raw<MemberId[]>([])
  /** Who was at this table and has left, as far as this device saw it. */
  gone = $state.raw<MemberSeen[]>([])
  #unheard = $state.raw<Record<string, MemberId[]>>({})
  #fading: number | undefined

  constructor() {
    this.#unheard = recall('unheard', {})
  }

  deafTo(code: string, member: MemberId): boolean {
    return this.blocked.includes(member) || (this.#unheard[code]?.includes(member) ?? false)
  }

  /** Whom one has blocked, as the house knows it. */
  block(members: MemberId[]): void {
    this.blocked = members
  }

  /** Who is here now, and was before. */
  look(before: RoomSeen, room: RoomSeen): void {
    const left = before.members.filter((was) => was.kind !== 'tv' && !room.members.some((one) => one.id === was.id))
    if (left.length > 0) this.gone = [...this.gone, ...left].slice(-MOST_GONE)
  }

  /** This person is at the table no more. */
  leave(): void {
    this.blocked = []
    this.gone = []
  }

  /** Hear somebody at a table no more, or again; nobody else notices. */
  close(code: string, member: MemberId, on: boolean): void {
    const others = (this.#unheard[code] ?? []).filter((one) => one !== member)
    this.#unheard = { [code]: on ? [...others, member] : others }
    remember('unheard', this.#unheard)
  }

  /** Hear no bot any more, at any table: the settings let them speak again. */
  hushBots(): void {
    settings.change({ bots: false })
    this.bubble = null
    announcer.say(say('web-bots-hushed'))
  }

  hear(talk: Talk | undefined, room: RoomSeen | null, me: number | null): void {
    if (talk === undefined || room === null) return
    const member = talk.member ?? (talk.seat === null ? null : (room.chairs[talk.seat]?.member ?? null))
    if (member !== null && this.deafTo(room.code, member)) return
    if (isBotTalk(talk, room) && !settings.chosen.bots) return
    this.bubble = talk
    announcer.say(quoted(talk, room))
    if (talk.seat !== null && talk.seat !== me) warCry(talk.seat, 0, 'taunts')
    clearTimeout(this.#fading)
    this.#fading = window.setTimeout(() => (this.bubble = null), this.readFor)
  }
}

export const ears = new Ears()
