// Teams and people of an outing, as its screens speak of them.
import type { ChairSeen, Deed, LiveOther, LiveOutcome, OutingSeen } from '../../protocol'
import { isFoolproof } from '../story/story'
import { money, say } from '../../words/words.svelte'

const TEAMS = ['circles', 'triangles', 'squares', 'diamonds', 'stars', 'crosses', 'moons']
const FOLK = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Edie', 'Fitz', 'Gina', 'Hugo', 'Ida', 'Jules', 'Kira', 'Leo', 'Mina', 'Nico', 'Olga', 'Piet', 'Quinn', 'Rosa', 'Sami', 'Tess', 'Ugo']

/** Who is in which team, and what they play with. */
export type OutdoorSetting = Required<Omit<Extract<Deed, { do: 'set-out' }>, 'do'>>

/** The name of somebody who did not give one. */
export function folk(seat: number): string {
  return FOLK[seat % FOLK.length] ?? '?'
}

export function teamName(team: number): string {
  return say(`team-${TEAMS[team % TEAMS.length]}`)
}

/** Seats, team by team. */
export function byTeam(chairs: ChairSeen[]): number[][] {
  const teams: number[][] = []
  chairs.forEach((chair, seat) => (teams[chair.team ?? 0] ??= []).push(seat))
  return teams
}

export function gangster(outing: OutingSeen | null, seat: number): LiveOther | undefined {
  return outing?.view?.gangsters[seat]
}

/** Where somebody is, unless that is in play. */
export function whereabouts(outing: OutingSeen | null, one: LiveOther | undefined): string {
  if (!one || one.place === 'in-play') return ''
  return say(`web-real-out-place-${(outing?.home ?? []).includes(one.seat) ? 'home' : one.place}`)
}

/** So much loot: money, or cards where each counts one (V3). */
export function sum(outing: OutingSeen, amount: number): string {
  return outing.view && isFoolproof(outing.view.options) ? say('web-live-cards', { count: amount }) : money(amount)
}

/** The teams' accounts: who won first, then by what they have. */
export function ranked(outcome: LiveOutcome): LiveOutcome['accounts'] {
  const won = (team: number): number => Number(outcome.winners.includes(team))
  return [...outcome.accounts].sort((one, other) => won(other.team) - won(one.team) || other.total - one.total)
}
