// Ears: what was said last, for as long as it takes to read; and whom this person would not hear.
import { recall, remember } from '../line/seats'
import type { MemberId, RoomSeen } from '../protocol'
import { warCry } from '../sound/sounds'
import { quoted } from '../story/spoken'
import { announcer } from './announcer.svelte'
import type { Talk } from './state'

const READ_FOR = 4000

class Ears {
  /** What somebody has just said. */
  bubble = $state.raw<Talk | null>(null)
  #unheard = $state.raw<Record<string, MemberId[]>>({})
  #fading: number | undefined

  constructor() {
    this.#unheard = recall('unheard', {})
  }

  deafTo(code: string, member: MemberId): boolean {
    return this.#unheard[code]?.includes(member) ?? false
  }

  /** Hear somebody at a table no more, or again; nobody else notices. */
  close(code: string, member: MemberId, on: boolean): void {
    const others = (this.#unheard[code] ?? []).filter((one) => one !== member)
    this.#unheard = { [code]: on ? [...others, member] : others }
    remember('unheard', this.#unheard)
  }

  hear(talk: Talk | undefined, room: RoomSeen | null, me: number | null): void {
    if (talk === undefined || room === null) return
    const member = talk.member ?? (talk.seat === null ? null : (room.chairs[talk.seat]?.member ?? null))
    if (member !== null && this.deafTo(room.code, member)) return
    this.bubble = talk
    announcer.say(quoted(talk, room))
    if (talk.seat !== null && talk.seat !== me) warCry(talk.seat, 0, 'taunts')
    clearTimeout(this.#fading)
    this.#fading = window.setTimeout(() => (this.bubble = null), READ_FOR)
  }
}

export const ears = new Ears()
