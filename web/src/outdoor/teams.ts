// Teams and people of an outing, as its screens speak of them.
import type { ChairSeen, LiveOther, OutingSeen } from '../protocol'
import { say } from '../words/words.svelte'

const TEAMS = ['circles', 'triangles', 'squares', 'diamonds', 'stars', 'crosses', 'moons']
const FOLK = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Edie', 'Fitz', 'Gina', 'Hugo', 'Ida', 'Jules', 'Kira', 'Leo', 'Mina', 'Nico', 'Olga', 'Piet', 'Quinn', 'Rosa', 'Sami', 'Tess', 'Ugo']

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
export function whereabouts(one: LiveOther | undefined): string {
  return !one || one.place === 'in-play' ? '' : say(`web-real-out-place-${one.place}`)
}
