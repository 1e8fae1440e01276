// A lesson: what is said beside each step of a real game with bots that follow a script, and which answer leads on.
import type { Controller } from '../controller.svelte'
import type { Decision, Seat, Waiting } from '../protocol'
import type { Setting } from '../state/editions'
import { nameOf } from '../state/state'
import { say } from '../words/words.svelte'

export interface Step {
  hint: string
  leads: (said: Decision) => boolean
  /** Of whom the hint speaks. */
  who?: Seat | undefined
}

export interface Script {
  options: Setting
  players: number
  /** Round by round, what is said in which window. */
  rounds: Partial<Record<Waiting, Step>>[]
  /** What is said once all has been played. */
  end: string
  /** The way out, before that and afterwards. */
  skip: string
  done: string
}

/** The bot that follows the script. */
export const BOT = 'lesson'

export const says = (hint: string, what: Decision['say'], who?: Seat): Step => ({ hint, who, leads: (said) => said.say === what })

/** The step a table is at; none once the lesson is over and everybody plays as they like. */
export function stepOf({ state: { view, window } }: Controller, script: Script): Step | null {
  return (view && window && script.rounds[view.round - 1]?.[window.waiting]) ?? null
}

/** Whether all that was written has been played. */
export function isOver({ state: { view, room } }: Controller, script: Script): boolean {
  return (view?.round ?? 0) > script.rounds.length || room?.stage === 'report'
}

export function hintOf({ state }: Controller, { hint, who }: Step): string {
  return say(hint, who === undefined ? {} : { name: nameOf(state, who) })
}
