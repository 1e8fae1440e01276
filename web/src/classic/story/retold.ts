// The game retold in a few sentences: the first hit, the deaths, the big split, the bluff, the end.
import type { Event } from '../../protocol'
import type { Phrase } from '../../words/words.svelte'
import { matrix } from './awards'
import { group, who, whoWhom, type Cast } from '../../story/cast'
import { causes } from './shots'

const MOST = 8
const A_GRUDGE = 3

export function retold(events: Event[], cast: Cast): Phrase[] {
  const phrases: Phrase[] = []
  let round = 0
  let hit = false
  let richest: { round: number; event: Extract<Event, { event: 'split' }> } | null = null
  let stuck = 0
  let believed = false
  const aims = new Map<number, (number | null)[]>()
  for (const [place, event] of events.entries()) {
    if (event.event === 'round-began') round = event.round
    if (event.event === 'aimed') aims.set(event.seat, event.at)
    if (event.event === 'discarded' && event.why === 'foiled' && event.bullet === 'click' && !believed) {
      const fled = aims.get(event.seat)?.[event.gun] ?? null
      believed = fled !== null
      if (fled !== null) phrases.push({ message: 'web-story-bluff', values: { ...whoWhom(cast, event.seat, fled), round } })
    }
    if (event.event === 'fired' && event.bullet !== 'click' && !hit) {
      hit = true
      phrases.push({ message: 'web-story-first', values: { ...whoWhom(cast, event.seat, event.target), round } })
    }
    if (event.event === 'died') {
      const by = causes(events.slice(0, place + 1))
      const values = { ...who(cast, event.seat), round, names: group(cast, by) }
      phrases.push({ message: by.length > 0 ? 'web-story-died-by' : 'web-story-died', values })
    }
    if (event.event === 'exploded') phrases.push({ message: 'web-story-exploded', values: { ...who(cast, event.seat), round } })
    if (event.event === 'power-shown') {
      phrases.push({ message: 'web-story-power', values: { ...who(cast, event.seat), round, power: { message: `power-${event.power}` } } })
    }
    if (event.event === 'phone-laid' && event.used) phrases.push({ message: 'web-story-call', values: { round } })
    if (event.event === 'split' && event.share > 0) {
      if (richest === null || event.share > richest.event.share) richest = { round, event }
    } else if (event.event === 'split') stuck += 1
  }
  if (richest) {
    const { event } = richest
    const values = { round: richest.round, share: event.share, count: event.among.length, group: group(cast, event.among) }
    phrases.push({ message: 'web-story-richest', values })
  }
  if (stuck > 1) phrases.push({ message: 'web-story-stuck', values: { count: stuck } })
  // Deaths and powers are told however many there are.
  const room = (one: Phrase, place: number): boolean => place < MOST || /died|power|exploded/.test(one.message)
  return [...phrases, ...grudge(events, cast)].filter(room)
}

// Who pointed at one and the same most often, where that was often.
function grudge(events: Event[], cast: Cast): Phrase[] {
  const [worst] = matrix(events, cast.names.length)
    .flatMap((row, seat) => row.map((count, other) => ({ seat, other, count })))
    .sort((one, other) => other.count - one.count)
  if (worst === undefined || worst.count < A_GRUDGE) return []
  return [{ message: 'web-story-grudge', values: { ...whoWhom(cast, worst.seat, worst.other), count: worst.count } }]
}
