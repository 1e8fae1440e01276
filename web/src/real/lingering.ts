// A finger that stays: whoever it rests on is tapped, and letting go there goes on.
import type { Attachment } from 'svelte/attachments'
import { buzz } from '../sound/synth'

/** So long a finger rests on the first, as phones themselves tell a hold from a slow tap. */
const FIRST = 500
/** So long on whoever it is drawn to; whom it only crosses does not count. */
const OTHERS = 250
/** So many pixels a finger may tremble before it scrolls. */
const TREMBLE = 12
const PERSON = 'button.person'

interface Lingering {
  /** What is being asked: once it is something else the finger means nothing any more. */
  asked: () => string
  /** Whether letting go would go on now. */
  held: (held: boolean) => void
  goOn: () => void
}

/** Within an element: somebody held counts as tapped, those the finger rests on next as well, and letting go goes on. */
export function lingering({ asked, held, goOn }: Lingering): Attachment<HTMLElement> {
  return (area) => {
    let finger: number | null = null
    let from = { x: 0, y: 0, asked: '' }
    let isHeld = false
    let under: HTMLElement | null = null
    let counted: HTMLElement | null = null
    let timer: number | undefined

    function stop(): void {
      clearTimeout(timer)
      finger = under = counted = null
      if (isHeld) held(false)
      isHeld = false
    }

    function rest(person: HTMLElement | null, wait: number): void {
      under = person
      counted = null
      clearTimeout(timer)
      if (person) timer = window.setTimeout(() => count(person), wait)
    }

    function count(person: HTMLElement): void {
      if (asked() !== from.asked || person.ariaDisabled === 'true') return stop()
      isHeld = true
      held(true)
      buzz(30)
      counted = person
      // To stay on somebody never takes them back.
      if (person.ariaPressed !== 'true' || person.dataset.again) person.click()
    }

    function at<Found extends Element>(event: PointerEvent, what: string): Found | null {
      return document.elementFromPoint(event.clientX, event.clientY)?.closest<Found>(what) ?? null
    }

    function press(event: PointerEvent): void {
      const second = finger !== null
      stop()
      const person = event.target instanceof Element ? event.target.closest<HTMLElement>(PERSON) : null
      if (second || event.button !== 0 || !person) return
      finger = event.pointerId
      from = { x: event.clientX, y: event.clientY, asked: asked() }
      rest(person, FIRST)
    }

    function draw(event: PointerEvent): void {
      if (event.pointerId !== finger) return
      if (!isHeld) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) stop()
        return
      }
      const person = at<HTMLElement>(event, PERSON)
      if (person !== under) rest(person, OTHERS)
    }

    function lift(event: PointerEvent): void {
      if (event.pointerId !== finger) return
      if (!isHeld) return stop()
      swallowClick()
      if (under && under !== counted) count(under)
      const last = finger !== null && asked() === from.asked && (under ?? at(event, '.giant')) !== null
      stop()
      if (last) goOn()
    }

    function cancel(event: PointerEvent): void {
      if (event.pointerId === finger) stop()
    }

    function keepStill(event: Event): void {
      if (isHeld) event.preventDefault()
    }

    const gone = new AbortController()
    const { signal } = gone
    area.addEventListener('pointerdown', press, { signal })
    area.addEventListener('touchmove', keepStill, { signal, passive: false })
    area.addEventListener('contextmenu', (event) => finger !== null && event.preventDefault(), { signal })
    window.addEventListener('pointermove', draw, { signal })
    window.addEventListener('pointerup', lift, { signal })
    window.addEventListener('pointercancel', cancel, { signal })
    return () => {
      stop()
      gone.abort()
    }
  }
}

/** The click a mouse or a phone adds to what was held has counted already, and whoever it lands on is of the next step; a key's has not. */
function swallowClick(): void {
  const over = new AbortController()
  const until = { capture: true, signal: over.signal }
  addEventListener('click', (event) => {
    over.abort()
    if (event.isTrusted && event.detail > 0) event.stopPropagation()
  }, until)
  addEventListener('pointerdown', () => over.abort(), until)
}
