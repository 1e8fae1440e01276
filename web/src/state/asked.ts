// What is asked for: what the window that is open wants, and chairs that somebody would have.
import type { Decision } from '../protocol'
import type { State } from './state'

/** The chair this person asks for. */
export const claimOf = ({ room, you }: State): number | undefined => room?.claims?.find(([member]) => member === you)?.[1]

/** Who asks for this person's own chair. */
export const claimOn = ({ room, seat }: State): number | undefined => room?.claims?.find(([, chair]) => chair === seat)?.[0]

/** Whether a round begins with this window, once all have seen enough of the one before. */
export function opensRound(window: State['window']): boolean {
  return window?.waiting === 'load' || window?.waiting === 'divide'
}

/** Whether something can be said in the window that is open. */
export function offered(state: State, say: Decision): boolean {
  const { ask } = state.held
  return ask?.type === 'one-of' && ask.options.some((one) => JSON.stringify(one) === JSON.stringify(say))
}
