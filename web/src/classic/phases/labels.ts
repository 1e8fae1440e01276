// What a decision about a power is called on its button.
import type { Decision } from '../../protocol'
import { nameOf, type State } from '../../state/state'
import { say } from '../../words/words.svelte'

export function labelOf(decision: Decision, state: State): string {
  switch (decision.say) {
    case 'take':
      return say('web-take', { name: nameOf(state, decision.dead) })
    case 'stab':
      return say('web-stab', { name: nameOf(state, decision.victim) })
    case 'swap':
      return say('web-swap', { bullet: { message: `one-bullet-${decision.thrown}` } })
    case 'join':
      return say('web-join')
    case 'show':
      return say('web-show')
    default:
      return say('web-forgo')
  }
}
