// What a review found, as sentences; `standoff.review.telling` says the same in a terminal.
import { PHASE_OF, PHASES } from '../../facts'
import type { Bullet, Coup, DecisionShown, MomentSeen, Reckoned, SeatReview } from '../../protocol'
import { say, type Values } from '../../words/words.svelte'

export interface Part {
  title: string
  sentences: string[]
}

/** Numbers in sentences are whole hundredths. */
export function percent(chance: number): number {
  return Math.round(100 * chance)
}

function signed(change: number): string {
  const points = percent(change)
  return points === 0 ? '0' : points > 0 ? `+${points}` : `−${-points}`
}

function margin(off: number): number {
  return Math.max(1, percent(off))
}

export function momentOf(moment: MomentSeen): string {
  const phase = Object.entries(PHASES).find(([, number]) => number === PHASE_OF[moment.stage])?.[0] ?? ''
  return say('review-moment', { round: moment.round, phase: say(`phase-${phase}`) })
}

export function partsOf(seat: SeatReview, names: string[]): Part[] {
  const coups = [seat.bluff, seat.read].filter((one) => one !== null)
  const parts = [
    { title: say('review-cost'), sentences: seat.cost.map((one) => decision(one, names)) },
    { title: say('review-gained'), sentences: seat.gained.map((one) => decision(one, names)) },
    { title: say('review-coups'), sentences: coups.map((one) => coup(one, names)) },
    { title: say('review-whole'), sentences: whole(seat) },
  ]
  return parts.filter((part) => part.sentences.length > 0)
}

function decision(one: DecisionShown, names: string[]): string {
  const values: Values = {
    name: names[one.seat] ?? '?', guns: one.guns, round: one.round,
    after: percent(one.worth.value), instead: percent(one.other_worth.value), margin: margin(one.gain.margin),
  }
  const { chosen, other } = one
  if (chosen.say === 'load' && other.say === 'load') {
    return say('review-loads', { ...values, bullet: cards(chosen.bullets), other: cards(other.bullets) })
  }
  if (chosen.say === 'aim' && other.say === 'aim') {
    return say('review-aims', { ...values, whom: people(chosen.at, names), other: people(other.at, names) })
  }
  const plain = PLAIN[chosen.say]
  if (plain !== undefined) return say(plain, values)
  const used = chosen.say === 'forgo' ? 'saves' : other.say === 'forgo' ? 'uses' : 'uses-otherwise'
  return say(`review-${used}`, { ...values, power: say(`power-${one.power}`) })
}

const PLAIN: Record<string, string> = {
  withdraw: 'review-drops', stay: 'review-stays', call: 'review-calls', pass: 'review-passes',
}

/** A card for each gun. */
function cards(bullets: (Bullet | null)[]): string[] {
  return bullets.map((bullet) => say(`one-bullet-${bullet}`))
}

/** Whom the guns point at, each once. */
function people(at: (number | null)[], names: string[]): string[] {
  return [...new Set(at)].map((seat) => names[seat ?? 0] ?? '?')
}

function coup(one: Coup, names: string[]): string {
  return say(`review-${one.kind}`, {
    name: names[one.seat] ?? '?', others: one.others.map((seat) => names[seat] ?? '?'), count: one.others.length, round: one.round,
    left: percent(one.left), instead: percent(one.instead),
  })
}

function sized(message: string, { value, margin: off }: Reckoned): string {
  return say(message, { points: signed(value), size: Math.abs(percent(value)), margin: margin(off) })
}

function whole(seat: SeatReview): string[] {
  const { manner } = seat
  const found = [
    sized('review-notes', seat.notes),
    sized('review-skill', seat.skill),
    say('review-manner', { ...manner }),
  ]
  if (manner.believed + manner.called > 0) found.push(say('review-bluffs', { believed: manner.believed, called: manner.called }))
  if (seat.like !== null) found.push(say('review-like', { bot: say(`bot-${seat.like}`) }))
  return found
}
