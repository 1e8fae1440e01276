// The lesson: what is said beside each step of a real game with bots that follow a script, and which answer leads on.
import type { Controller } from '../../controller.svelte'
import type { Bullet, Decision, Seat, Waiting } from '../../protocol'

/** The bot that follows the script, and how many of them there are. */
export const BOT = 'lesson'
export const PLAYERS = 4
const CLEO = 2

interface Step {
  hint: string
  leads: (said: Decision) => boolean
}

const load = (hint: string, bullet: Bullet): Step => ({ hint, leads: (said) => said.say === 'load' && said.bullets[0] === bullet })
const aim = (hint: string, whom?: Seat): Step => ({ hint, leads: (said) => said.say === 'aim' && (whom === undefined || said.at[0] === whom) })
const says = (hint: string, what: Decision['say']): Step => ({ hint, leads: (said) => said.say === what })

const STEPS: Partial<Record<Waiting, Step>>[] = [
  { load: load('web-lesson-load', 'click'), aim: aim('web-lesson-point'), nerve: says('web-lesson-stay', 'stay') },
  { load: load('web-lesson-bang', 'bang'), aim: aim('web-lesson-point-cleo', CLEO), nerve: says('web-lesson-drop', 'withdraw') },
  { load: load('web-lesson-triple', 'bbb'), aim: aim('web-lesson-back', CLEO), nerve: says('web-lesson-stay-now', 'stay') },
]

/** The step a table is at; none once the lesson is over and everybody plays as they like. */
export function stepOf(table: Controller): Step | null {
  const { view, window } = table.classic
  return (view && window && STEPS[view.round - 1]?.[window.waiting]) ?? null
}

/** Whether all that was written has been played. */
export function isOver(table: Controller): boolean {
  return (table.classic.view?.round ?? 0) > STEPS.length || table.state.room?.stage === 'report'
}
