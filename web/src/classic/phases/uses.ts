// How each power can be used ahead of its moment; those that are not named here work by themselves.
import type { Bullet, Decision, Hand, PowerId, Seat } from '../../protocol'

const BULLETS: Bullet[] = ['click', 'bang', 'bbb']

export function usesOf(power: PowerId, others: Seat[], hand: Hand): Decision[] {
  switch (power) {
    case 'insane':
    case 'kid':
    case 'cunning':
      return [{ say: 'show' }]
    case 'does-not-hurt':
      return [{ say: 'join' }]
    case 'you-dont-need-it':
      return others.map((dead) => ({ say: 'take', dead }))
    case 'backstab':
      return others.map((victim) => ({ say: 'stab', victim }))
    case 'specialist':
      return BULLETS.filter((bullet, place) => bullet !== 'bbb' && (hand[place] ?? 0) > 0).map((thrown) => ({ say: 'swap', thrown }))
    default:
      return []
  }
}
