// What this device adds to the deals of a table: it commits to a part on sitting down, and opens it when all have.
import { recall, remember } from '../line/seats'
import type { Deed, DrawRound, RoomSeen, Seat } from '../protocol'

/** One part, and everything this device was told before it opened it. */
export interface Part {
  part: string
  hash: string
  opened?: { fingerprint: string; round: DrawRound }
  /** Another part had been opened for this very game before, and the house says that it was not: it could be choosing among deals. */
  again?: true
}

type Room = Pick<RoomSeen, 'code' | 'stage' | 'games' | 'fingerprint' | 'chairs' | 'draw'>

/** The parts of a game, by the rounds of its draw: the first, and one more if somebody did not open. */
type Parts = Part[]

export class Bound {
  /** What was sent and not yet seen done, so that it is not sent twice. */
  #sent = ''

  constructor(private readonly send: (deed: Deed) => void) {}

  /** Do what a device has to do now, if anything; it is nobody's choice. */
  async heard(room: Room | null, member: number | null, seat: Seat | null): Promise<void> {
    if (seat === null) this.#sent = ''
    if (!room || seat === null || member === null || (room.stage !== 'lobby' && room.stage !== 'report')) return
    const key = keyOf(room.code, member)
    const game = (room.games ?? 0) + 1
    const { draw } = room
    const round = draw?.before?.length ?? 0
    const mine = partsOf(room.code, member, game)[round]
    const waiting = draw?.waiting?.includes(seat) ?? false
    if (draw && draw.opening !== false) {
      if (waiting && mine && mine.hash === draw.round.commitments[seat]) this.#open(key, game, round, mine, room.fingerprint, draw.round)
      return
    }
    const done = draw ? !waiting : mine !== undefined && room.chairs[seat]?.committed === true
    const now = `${key}/${game}/${round}/${seat}`
    if (done || this.#sent === now) {
      if (done) this.#sent = ''
      return
    }
    this.#sent = now
    const again = mine?.opened !== undefined || mine?.again === true
    const part = mine && !mine.opened ? mine : { ...(await drawn()), ...(again && { again }) }
    put(key, game, round, part)
    this.send({ do: 'commit', hash: part.hash })
  }

  // A part is opened for what it was first told with, and for nothing else: otherwise others could be changed once it is known.
  #open(key: string, game: number, round: number, mine: Part, fingerprint: string, told: DrawRound): void {
    const now = { fingerprint, round: told }
    const sent = `open/${key}/${game}/${round}`
    if (this.#sent === sent || (mine.opened && JSON.stringify(mine.opened) !== JSON.stringify(now))) return
    this.#sent = sent
    put(key, game, round, { ...mine, opened: now })
    this.send({ do: 'open-part', part: mine.part })
  }
}

/** Whether nobody asked for something that was refused: a table that has moved on is no news. */
export function isByItself(deed: Deed | null): boolean {
  return deed?.do === 'commit' || deed?.do === 'open-part'
}

/** What this device gave to a game, counted from 1. */
export function partsOf(code: string, member: number, game: number): Parts {
  return keptAt(keyOf(code, member))[game] ?? []
}

/** Whoever comes to a table anew has given nothing there: the code may be that of a table of long ago. */
export function forgetParts(code: string, member: number): null {
  keep(keyOf(code, member), {})
  return null
}

/** A browser may forbid to keep anything; then a reload loses a part, and nothing else. */
const HERE = new Map<string, Record<number, Parts>>()

const keptAt = (key: string): Record<number, Parts> => HERE.get(key) ?? recall<Record<number, Parts>>(key, {})

const keyOf = (code: string, member: number): string => `parts-${code}-${member}`

// Only the game before, which is being reported, and the next are of any use.
function put(key: string, game: number, round: number, part: Part): void {
  const kept = keptAt(key)
  const parts = [...(kept[game] ?? []).slice(0, round), part]
  keep(key, { [game]: parts, ...(kept[game - 1] && { [game - 1]: kept[game - 1] }) } as Record<number, Parts>)
}

function keep(key: string, now: Record<number, Parts>): void {
  HERE.set(key, now)
  remember(key, now)
}

async function drawn(): Promise<Part> {
  const { hex, sha256 } = await import('@pages/sha256.js')
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return { part: hex(bytes), hash: hex(sha256(bytes)) }
}
