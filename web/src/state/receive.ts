// The reducer: what the client knows after a message, from what it knew before.
import type { Event, Message, Played, Seat, Welcome } from '../protocol'
import { restored, whole } from './whole'
import type { State, Talk } from './state'

const TALK_KEPT = 40

export function receive(state: State, message: Message): State {
  switch (message.tell) {
    case 'welcome':
      return welcomed(state, message)
    case 'room':
      return { ...state, room: message.room, seat: seatIn(state, message.room), pointing: sameChairs(state, message.room) ? state.pointing : {} }
    case 'played':
      return played(state, message)
    case 'loading':
      return { ...state, loaded: message.seats }
    case 'clock':
      return { ...state, window: message.window, paused: message.paused ?? false, pausedBy: message.paused_by ?? null, want: message.want ?? 0, of: message.of ?? 0 }
    case 'nudged':
      return { ...state, nudges: state.nudges + 1 }
    case 'taunted': {
      const name = state.room?.chairs[message.seat]?.name ?? '?'
      return talked(state, { seat: message.seat, name, taunt: message.taunt, at: message.at ?? null })
    }
    case 'said': {
      const seat = state.room?.chairs.findIndex((chair) => chair.member === message.member) ?? -1
      const name = state.room?.members.find((one) => one.id === message.member)?.name ?? '?'
      const ghost = message.ghost ?? false
      return talked(state, { seat: seat < 0 ? null : seat, member: message.member, name, text: message.text, ghost, team: message.team ?? false })
    }
    case 'last-words': {
      const name = state.room?.chairs[message.seat]?.name ?? '?'
      const spoken = state.spoken || message.seat === state.seat
      return { ...talked(state, { seat: message.seat, name, last: message.words }), spoken }
    }
    case 'haunted': {
      const name = state.room?.chairs[message.by]?.name ?? '?'
      return talked(state, { seat: message.by, name, at: message.seat, haunts: true })
    }
    case 'pointed':
      return { ...state, pointing: { ...state.pointing, [message.seat]: message.at } }
    case 'bets':
      return { ...state, bets: message.bets, luck: message.ladder }
    case 'report':
      // Nothing is asked any more, even where a game was called off.
      return { ...state, report: message, window: null, held: {}, paused: false, pausedBy: null }
    case 'ledger':
      return { ...state, ledger: message.ledger }
    case 'outing':
      return { ...state, outing: message.outing }
    case 'shared':
      return { ...state, shared: message.results }
    case 'counting':
      return { ...state, counting: message }
    case 'wished':
      return { ...state, held: { ...state.held, wishes: { ...state.held.wishes, [message.seat]: message.card } } }
    case 'forgotten':
      return state
    case 'awards':
      return state.report ? { ...state, report: { ...state.report, votes: message.votes } } : state
  }
}

function welcomed(state: State, message: Welcome): State {
  return {
    ...state,
    you: message.you,
    seat: message.seat,
    room: message.room,
    view: message.view ? whole(message.view) : null,
    held: message.held ?? {},
    window: message.window ?? null,
    want: 0,
    of: 0,
    paused: message.paused ?? false,
    pausedBy: message.paused_by ?? null,
    luck: message.ladder ?? {},
    loaded: message.loaded ?? [],
    stakes: message.stakes ?? [],
    events: [],
    whole: false,
    report: message.report ?? null,
    ledger: message.ledger ?? null,
    outing: message.outing ?? null,
    shots: message.shots ?? [],
    spoken: message.spoken ?? false,
    pointing: {},
    ground: message.ground ?? null,
    shared: message.shared ?? [],
  }
}

function played(state: State, message: Played): State {
  const first = message.events.some(isFirstRound)
  const view = restored(state.view, message.view)
  const me = view.seat === null || view.edition === 'live' ? undefined : view.gangsters[view.seat]
  // The server lets go of what was armed, once the card is shown or its owner dead.
  const armed = !first && me?.alive && me.power === null ? (state.held.armed ?? null) : null
  const round = state.view?.round ?? 1
  const shots = message.events.flatMap((event): State['shots'] => shotsOf(event).map(([by, target]) => [round, by, target]))
  return {
    ...state,
    view,
    held: { ...message.held, armed },
    window: message.window ?? null,
    want: 0,
    of: 0,
    stakes: message.stakes ?? state.stakes,
    loaded: [],
    events: first ? message.events : [...state.events, ...message.events],
    whole: first || state.whole,
    report: first ? null : state.report,
    shots: first ? [] : [...state.shots, ...shots],
    luck: first ? {} : state.luck,
    spoken: !first && state.spoken,
    ground: message.ground ?? (first ? null : state.ground),
  }
}

/** Whether a game begins with this event; in Live nobody sees which cards its deck has. */
export function isFirstRound(event: Event): boolean {
  return (event.event === 'round-began' || event.event === 'live-round-began' || event.event === 'round-began-unseen') && event.round === 1
}

/** Whose loaded hand fired at whom. */
function shotsOf(event: Event): [Seat, Seat][] {
  if (event.event === 'live-fired') return event.at.map((target) => [event.seat, target])
  return event.event === 'fired' && event.bullet !== 'click' ? [[event.seat, event.target]] : []
}

function seatIn(state: State, room: NonNullable<State['room']>): number | null {
  const seat = room.chairs.findIndex((chair) => chair.member === state.you)
  return seat < 0 ? null : seat
}

function sameChairs(state: State, room: NonNullable<State['room']>): boolean {
  const names = (one: State['room']): string => (one?.chairs ?? []).map((chair) => chair.name).join()
  return state.room?.stage === room.stage && names(state.room) === names(room)
}

function talked(state: State, talk: Omit<Talk, 'number'>): State {
  const number = (state.talk.at(-1)?.number ?? 0) + 1
  return { ...state, talk: [...state.talk, { ...talk, number }].slice(-TALK_KEPT) }
}
