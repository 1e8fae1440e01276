// What is said of an outing, and the cards that people showed or named aloud.
import type { Card, Declared, Fact, Seat } from '../../../protocol'
import { NOTES } from '../../../facts'

export type LiveFact = Extract<Fact, { fact: 'ran' | 'left' | 'struck' | 'touched' | 'slapped' | 'joined' | 'went-home' }>
/** A team holds its cards otherwise than they were dealt: no fact, because only the team knows. */
export interface Division {
  fact: 'divided'
  team: number
  to: Seat[]
}

/** Behind all numbers: the order in which they were shown. */
export const UNNUMBERED = 100
const FIVE = NOTES[2]

/** Every card shown in a round, each person's first. */
export function declaredIn(facts: (LiveFact | Division)[]): Declared[] {
  return facts.flatMap((fact) => ('cards' in fact ? (fact.cards ?? []) : []))
}

export function shownCard({ weapon, number = 0 }: Declared, place: number): Card {
  const numbered = weapon === 'backstab' || weapon === 'boom'
  return [weapon, FIVE, numbered ? number || UNNUMBERED + place : null]
}
