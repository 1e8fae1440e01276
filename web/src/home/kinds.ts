// The kinds of game a table is opened for: each is some options, all of which can be changed.
import type { Options } from '../protocol'

export const KINDS = ['first', 'powers', 'cop', 'live'] as const
export type Kind = (typeof KINDS)[number]

/** Which kind options are, whoever chose them. */
export function kindOf(options: Options, live: boolean): Kind {
  if (live) return 'live'
  if (options.cop) return 'cop'
  return options.powers === 'none' ? 'first' : 'powers'
}

/** The options of a kind at the table: with powers the six for beginners, unless more were wanted (P3). */
export function ofKind(kind: Kind, options: Options): Options {
  const powers = kind === 'first' ? 'none' : options.powers === 'none' ? 'starter' : options.powers
  const cop = kind === 'cop'
  return { ...options, powers, cop, players: cop ? Math.max(5, options.players) : options.players }
}
