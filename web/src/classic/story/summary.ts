// One sentence a moment, for those who listen: the reader first, never one message a player.
import { total } from '../theatre/picture'
import type { Event, Seat } from '../../protocol'
import type { Moment } from '../theatre/moments'
import { say, tell, words } from '../../words/words.svelte'
import { group, handsOn, type Cast } from '../../story/cast'
import { shown } from './shots'
import { told } from './story'
import { ROUNDS } from '../../facts'

export function summary(moment: Moment, cast: Cast): string {
  switch (moment.scene) {
    case 'loot':
      return loot(moment)
    case 'aim':
      return aims(moment, cast)
    case 'nerve':
      return nerve(moment, cast)
    case 'round':
      return say('web-round-next', { round: moment.picture.round + 1 })
    default:
      return shown(moment, cast).map(tell).join(' ')
  }
}

function loot(moment: Moment): string {
  const began = moment.events.find((event) => event.event === 'round-began')
  if (began?.event !== 'round-began') return ''
  const notes = began.notes.map((note) => ({ message: 'note', values: { thousands: note / 1000 } }))
  const sum = moment.picture.loot
  return `${say('round', { round: began.round, rounds: ROUNDS })}. ${say('loot-turned', { notes, total: total(sum) })}`
}

function aims(moment: Moment, cast: Cast): string {
  const mine = cast.me === null ? [] : handsOn(moment.picture.figures, cast.me)
  const about = (event: Event): boolean => event.event === 'aimed' && (event.seat === cast.me || event.at.includes(cast.me))
  const first = cast.me === null ? '' : say('web-hands-on-you', { count: mine.length, names: names(cast, mine) })
  const own = moment.events.filter((event) => about(event) && 'seat' in event && event.seat === cast.me)
  const others = moment.events.filter((event) => !about(event))
  return [first, ...told(cast, { ...moment, events: [...own, ...others] }).map(({ phrase }) => tell(phrase))].join(' ')
}

function nerve(moment: Moment, cast: Cast): string {
  const dropped = moment.events.flatMap((event) => (event.event === 'withdrew' ? [event.seat] : []))
  const standing = moment.picture.figures.filter((one) => one.alive && one.stance === 'standing').map((one) => one.seat)
  const fell = dropped.length ? say('web-dropped', { names: words.series(group(cast, dropped)) }) : ''
  return `${fell} ${say('stay', { count: standing.length, group: group(cast, standing) })}`.trim()
}

function names(cast: Cast, seats: Seat[]): string {
  return words.series(seats.map((seat) => cast.names[seat] ?? '?'))
}
