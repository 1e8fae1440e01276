// What is at stake on the two buttons of the nerve: what everybody sees, and what only this seat knows of itself.
import { STAKE } from '../../facts'
import type { ClassicState } from '../../state/editions'
import { handsOn } from '../../story/cast'
import { say, short } from '../../words/words.svelte'

/** What staying may bring, and what dropping costs. */
export function staked(state: ClassicState): { stay: string[]; drop: string[] } {
  const { view, seat, stakes } = state
  const stake = state.held.at_stake
  if (!view || seat === null || !stake) return { stay: [], drop: [] }
  const { most, fatal, shame, drops = null } = { ...STAKE, ...stake }
  const hands = handsOn(view.gangsters, seat).length
  const deadly = fatal === 1 || fatal <= most
  return {
    stay: [
      say('web-stay-share', { least: short(stakes.at(-1) ?? 0), most: short(stakes[0] ?? 0) }),
      [say('web-stay-hands', { count: hands }), ...(deadly ? [say('web-stay-kills', { count: fatal })] : [])].join(', '),
    ],
    drop: [
      say(shame > 0 ? 'web-drop-earns' : 'web-drop-means', { cost: shame }),
      ...(drops === null ? (view.alerted ? [say('web-drop-flashing')] : []) : [say('web-drop-cop', { count: drops })]),
    ],
  }
}
