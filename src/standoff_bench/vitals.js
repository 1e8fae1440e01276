// What a page notes about itself while somebody uses it; `standoff bench browser` puts it there.
window.vitals = { lcp: 0, shift: 0, interactions: {}, reveals: {}, admitted: null, restored: null }

const noted = (type, note, more = {}) => {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
}
noted('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime))
noted('layout-shift', (entry) => (vitals.shift += entry.hadRecentInput ? 0 : entry.value))
noted('event', ({ interactionId: id, duration, name }) => {
  if (id && duration > (vitals.interactions[id]?.duration ?? 0)) vitals.interactions[id] = { duration, name }
}, { durationThreshold: 16 })

// The wall clock, which all pages of a machine share, when what is on the page now is painted.
const painted = (note) => requestAnimationFrame(() => requestAnimationFrame(() => note(performance.timeOrigin + performance.now())))

window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', (event) => {
      if (!vitals.admitted && event.data.includes('"admitted"')) painted((at) => (vitals.admitted = at))
    })
  }
}

// Everything a table reveals to all at once: a heading of the round, or a number of the count.
new MutationObserver(() => {
  // What it looks like is not asked: that would lay the page out again, in the middle of a tap.
  const heading = document.querySelector('h1')?.textContent.replace(/\s+/g, ' ')
  if (!heading) return
  if (!vitals.restored && document.querySelector('.seats')) painted((at) => (vitals.restored ??= at))
  const count = document.querySelector('.count')?.textContent
  const key = count ? `${heading}, ${count}` : heading
  if (!(key in vitals.reveals)) {
    vitals.reveals[key] = 0
    painted((at) => (vitals.reveals[key] = at))
  }
}).observe(document, { childList: true, subtree: true, characterData: true })
