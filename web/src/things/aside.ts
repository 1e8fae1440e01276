// Aside: words in passing lie where nothing is to be tapped now, however large they and the buttons are.
import type { Attachment } from 'svelte/attachments'

/** What nobody wants covered, and what must not be: all that is tapped, and what a step asks for. */
const TAPPED = 'button, a[href], input, select, textarea, summary'
const ASKED = '.primary, .big, .reach, .pile, .pad, .forgo, .people button, .guns button, .spots button'
const EDGE = 4

type Gap = { from: number; to: number }

/** What is free of a screen, from top to bottom, beside all of these. */
export function gaps(taken: Gap[], height: number): Gap[] {
  const free: Gap[] = []
  let from = 0
  for (const one of [...taken, { from: height, to: height }].sort((a, b) => a.from - b.from)) {
    if (one.from > from) free.push({ from, to: one.from })
    from = Math.max(from, one.to)
  }
  return free
}

/** Where something of this height lies free, as near as can be to where it would like to be; else in the largest gap, cut to it. */
export function placed(top: number, height: number, free: Gap[]): { top: number; most: number } {
  const room = ({ from, to }: Gap): number => to - from - 2 * EDGE
  const spots = free.filter((one) => room(one) >= height).map(({ from, to }) => Math.min(Math.max(top, from + EDGE), to - EDGE - height))
  const [nearest] = spots.sort((a, b) => Math.abs(a - top) - Math.abs(b - top))
  if (nearest !== undefined) return { top: nearest, most: height }
  const largest = free.reduce((most, one) => (room(one) > room(most) ? one : most), { from: 0, to: 0 })
  return { top: largest.from + EDGE, most: Math.max(0, room(largest)) }
}

export const aside: Attachment<HTMLElement> = (node) => beside(node)

/** Keep something out of the way until that ends. */
export function beside(node: HTMLElement): () => void {
  // It may be over before this was fetched.
  if (!node.isConnected) return () => {}
  function look(): void {
    Object.assign(node.style, { translate: '', maxHeight: '', pointerEvents: '' })
    const own = node.getBoundingClientRect()
    const under = (what: string): Gap[] =>
      [...document.querySelectorAll(what)]
        .filter((one) => !node.contains(one) && one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.right > own.left && box.left < own.right)
        .map((box) => ({ from: box.top, to: box.bottom }))
    const lies = (taken: Gap[]): boolean => taken.some(({ from, to }) => from < own.bottom && to > own.top)
    const tapped = under(TAPPED)
    if (!lies(tapped)) return
    const free = placed(own.top, own.height, gaps(tapped, innerHeight))
    const asked = under(ASKED)
    const isRoomy = free.most === own.height
    if (!isRoomy && !lies(asked)) return
    const { top, most } = isRoomy ? free : placed(own.top, own.height, gaps(asked, innerHeight))
    Object.assign(node.style, { translate: `0 ${top - own.top}px`, maxHeight: `${most}px` })
    // What is cut can be rolled.
    if (most < own.height) node.style.pointerEvents = 'auto'
  }
  look()
  // Steps come and go, pages are scrolled and turned.
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  const moved = ['scroll', 'resize']
  moved.forEach((what) => addEventListener(what, look, { passive: true }))
  return () => {
    watch.disconnect()
    moved.forEach((what) => removeEventListener(what, look))
  }
}
