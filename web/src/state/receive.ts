// The reducer: what the client knows after a message, from what it knew before.
import type { Message, Played, Welcome } from '../protocol'
import { whole } from './whole'
import type { State, Talk } from './state'

const TALK_KEPT = 40

export function receive(state: State, message: Message): State {
  switch (message.tell) {
    case 'welcome':
      return welcomed(state, message)
    case 'room':
      return { ...state, room: message.room, seat: seatIn(state, message.room) }
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
      return talked(state, { seat: seat < 0 ? null : seat, name, text: message.text, ghost })
    }
    case 'bets':
      return { ...state, bets: message.bets, luck: message.ladder }
    case 'report':
      return { ...state, report: message }
    case 'ledger':
      return { ...state, ledger: message.ledger }
    case 'counting':
      return { ...state, counting: message }
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
  }
}

function played(state: State, message: Played): State {
  const first = message.events.some((event) => event.event === 'round-began' && event.round === 1)
  return {
    ...state,
    view: whole(message.view),
    held: message.held ?? {},
    window: message.window ?? null,
    stakes: message.stakes ?? [],
    loaded: [],
    events: first ? message.events : [...state.events, ...message.events],
    whole: first || state.whole,
    report: first ? null : state.report,
  }
}

function seatIn(state: State, room: NonNullable<State['room']>): number | null {
  const seat = room.chairs.findIndex((chair) => chair.member === state.you)
  return seat < 0 ? null : seat
}

function talked(state: State, talk: Omit<Talk, 'number'>): State {
  const number = (state.talk.at(-1)?.number ?? 0) + 1
  return { ...state, talk: [...state.talk, { ...talk, number }].slice(-TALK_KEPT) }
}
