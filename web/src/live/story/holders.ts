// Who holds each of the cards a team was dealt: two cards that are alike are held by two people.
import type { LiveOwn, Seat } from '../../protocol'

export function holders({ dealt, held }: Pick<LiveOwn, 'dealt' | 'held'>): (Seat | undefined)[] {
  const left = [...held]
  return dealt.map((card) => {
    const place = left.findIndex((one) => String(one.card) === String(card))
    return place < 0 ? undefined : left.splice(place, 1)[0]?.seat
  })
}
