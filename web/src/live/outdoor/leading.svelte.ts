// The outing as whoever leads it sees it: what the server told, and while it cannot be reached, what follows from their own taps.
import { table } from '../../controller.svelte'
import type { ChairSeen, OutingSeen, Seat } from '../../protocol'
import { pen } from '../../real/pen.svelte'
import type { LiveFact } from './alone/declared'
import { Impossible } from './alone/field'
import { Lead } from './alone/foretold'

/** How fast the count of three goes where nobody else says so. */
const BEAT = 1300

class Leading {
  /** What follows from the taps that are on their way; null: the server says it, or only it could. */
  readonly #lead: Lead | null = $derived.by(() => (pen.mine && table.lostSince !== null ? led() : null))

  get outing(): OutingSeen | null {
    return this.#lead?.outing ?? table.state.outing
  }

  get chairs(): ChairSeen[] {
    return this.#lead?.chairs ?? table.state.room?.chairs ?? []
  }

  /** Whether this phone leads by itself. */
  get alone(): boolean {
    return this.#lead !== null
  }

  /** Whether the cards of the round can only come from the server. */
  get waits(): boolean {
    return this.#lead?.waits ?? false
  }

  /** Whose cards lie on phones that cannot be reached: they are asked aloud. */
  get unknown(): Seat[] {
    return this.#lead?.unknown ?? []
  }

  /** Note it; what cannot be is not even sent. */
  note(fact: LiveFact): void {
    if (this.#lead) {
      try {
        led()?.note(fact, table.now())
      } catch (fault) {
        if (!(fault instanceof Impossible)) throw fault
        pen.deny(fault.because, fault.rule)
        return
      }
    }
    pen.note(fact)
  }
}

/** What the taps on their way come to; null where only the server knows. */
function led(): Lead | null {
  const { outing, room } = table.state
  if (!outing || !Lead.able(outing)) return null
  const chairs = room?.chairs ?? []
  let lead: Lead | null = new Lead(outing, chairs)
  for (const deed of pen.pending) {
    if (deed.do === 'note') lead.note(deed.fact as LiveFact, deed.at ?? table.now())
    else if (deed.do === 'count-aloud') lead.count(deed.at ?? table.now(), BEAT)
    else if (deed.do === 'whistled') lead.whistle()
    else if (deed.do === 'share-trusted') {
      const seats = deed.to.map((name) => lead?.chairs.findIndex((chair) => chair.name === name) ?? -1)
      lead.divide({ fact: 'divided', team: deed.team, to: seats })
    } else if (deed.do === 'take-back') lead = Lead.before(lead.outing, lead.chairs, deed.facts ?? 1)
    else if (deed.do === 'bring-back') return null
    if (!lead) return null
  }
  return lead
}

export const leading = new Leading()
