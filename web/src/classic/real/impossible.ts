// What cannot have happened at a real table, found while no server can say so (ledger/classic/folding.py and powers.py; a test holds them together).
import type { Bullet, Fact, PowerId, Seat, StageId } from '../../protocol'
import type { WholeView } from '../../state/whole'

type Showing = Extract<Fact, { fact: 'showed' }>

/** What is wrong with a fact, and the rule it breaks. */
export interface Fault {
  because: string
  rule: string
}

export const SHOWN_BY: Record<PowerId, string> = {
  'six-feet-under': 'P11',
  unbreakable: 'P13',
  'you-dont-need-it': 'P14',
  'dragon-skin': 'P19',
  insane: 'P20',
  kid: 'P26',
  cunning: 'P28',
  'super-coward': 'P30',
  specialist: 'P31',
  'does-not-hurt': 'P34',
  backstab: 'P38',
}
const PROOF: readonly (Bullet | null | undefined)[] = ['bang', 'bbb']

/** Why this cannot be; null where it can, and where only the server knows. */
export function fault(view: WholeView, step: StageId, fact: Fact): Fault | null {
  if (fact.fact === 'hit') return tooMany(view, fact.hits) ? { because: 'too-many-hits', rule: step === 'fast-volley' ? 'C35' : 'C40' } : null
  if (fact.fact !== 'showed') return null
  if (view.gangsters.some(({ seat, power }) => power !== null && (seat === fact.seat) !== (power === fact.power))) return { because: 'other-power', rule: 'P2' }
  if (!mayShow(view, step, fact)) return { because: 'not-shown-now', rule: SHOWN_BY[fact.power] }
  if (fact.power !== 'backstab' || step !== 'fast-volley') return null
  if (!PROOF.includes(fact.bullet)) return { because: 'not-shown-now', rule: 'P40' }
  return victims(view, fact.seat).includes(fact.whom ?? -1) ? null : { because: 'no-victim', rule: 'P39' }
}

/** Whom somebody can stab: the next living gangster on each side, if they stand (P39, A41). */
export function victims(view: WholeView, seat: Seat): Seat[] {
  const living = view.gangsters.flatMap((one) => (one.alive ? [one.seat] : []))
  const around = [...living.filter((one) => one > seat), ...living.filter((one) => one < seat)]
  return [...new Set([around[0], around.at(-1)])].filter((one) => one !== undefined && stands(view, one)) as Seat[]
}

function stands(view: WholeView, seat: Seat): boolean {
  const one = view.gangsters[seat]
  return one !== undefined && one.alive && one.stance === 'standing'
}

/** Nobody is hit by more guns than others still point; whoever has taken a gun has two (P15). */
function tooMany(view: WholeView, hits: number[]): boolean {
  const guns = view.gangsters.map((one) => (stands(view, one.seat) ? 1 + Number(one.power === 'you-dont-need-it') : 0))
  const all = guns.reduce<number>((sum, one) => sum + one, 0)
  return hits.reduce((sum, one) => sum + one, 0) > all || hits.some((count, seat) => count > all - (guns[seat] ?? 0))
}

function mayShow(view: WholeView, step: StageId, { seat, power }: Showing): boolean {
  const one = view.gangsters[seat]
  if (one === undefined || one.power !== null) return false
  if (step === 'reveal' || step === 'over') return true
  // What kept somebody alive, or let them take one plaster of two, is for the server to find.
  if (power === 'unbreakable') return !one.alive
  if (power === 'dragon-skin') return !one.alive || one.stance === 'wounded'
  if (!one.alive) return false
  switch (power) {
    case 'kid':
    case 'cunning':
      return step === 'loot' || step === 'load' || step === 'aim'
    case 'insane':
      return step === 'loot' || step === 'load' || step === 'aim' || step === 'nerve'
    case 'backstab':
      return step === 'fast-volley' && stands(view, seat) && view.gangsters.some((other) => other.stance === 'withdrawn')
    case 'you-dont-need-it':
      return view.gangsters.some((other) => !other.alive)
    case 'specialist':
      return step === 'volley' || (step === 'loot' && view.exploded === view.round && view.round > 0)
    case 'does-not-hurt':
      return step === 'split' && one.stance !== 'standing'
    default:
      return false
  }
}
