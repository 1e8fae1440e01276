// What people say, in the reader's own words: taunts, war cries, last words; mild ones for families.
import type { RoomSeen, SpokenWords } from '../protocol'
import { settings } from '../state/settings.svelte'
import type { Talk } from '../state/state'
import { say } from '../words/words.svelte'

export const TONES = ['threat', 'plea', 'deal', 'joke'] as const
export const CRIES = ['fearless', 'classic', 'granite', 'again'] as const
export const LAST_WORDS = ['bluff', 'mother', 'haunt', 'money'] as const

/** Whether this reader, or the whole table, wants mild words. */
export function mild(room: RoomSeen | null): boolean {
  return settings.chosen.family || (room?.family ?? false)
}

/** What people say has one word for its tone, what bots say begins with their voice: `timid-fear-1`. */
const isBots = (id: string): boolean => !TONES.some((tone) => id.startsWith(`${tone}-`))

export function taunt(id: string, room: RoomSeen | null): string {
  if (isBots(id)) return say(`voice-${id}`)
  return mild(room) && id.startsWith('threat-') ? say(`web-mild-${id}`) : say(`web-taunt-${id}`)
}

export function cry(words: SpokenWords | null | undefined, room: RoomSeen | null): string {
  if (words?.own) return words.own
  const ready = words?.ready ?? 'fearless'
  return say(`web-cry-${mild(room) && ready === 'classic' ? 'fearless' : ready}`)
}

export function lastWords(words: SpokenWords): string {
  return words.ready ? say(`web-last-${words.ready}`) : (words.own ?? '')
}

/** What is in somebody's bubble. */
export function spoken(talk: Talk, room: RoomSeen | null): string {
  if (talk.haunts) return say('web-boo')
  if (talk.last) return lastWords(talk.last)
  return talk.taunt ? taunt(talk.taunt, room) : (talk.text ?? '')
}

/** The same for those who listen, with who says it and to whom. */
export function quoted(talk: Talk, room: RoomSeen | null): string {
  const text = spoken(talk, room)
  const whom = talk.at == null ? undefined : room?.chairs[talk.at]?.name
  return whom === undefined ? say('web-quote', { text, who: talk.name }) : say('web-quote-at', { text, who: talk.name, whom })
}
