// The words above the tray: which phase it is, and the one fact that matters in it.
import type { Controller } from '../controller.svelte'
import type { Event, Seat, Waiting } from '../protocol'
import { nameOf, namesOf, type State } from '../state/state'
import { group, handsOn, told, type Cast } from '../story/story'
import type { Moment } from '../theatre/moments'
import { say, tell, words } from '../words/words.svelte'

const MOST_LINES = 4
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
  aims: 'web-scene-aims',
  nerve: 'web-scene-nerve',
  'fast-volley': 'phase-fast-volley',
  volley: 'phase-volley',
  power: 'web-scene-power',
  split: 'phase-split',
  phone: 'phase-phone',
  round: 'web-round-over',
  end: 'the-end',
}

export function headline(moment: Moment | null, waiting: Waiting | undefined): string {
  if (moment) return say(SCENES[moment.scene])
  return say((waiting && TITLES[waiting]) ?? 'the-end')
}

const STAKED: (Waiting | undefined)[] = ['load', 'aim', 'nerve', 'load-last', 'aim-last']

/** Whether the stakes that are known are those on the table: later scenes are shown when the next round's are. */
export function laddered(moment: Moment | null, waiting: Waiting | undefined): boolean {
  return moment ? ['loot', 'aims'].includes(moment.scene) : STAKED.includes(waiting)
}

export function castOf(state: State): Cast {
  return { names: namesOf(state), me: state.seat }
}

export function statusLine(table: Controller): string {
  const { state, theatre } = table
  if (theatre.moment) return sceneLine(theatre.moment, state)
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
      return state.held.ask ? (table.choice ? say('web-phone-passed') : say('web-phone')) : say('web-phone-cleared')
    default:
      return ''
  }
}

export function sceneLine(moment: Moment, state: State): string {
  const cast = castOf(state)
  if (moment.scene === 'round') return say('web-round-next', { round: moment.picture.round + 1 })
  if (moment.scene === 'loot') return say('web-loot-turned')
  const last = moment.events.at(-1)
  if (last?.event === 'ended') return say(`ending-${last.outcome.ending}`)
  if (moment.scene === 'aims') return nerve(state, moment)
  if (moment.scene === 'nerve') {
    const dropped = moment.events.flatMap((event) => (event.event === 'withdrew' ? [event.seat] : []))
    return dropped.length ? say('web-dropped', { names: words.series(group(cast, dropped)) }) : say('web-nobody-dropped')
  }
  // What stays on the table lies there to be seen.
  const lines = moment.events
    .flatMap((event) => told(cast, event, state.view?.calls ?? 0).map((line) => ({ line, weight: weight(event, cast) })))
    .filter(({ line }) => line.message !== 'split-left')
  const said = new Set([...lines].sort((one, other) => one.weight - other.weight).slice(0, MOST_LINES))
  return lines.filter((one) => said.has(one)).map((one) => tell(one.line)).join(' ')
}

// Where not everything can be said: who was hit comes first, then what concerns the reader.
function weight(event: Event, { me }: Cast): number {
  if (event.event === 'died' || event.event === 'wounded') return 0
  const mine = ('seat' in event && event.seat === me) || ('target' in event && event.target === me)
  return mine ? 1 : 2
}

function nerve(state: State, moment?: Moment): string {
  const figures = moment?.picture.figures ?? state.view?.gangsters ?? []
  const standing = figures.filter((one) => one.alive && one.stance === 'standing')
  if (state.seat === null || !figures[state.seat]?.alive) return say('web-standoff')
  const hands = handsOn(standing, state.seat)
  if (hands.length > FEW) return say('web-many-hands', { count: hands.length })
  return say('web-hands-on-you', { count: hands.length, names: words.series(hands.map((seat) => nameOf(state, seat))) })
}

function waitingFor(state: State): string {
  const missing = (state.view?.asked ?? []).filter((seat) => !state.loaded.includes(seat) && seat !== state.seat)
  return missing.length ? say('web-loading', { count: missing.length, names: names(state, missing) }) : say('web-all-loaded')
}

function names(state: State, seats: Seat[]): string {
  return words.series(group(castOf(state), seats))
}
