// What the rules fix, and how many milliseconds scenes take. Written by `python -m tools.protocol_types`: do not edit.
import type { AtStake, LiveStageId, Notes, PowerId, PowerSet, StageId } from './protocol'

export const FEWEST = 4
export const MOST = 6
export const GANGSTERS: readonly string[] = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Edie', 'Fitz']
export const ROUNDS = 8
export const LIVE_ROUNDS = 5
export const NOTES_A_ROUND = 5
export const FATAL = 3
export const FATAL_UNBREAKABLE = 4
export const LAST_PHONE_ROUND = 6
export const CALLS_TO_ALERT = 3
export const STAKE: Required<Omit<AtStake, 'drops'>> = {'most': 0, 'fatal': 3, 'shame': -5000}
export const NOTES: Notes = [20000, 10000, 5000]
export const POOLS: Record<PowerSet, PowerId[]> = {'none': [], 'starter': ['six-feet-under', 'unbreakable', 'you-dont-need-it', 'dragon-skin', 'insane', 'kid'], 'all': ['six-feet-under', 'unbreakable', 'you-dont-need-it', 'dragon-skin', 'insane', 'kid', 'cunning', 'super-coward', 'specialist', 'does-not-hurt'], 'all+backstab': ['six-feet-under', 'unbreakable', 'you-dont-need-it', 'dragon-skin', 'insane', 'kid', 'cunning', 'super-coward', 'specialist', 'does-not-hurt', 'backstab']}
export const PHASES = {'loot': 1, 'load': 2, 'aim': 3, 'nerve': 4, 'fast-volley': 5, 'volley': 6, 'split': 7, 'phone': 8} as const
export const LIVE_PHASES = {'loot': 1, 'deal': 2, 'freeze': 3, 'nerve': 4, 'bbb': 5, 'double': 6, 'shotgun': 7, 'split': 8, 'return': 9} as const
export const PHASE_OF: Record<StageId, number> = {'loot': 1, 'loot-turned': 1, 'load': 2, 'loaded': 2, 'aim': 3, 'aim-last': 3, 'aimed': 3, 'load-last': 3, 'nerve': 4, 'foiled': 4, 'nerve-ended': 4, 'fast-volley': 5, 'fast-volley-ended': 5, 'volley': 6, 'volley-ended': 6, 'splitting': 7, 'split': 7, 'phone': 8, 'reveal': 8, 'over': 8}
export const LIVE_PHASE_OF: Record<LiveStageId, number> = {'loot': 1, 'deal': 2, 'divide': 2, 'freeze': 3, 'aim': 3, 'nerve': 4, 'bbb': 5, 'bbb-chain': 5, 'double': 6, 'double-chain': 6, 'shotgun': 7, 'fall': 7, 'shotgun-chain': 7, 'split': 8, 'return': 9, 'over': 9}
export const SCENES = {'loot': 2500, 'aim': 1500, 'nerve': 1100, 'foiled': 1100, 'fast-volley': 900, 'out': 1200, 'grenade': 1900, 'stab': 1300, 'power': 2200, 'split': 2100, 'phone': 3000, 'round': 12000, 'over': 1500} as const
export const SHOTS: number[] = [1400, 1250, 1100, 1000, 950]
export const LAST_SHOT = 1450
export const DUEL = 900
export const LIVE_SCENES = {'loot': 2500, 'freeze': 500, 'aim': 2500, 'nerve': 2000, 'bbb': 3000, 'double': 3000, 'shotgun': 3000, 'cards': 1500, 'blast': 3000, 'stab': 3000, 'fall': 2500, 'split': 4000, 'over': 1500} as const
export const HOST_WAITS = 10000
export const HOSPITAL_BILL = 25000
export const HOSPITAL_CARDS = 2
export const LEAD = 1500
export const LONG_COUNT = 10
export const SHORT_COUNT = 3
export const LONG_BEAT = 1000
