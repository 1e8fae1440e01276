// The lesson of Live: a shared shot, a bluff and a retreat, with the cards of `rooms/live/lesson.py`.
import { table } from '../../controller.svelte'
import { says, type Script, type Step } from '../../lesson/script'
import type { Seat, Weapon } from '../../protocol'
import { asLive } from '../../state/editions'

const DARIO = 3
const EDIE = 4
const FITZ = 5

/** Who learns has to keep this card. */
const keep = (hint: string, weapon: Weapon, who?: Seat): Step => ({
  hint,
  who,
  leads: (said) => {
    const { view, seat } = asLive(table.state)
    return said.say === 'divide' && view?.own?.dealt[said.to.indexOf(seat ?? -1)]?.[0] === weapon
  },
})
const walk = (hint: string): Step => ({ hint, leads: () => true })
const point = (hint: string, who: Seat): Step => ({ hint, who, leads: (said) => said.say === 'live-aim' && said.at.includes(who) })

export const SCRIPT: Script = {
  options: { edition: 'live', teams: [3, 3], variants: [], money: 'closed', obstacles: 'none', godfather: 'arena' },
  players: 6,
  rounds: [
    {
      divide: keep('web-live-lesson-triple', 'bbb'),
      move: walk('web-live-lesson-walk'),
      mime: point('web-live-lesson-point', DARIO),
      nerve: says('web-live-lesson-stay', 'stay', DARIO),
    },
    {
      divide: keep('web-live-lesson-kevlar', 'kevlar', DARIO),
      move: walk('web-live-lesson-apart'),
      mime: point('web-live-lesson-bluff', EDIE),
      nerve: says('web-live-lesson-trust', 'stay', FITZ),
    },
    {
      divide: { hint: 'web-live-lesson-any', who: EDIE, leads: () => true },
      move: walk('web-live-lesson-back'),
      mime: { hint: 'web-live-lesson-anybody', leads: () => true },
      nerve: says('web-live-lesson-drop', 'withdraw'),
    },
  ],
  end: 'web-live-lesson-end',
  skip: 'web-live-lesson-skip',
  done: 'web-live-lesson-done',
}
