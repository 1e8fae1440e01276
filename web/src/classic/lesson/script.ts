// The lesson of the classic game: a bluff, a retreat and a Triple.
import { says, type Script, type Step } from '../../lesson/script'
import type { Bullet, Seat } from '../../protocol'

const CLEO = 2

const load = (hint: string, bullet: Bullet): Step => ({ hint, leads: (said) => said.say === 'load' && said.bullets[0] === bullet })
const aim = (hint: string, whom?: Seat): Step => ({ hint, leads: (said) => said.say === 'aim' && (whom === undefined || said.at[0] === whom) })

export const SCRIPT: Script = {
  options: { edition: 'classic', players: 4, powers: 'none', cop: false, money: 'open' },
  players: 4,
  rounds: [
    { load: load('web-lesson-load', 'click'), aim: aim('web-lesson-point'), nerve: says('web-lesson-stay', 'stay') },
    { load: load('web-lesson-bang', 'bang'), aim: aim('web-lesson-point-cleo', CLEO), nerve: says('web-lesson-drop', 'withdraw') },
    { load: load('web-lesson-triple', 'bbb'), aim: aim('web-lesson-back', CLEO), nerve: says('web-lesson-stay-now', 'stay') },
  ],
  end: 'web-lesson-end',
  skip: 'web-lesson-skip',
  done: 'web-lesson-done',
}
