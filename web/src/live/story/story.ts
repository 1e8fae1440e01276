// The story of Live: what happened, as phrases any language can say.
import type { Event, LiveOptions, LiveOutcome, Seat, Weapon } from '../../protocol'
import { group, who, whoWhom, type Cast } from '../../story/cast'
import type { Phrase, Values } from '../../words/words.svelte'

export function isFoolproof(options: LiveOptions): boolean {
  return options.variants.includes('foolproof')
}

export function armed(weapon: Weapon): Phrase {
  return { message: `one-weapon-${weapon}` }
}

/** A team's own name, or the usual one in the reader's words. */
export function teamCalled(name: string): Phrase {
  return { message: `team-${name}` }
}

/** What one event is told as; many say nothing by themselves. */
export function told(cast: Cast, event: Event, options: LiveOptions): Phrase[] {
  switch (event.event) {
    case 'live-round-began':
    case 'round-began-unseen':
      return [{ message: isFoolproof(options) ? 'live-loot-cards' : 'live-loot', values: { loot: event.loot, cards: event.cards } }]
    case 'live-aimed':
      return [aimed(cast, event)]
    case 'live-fired': {
      const shot: Phrase = { message: `live-shot-${event.weapon}` }
      return [{ message: 'live-fired', values: { ...who(cast, event.seat), shot, group: group(cast, [...new Set(event.at)]) } }]
    }
    case 'live-wounded':
      return [{ message: 'live-wounded', values: { ...who(cast, event.seat), count: event.wounds } }]
    case 'announced':
      return [{ message: 'live-announced', values: { ...who(cast, event.seat), weapon: armed(event.weapon), number: event.number } }]
    case 'live-stabbed':
      return [{ message: 'live-stabbed', values: whoWhom(cast, event.seat, event.victim) }]
    case 'live-withdrew':
      return [{ message: 'live-withdrew', values: who(cast, event.seat) }]
    case 'saved':
    case 'sheathed':
    case 'fell':
    case 'struck-out':
      return [{ message: `live-${event.event}`, values: who(cast, event.seat) }]
    case 'live-exploded':
      return [{ message: 'live-exploded', values: { ...who(cast, event.seat), ...several(cast, event.touched) } }]
    case 'stepped-back':
      return [{ message: 'live-stepped-back', values: { ...who(cast, event.seat), ...several(cast, event.touched) } }]
    case 'live-split':
      return split(cast, event, options)
    case 'returned':
      return event.out.length > 0 ? [{ message: 'live-out', values: { group: group(cast, event.out) } }] : []
    default:
      return []
  }
}

/** Which team has won. */
export function winner({ victory, winners }: LiveOutcome, options: LiveOptions): Phrase {
  const names = winners.map((team) => teamCalled(options.teams[team]?.name ?? ''))
  return { message: `live-victory-${victory}`, values: { count: winners.length, winners: names } }
}

function several(cast: Cast, seats: Seat[]): Values {
  return { count: seats.length, group: group(cast, seats) }
}

function aimed(cast: Cast, { seat, mime, at }: Extract<Event, { event: 'live-aimed' }>): Phrase {
  if (mime === null) return { message: 'live-late', values: who(cast, seat) }
  return { message: 'live-aimed', values: { ...who(cast, seat), weapon: armed(mime), group: group(cast, [...new Set(at)]) } }
}

function split(cast: Cast, { among, share, row, portions }: Extract<Event, { event: 'live-split' }>, options: LiveOptions): Phrase[] {
  const values: Values = { ...several(cast, among), share }
  const left: Phrase = { message: 'live-left', values: { count: row.length - portions.flat().length } }
  const [only] = among
  if (only === undefined) return [{ message: 'live-split-nobody' }, left]
  if (isFoolproof(options)) return [{ message: 'live-split-cards', values }, left]
  if (!share) return [{ message: 'split-stuck', values }, left]
  if (among.length === 1) return [{ message: 'split-alone', values: { ...who(cast, only), ...values } }, left]
  return [{ message: 'split-share', values }, left]
}
