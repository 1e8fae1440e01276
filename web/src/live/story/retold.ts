// After a game of Live: the cards that only mimed, and the game retold in a few sentences.
import type { Card, Event, LiveOptions, Seat, Weapon } from '../../protocol'
import { who, whoWhom, type Cast } from '../../story/cast'
import type { Phrase } from '../../words/words.svelte'
import { isFoolproof } from './story'

export interface Bluff {
  round: number
  seat: Seat
  mime: Weapon
  held: Weapon
  /** Whether the mime was a bluff nobody called, or its owner ran with a real gun in hand. */
  why: 'mimed' | 'ran'
}

const GUNS = ['bbb', 'double', 'shotgun']
const MOST = 8

/** Who mimed a gun and held none, until nobody asked any more; a round that was broken off tells nothing. */
export function bluffs(events: Event[]): Bluff[] {
  const found: Bluff[] = []
  let round = 0
  let dealt: Record<Seat, Card[]> = {}
  let held: Record<Seat, Weapon> = {}
  let mimes: Record<Seat, Weapon> = {}
  const shown = new Set<Seat>()
  let ran: Bluff[] = []
  let shared = false
  const close = (): void => {
    if (shared) found.push(...ran)
    if (!shared) mimes = {}
    for (const [seat, mime] of Object.entries(mimes)) {
      const weapon = held[Number(seat)]
      if (weapon && !GUNS.includes(weapon) && !shown.has(Number(seat))) found.push({ round, seat: Number(seat), mime, held: weapon, why: 'mimed' })
    }
    shown.clear()
    ran = []
    shared = false
    dealt = {}
    held = {}
    mimes = {}
  }
  for (const event of events) {
    if (event.event === 'live-round-began' || event.event === 'round-began-unseen') {
      close()
      round = event.round
    }
    if (event.event === 'dealt') dealt[event.chief] = event.cards
    if (event.event === 'divided') event.to.forEach((seat, place) => (held[seat] = dealt[event.chief]?.[place]?.[0] ?? 'bbb'))
    if (event.event === 'live-aimed' && event.mime) mimes[event.seat] = event.mime
    if (event.event === 'live-split') shared = true
    if (event.event === 'saved' || event.event === 'announced') shown.add(event.seat)
    if (event.event === 'live-withdrew') {
      const weapon = held[event.seat]
      const mime = mimes[event.seat]
      if (weapon && mime && GUNS.includes(weapon)) ran.push({ round, seat: event.seat, mime, held: weapon, why: 'ran' })
    }
  }
  close()
  return found
}

export function retold(events: Event[], cast: Cast, options: LiveOptions): Phrase[] {
  const phrases: Phrase[] = []
  let round = 0
  let first = true
  let best: Extract<Event, { event: 'live-split' }> | null = null
  let bestRound = 0
  for (const event of events) {
    if (event.event === 'live-round-began' || event.event === 'round-began-unseen') round = event.round
    const [target] = event.event === 'live-fired' ? event.at : []
    if (event.event === 'live-fired' && first && target !== undefined) {
      first = false
      phrases.push({ message: 'web-story-first', values: { ...whoWhom(cast, event.seat, target), round } })
    }
    if (event.event === 'live-exploded') phrases.push({ message: 'web-live-story-boom', values: { ...who(cast, event.seat), round, count: event.touched.length } })
    if (event.event === 'live-stabbed') phrases.push({ message: 'web-live-story-stab', values: { ...whoWhom(cast, event.seat, event.victim), round } })
    if (event.event === 'live-split' && event.share > (best?.share ?? 0)) {
      best = event
      bestRound = round
    }
  }
  const told = phrases.slice(0, MOST - 1)
  if (best && !isFoolproof(options)) told.push({ message: 'web-live-story-best', values: { round: bestRound, share: best.share, count: best.among.length } })
  return told
}
