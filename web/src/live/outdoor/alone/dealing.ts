// The house's cards, dealt on the Godfather's phone as the server deals them: from the same seed, in the same order.
import { shuffled, unhex } from '@pages/fairness.js'
import type { Card, Edge, LiveOptions, Weapon } from '../../../protocol'
import { LIVE_ROUNDS, NOTES } from '../../../facts'

/** Up to so many gangsters only black-edged cards are used (L13). */
const BLACK_ONLY = 12
const PLAIN = ['bbb', 'double', 'shotgun', 'kevlar'] as const
const NUMBERED = ['backstab', 'boom'] as const

let known: { of: string; decks: Card[][] } = { of: '', decks: [] }

/** The new cards of a round, in the order they lie behind those carried over. */
export function deck(seed: string, round: number, options: LiveOptions): Card[] {
  const people = options.teams.reduce((sum, team) => sum + team.size, 0)
  const red = people > BLACK_ONLY
  const of = `${seed} ${red} ${JSON.stringify(options.cards)}`
  if (known.of !== of) known = { of, decks: decks(seed, options, red) }
  return known.decks[round - 1] ?? []
}

/** The cards of the row dealt to the teams in turn, one for each gangster in play. */
export function dealt(seed: string, round: number, row: Card[], hands: number): Card[] {
  const places = row.map((_, place) => place)
  return shuffled(unhex(seed), `live/deal/${round}`, places).slice(0, hands).flatMap((place) => row.slice(place, place + 1))
}

function decks(seed: string, { cards }: LiveOptions, red: boolean): Card[][] {
  const bytes = unhex(seed)
  const edges: [string, Edge][] = red ? [['black', cards.black], ['red', cards.red]] : [['black', cards.black]]
  const box = edges.flatMap(([colour, edge]) => {
    const values = shuffled(bytes, `live/values/${colour}`, money(edge))
    return faces(edge).map(([weapon, number], place): Card => [weapon, values[place] ?? 0, number])
  })
  const order = shuffled(bytes, 'live/decks', box)
  const size = Math.floor(order.length / LIVE_ROUNDS)
  return Array.from({ length: LIVE_ROUNDS }, (_, round) => order.slice(round * size, (round + 1) * size))
}

function money({ values }: Edge): number[] {
  return NOTES.flatMap((value) => Array<number>(values[value as keyof Edge['values']]).fill(value))
}

function faces(edge: Edge): [Weapon, number | null][] {
  return [
    ...PLAIN.flatMap((weapon) => Array.from({ length: edge[weapon] }, (): [Weapon, null] => [weapon, null])),
    ...NUMBERED.flatMap((weapon) => edge[weapon].map((number): [Weapon, number] => [weapon, number])),
  ]
}
