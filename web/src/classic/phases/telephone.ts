// Which hand calls: drawn anew for every telephone, and known only to who peeks.

const drawn = new Map<number, 'left' | 'right'>()

export function callsWith(window: number): 'left' | 'right' {
  const before = drawn.get(window)
  if (before) return before
  const hand = Math.random() < 0.5 ? 'left' : 'right'
  drawn.set(window, hand)
  return hand
}
