// The words above the tray: which phase it is, and the one fact that matters in it.
import type { Controller } from '../../controller.svelte'
import type { Seat, Waiting } from '../../protocol'
import type { ClassicState } from '../../state/editions'
import { missing, nameOf, namesOf } from '../../state/state'
import { group, handsOn, type Cast } from '../../story/cast'
import { shown } from '../story/shots'
import type { Moment } from '../theatre/moments'
import { say, tell, words } from '../../words/words.svelte'

/** Hands that are named; more are only counted, and seen on the table. */
const FEW = 2

const TITLES: Partial<Record<Waiting, string>> = {
  load: 'phase-load',
  'load-last': 'phase-load',
  aim: 'phase-aim',
  'aim-last': 'phase-aim',
  nerve: 'phase-nerve',
  offer: 'web-offer-title',
  phone: 'phase-phone',
}

const SCENES: Record<Moment['scene'], string> = {
  loot: 'phase-loot',
  aim: 'web-scene-aims',
  nerve: 'web-scene-nerve',
  foiled: 'web-scene-nerve',
  'fast-volley': 'phase-fast-volley',
  'fast-shot': 'phase-fast-volley',
  shot: 'phase-volley',
  out: 'web-scene-out',
  grenade: 'web-scene-grenade',
  stab: 'power-backstab',
  power: 'web-scene-power',
  split: 'phase-split',
  phone: 'phase-phone',
  round: 'web-round-over',
  over: 'the-end',
}

/** Whoever has no seat is told of the others' nerve. */
export function headline(moment: Moment | null, waiting: Waiting | undefined, seat: Seat | null = null): string {
  if (moment) return say(moment.shots.length > 1 ? 'web-duel' : SCENES[moment.scene])
  if (waiting === 'nerve' && seat === null) return say('web-nerve-watched')
  return say((waiting && TITLES[waiting]) ?? 'the-end')
}

const STAKED: (Waiting | undefined)[] = ['load', 'aim', 'nerve', 'load-last', 'aim-last']

/** What each would get of the loot on the table; nothing while that has been shared, and the next is not shown. */
export function ladderOf({ classic, moment, told }: Pick<Controller, 'classic' | 'moment' | 'told'>): number[] {
  if (moment) return moment.scene === 'loot' ? told.stakes : moment.scene === 'aim' ? classic.stakes : []
  return STAKED.includes(classic.window?.waiting) ? classic.stakes : []
}

export function castOf(state: ClassicState): Cast {
  return { names: namesOf(state), me: state.seat }
}

export function statusLine(table: Controller): string {
  const { classic: state, moment, theatre } = table
  if (moment) return theatre.told ? sceneLine(moment, state) : ''
  switch (state.window?.waiting) {
    case 'load':
      return state.held.ask ? (table.choice ? waitingFor(state) : say('web-load')) : waitingFor(state)
    case 'aim':
      return state.held.ask ? say('web-point') : say('web-others-point')
    case 'nerve':
      return nerve(state)
    case 'load-last':
      return state.held.ask ? say('web-load') : say('web-load-last', { names: names(state, state.view?.asked ?? []) })
    case 'aim-last':
      return state.held.ask ? say('web-point') : say('web-aim-last', { names: names(state, state.view?.asked ?? []) })
    case 'offer':
      return say('web-offer-line')
    case 'phone':
      if (state.seat === null) return say('web-phone-watched')
      return state.held.ask ? (table.choice ? say('web-phone-passed') : say('web-phone')) : say('web-phone-cleared')
    default:
      return ''
  }
}

export function sceneLine(moment: Moment, state: ClassicState): string {
  const cast = castOf(state)
  if (moment.scene === 'round') return say('web-round-next', { round: moment.picture.round + 1 })
  if (moment.scene === 'loot') return say('web-loot-turned')
  const last = moment.events.at(-1)
  if (last?.event === 'ended') return say(`ending-${last.outcome.ending}`)
  if (moment.scene === 'aim') return nerve(state, moment)
  return shown(moment, cast).map(tell).join(' ')
}

function nerve(state: ClassicState, moment?: Moment): string {
  const figures = moment?.picture.figures ?? state.view?.gangsters ?? []
  const standing = figures.filter((one) => one.alive && one.stance === 'standing')
  if (state.seat === null || !figures[state.seat]?.alive) return say('web-standoff')
  const hands = handsOn(standing, state.seat)
  if (hands.length > FEW) return say('web-many-hands', { count: hands.length })
  return say('web-hands-on-you', { count: hands.length, names: words.series(hands.map((seat) => nameOf(state, seat))) })
}

function waitingFor(state: ClassicState): string {
  const others = missing(state).filter((seat) => seat !== state.seat)
  return others.length ? say('web-loading', { names: names(state, others) }) : say('web-all-loaded')
}

function names(state: ClassicState, seats: Seat[]): string {
  return words.series(group(castOf(state), seats))
}
