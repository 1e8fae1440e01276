// The finger that opened something is still on the screen: whatever has come under it meanwhile is not tapped by letting go.

export function ignoreRelease(): void {
  const ignore = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', ignore, { capture: true, once: true })
  // A hold may end without a click; the next touch is a wish of its own.
  window.addEventListener('pointerdown', () => window.removeEventListener('click', ignore, true), { capture: true, once: true })
}
