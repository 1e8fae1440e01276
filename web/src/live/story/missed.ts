// What somebody who was away missed of Live: plasters heal after each round, so only the story knows of them.
import type { Event, Seat } from '../../protocol'
import { asLive } from '../../state/editions'
import type { Seen } from '../../state/returning.svelte'
import type { State } from '../../state/state'
import { group } from '../../story/cast'
import type { Phrase } from '../../words/words.svelte'
import { castOf } from '../phases/status'

export function missed(before: Seen, state: State): Phrase[] {
  const { room, view, events } = asLive(state)
  if (!view || room?.code !== before.code || (room.games ?? 0) !== before.game) return []
  const cast = castOf(asLive(state))
  const told = events.slice(before.told)
  const those = (which: (event: Event) => Seat[]): Seat[] => [...new Set(told.flatMap(which))].sort((one, other) => one - other)
  const fell = those((event) => (event.event === 'fell' ? [event.seat] : []))
  // A page that was opened anew has no story, but sees the plasters of this round.
  const seen = told.length > 0 ? [] : view.gangsters.filter((one) => one.wounds > (before.figures[one.seat]?.wounds ?? 0)).map((one) => one.seat)
  const hit = those((event) => (event.event === 'live-wounded' && !fell.includes(event.seat) ? [event.seat] : []))
  const paid = those((event) => (event.event === 'live-split' && event.share > 0 ? event.among : []))
  const lines: [string, Seat[]][] = [['web-live-missed-fell', fell], ['web-missed-hit', [...hit, ...seen]], ['web-missed-paid', paid]]
  return lines.flatMap(([message, seats]) => (seats.length > 0 ? [{ message, values: { names: group(cast, seats) } }] : []))
}
