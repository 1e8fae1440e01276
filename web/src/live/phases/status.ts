// The words above the tray: which step of the round it is, and the one fact that matters in it.
import type { Ask, Seat, Waiting } from '../../protocol'
import type { LiveState } from '../../state/editions'
import { missing, nameOf, namesOf } from '../../state/state'
import { group, type Cast } from '../../story/cast'
import { say, tell, words } from '../../words/words.svelte'
import { answered, completed, hands, type Aim } from './aiming'
import type { LiveMoment } from '../theatre/moments'
import type { LiveFigure, LivePicture } from '../theatre/picture'
import { told } from '../story/story'
import { LIVE_ROUNDS } from '../../facts'

const MOST_LINES = 4
/** Guns that are named; more are only counted, and seen in the arena. */
const FEW = 4

const TITLES: Partial<Record<Waiting, string>> = {
  divide: 'live-phase-deal',
  move: 'web-live-walk',
  whistle: 'web-live-walk',
  touch: 'web-live-touch-title',
  mime: 'live-phase-freeze',
  nerve: 'live-phase-nerve',
  stab: 'web-live-stab-title',
}

const SCENES: Record<LiveMoment['scene'], string> = {
  loot: 'live-phase-loot',
  freeze: 'live-phase-freeze',
  aim: 'web-scene-aims',
  nerve: 'web-scene-nerve',
  bbb: 'live-phase-bbb',
  double: 'live-phase-double',
  shotgun: 'live-phase-shotgun',
  cards: 'web-live-cards-title',
  blast: 'weapon-boom',
  stab: 'weapon-backstab',
  fall: 'live-phase-shotgun',
  split: 'live-phase-split',
  over: 'the-end',
}

export function headline(moment: LiveMoment | null, waiting: Waiting | undefined): string {
  if (moment) return say(SCENES[moment.scene])
  return say((waiting && TITLES[waiting]) ?? 'the-end')
}

/** Whether one of those at the table is the Godfather: then nobody knows where they stand but they. */
export function isRefereed(state: LiveState): boolean {
  return (state.room?.options.godfather ?? 'arena') !== 'arena'
}

export function castOf(state: LiveState): Cast {
  return { names: namesOf(state), me: state.seat }
}

/** Whose guns point at a seat, of those still in play. */
export function gunsOn(figures: Pick<LiveFigure, 'at' | 'seat' | 'place'>[], seat: Seat): Seat[] {
  return figures.filter((one) => one.place === 'in-play' && one.at.includes(seat)).map((one) => one.seat)
}

/** What there is to know just now. */
export function statusLine(state: LiveState, moment: LiveMoment | null, picture: LivePicture, asked: boolean): string {
  if (moment) return sceneLine(moment, state)
  const place = state.seat === null ? 'in-play' : picture.figures[state.seat]?.place
  if (place && place !== 'in-play') return `${say(`web-live-place-${place}`)} ${backWhen(picture.round + (place === 'hospital' ? 2 : 1))}`
  switch (state.window?.waiting) {
    case 'divide':
      return asked ? say('web-live-divide-line') : say('web-live-dividing', { names: named(state, missing(state)) })
    case 'whistle':
      if (asked) return say('web-live-whistle-line')
      return say(isBlowerAway(state) ? 'web-live-bot-whistles' : 'web-live-whistling', { name: godfather(state) })
    case 'touch':
      return asked ? say('web-live-touch-line') : say('web-live-touching', { name: godfather(state) })
    case 'move':
      return say(state.seat === null ? 'web-live-others-walk' : 'web-live-walk-line')
    case 'mime':
      return say(state.seat === null ? 'web-others-point' : 'web-live-sees-nobody')
    case 'nerve':
      return gunsLine(picture.figures, state)
    case 'stab':
      return asked ? say('web-live-stab-line') : say('web-live-stabbing', { names: named(state, state.view?.asked ?? []) })
    default:
      return ''
  }
}

/** What is still to be done before the hands are out, or whom they will point at. */
export function aimLine(state: LiveState, ask: Extract<Ask, { type: 'live-aim' }>, aim: Aim, nearest: Seat[]): string {
  if (answered(ask, aim)) return say('web-live-pointed', { names: named(state, aim.at) })
  const count = hands(ask, aim.mime) - aim.at.length
  if (aim.at.length === 0) return say('web-live-point', { count })
  const other = completed(ask, aim, nearest)?.at[1]
  return say('web-live-second', { names: named(state, aim.at), other: other === undefined ? '' : nameOf(state, other) })
}

function backWhen(round: number): string {
  return round > LIVE_ROUNDS ? say('web-live-no-more') : say('web-live-back', { round })
}

/** Whether a bot whistles for the person who has the whistle. */
export function isBlowerAway(state: LiveState): boolean {
  return state.room?.chairs.some((chair) => chair.godfather && chair.stand_in) ?? false
}

export function godfather(state: LiveState): string {
  return state.room?.chairs.find((chair) => chair.godfather)?.name ?? say('web-live-godfather')
}

function named(state: LiveState, seats: Seat[]): string {
  return words.series(group(castOf(state), seats))
}

/** One scene in a few sentences. */
export function sceneLine(moment: LiveMoment, state: LiveState, most = MOST_LINES): string {
  const cast = castOf(state)
  const options = state.view?.options
  if (!options) return ''
  switch (moment.scene) {
    case 'freeze':
      return say('web-live-frozen')
    case 'aim':
      return most > MOST_LINES ? everyAim(moment, state) : aims(moment, state)
    case 'nerve': {
      const dropped = moment.events.flatMap((event) => (event.event === 'live-withdrew' ? [event.seat] : []))
      return dropped.length ? say('web-dropped', { names: words.series(group(cast, dropped)) }) : say('web-nobody-dropped')
    }
    default: {
      const lines = moment.events.flatMap((event) => told(cast, event, options)).map(tell)
      return lines.slice(0, most).join(' ')
    }
  }
}

export function gunsLine(figures: LiveFigure[], state: LiveState): string {
  if (state.seat === null || figures[state.seat]?.place !== 'in-play') return say('web-standoff')
  const guns = gunsOn(figures, state.seat)
  if (guns.length > FEW) return say('web-many-hands', { count: guns.length })
  return say('web-hands-on-you', { count: guns.length, names: words.series(guns.map((seat) => say('web-live-gun-of', { name: nameOf(state, seat), weapon: { message: `weapon-${figures[seat]?.mime ?? 'bbb'}` } }))) })
}

/** Who mimes what at whom, for those who read it afterwards. */
function everyAim(moment: LiveMoment, state: LiveState): string {
  const options = state.view?.options
  return options ? moment.events.flatMap((event) => told(castOf(state), event, options)).map(tell).join(' ') : ''
}

function aims(moment: LiveMoment, state: LiveState): string {
  const late = moment.events.filter((event) => event.event === 'live-aimed' && event.mime === null && event.seat === state.seat)
  const options = state.view?.options
  const slow = options ? late.flatMap((event) => told(castOf(state), event, options)).map(tell) : []
  return [...slow, gunsLine(moment.picture.figures, state)].join(' ')
}
