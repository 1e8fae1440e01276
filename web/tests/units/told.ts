// Messages and views for tests: a table of four, told as a server would tell it.
import type { Message, Played, View, Welcome } from '../../src/protocol'
import type { ClassicRoom } from '../../src/state/editions'
import { receive } from '../../src/state/receive'
import { NOTHING, type State } from '../../src/state/state'

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan']

export const ROOM: ClassicRoom = {
  code: 'BCDF',
  stage: 'game',
  options: { edition: 'classic', players: 4, powers: 'none', cop: false, money: 'open' },
  tempo: 'standard',
  host: 1,
  chairs: NAMES.map((name, seat) => ({ name, member: seat + 1 })),
  members: NAMES.map((name, seat) => ({ id: seat + 1, kind: 'player', name })),
  fingerprint: '',
}

export const VIEW: View = {
  edition: 'classic',
  seat: 0,
  options: ROOM.options,
  round: 2,
  stage: 'load',
  loot: [1, 0, 2],
  pile: [8, 11, 11],
  gangsters: NAMES.map((_, seat) => ({ seat })),
}

export const WELCOME: Welcome & { view: View } = { tell: 'welcome', you: 1, seat: 0, room: ROOM, view: VIEW }

export function played(events: Played['events'], view: Partial<View> = {}, rest: Partial<Played> = {}): Message {
  return { tell: 'played', events, view, ...rest }
}

/** What is known after hearing these, from the welcome on. */
export function heard(...messages: Message[]): State {
  return [WELCOME, ...messages].reduce(receive, NOTHING)
}
