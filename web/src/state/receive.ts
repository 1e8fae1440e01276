// The reducer: what the client knows after a message, from what it knew before.
import type { Event, Message, Played, Welcome } from '../protocol'
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
      return { ...state, window: message.window, paused: message.paused ?? false, pausedBy: message.paused_by ?? null }
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
      return { ...state, report: message }
    case 'ledger':
      return { ...state, ledger: message.ledger }
    case 'outing':
      return { ...state, outing: message.outing }
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
  }
}

function played(state: State, message: Played): State {
  const first = message.events.some(isFirstRound)
  const view = restored(state.view, message.view)
  const me = view.seat === null ? undefined : view.gangsters[view.seat]
  // The server lets go of what was armed, once the card is shown or its owner dead.
  const armed = !first && me?.alive && me.power === null ? (state.held.armed ?? null) : null
  const round = state.view?.round ?? 1
  const hits = message.events.flatMap((event): State['shots'] => (event.event === 'fired' && event.target !== undefined && event.bullet !== 'click' ? [[round, event.seat, event.target]] : []))
  return {
    ...state,
    view,
    held: { ...message.held, armed },
    window: message.window ?? null,
    stakes: message.stakes ?? (first ? [] : state.stakes),
    loaded: [],
    events: first ? message.events : [...state.events, ...message.events],
    whole: first || state.whole,
    report: first ? null : state.report,
    shots: first ? [] : [...state.shots, ...hits],
    spoken: !first && state.spoken,
    ground: message.ground ?? state.ground,
  }
}

/** Whether a game begins with this event; in Live nobody sees which cards its deck has. */
export function isFirstRound(event: Event): boolean {
  return event.event.startsWith('round-began') && 'round' in event && event.round === 1
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
