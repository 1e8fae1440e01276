// Which power cards are in a game: the names of the sets, and what is in each.
import type { PowerId, PowerSet } from '../protocol'

const ALL: PowerId[] = ['six-feet-under', 'unbreakable', 'you-dont-need-it', 'dragon-skin', 'insane', 'kid', 'cunning', 'super-coward', 'specialist', 'does-not-hurt', 'backstab']
const SIZES: Record<PowerSet, number> = { none: 0, starter: 6, all: 10, 'all+backstab': 11 }

export function pool(powers: PowerSet): PowerId[] {
  return ALL.slice(0, SIZES[powers])
}
