// What the review measures of a page; see review.py for what each is held to.
(limits) => {
  const shown = (e) => {
    const box = e.getBoundingClientRect()
    const style = getComputedStyle(e)
    return e.checkVisibility() && box.width > 0 && box.height > 0 && style.visibility !== 'hidden' && style.display !== 'none' && +style.opacity > 0.05
  }
  const name = (e) => (e.getAttribute('aria-label') || e.textContent || e.tagName).trim().replace(/\s+/g, ' ').slice(0, 40)
  const dialog = document.querySelector('dialog[open], [role=dialog]')
  const scope = dialog ?? document
  const all = 'button,a[href],input,select,textarea,summary,[role=button],[tabindex]'
  const controls = [...scope.querySelectorAll(all)].filter((e) => shown(e) && !e.disabled && e.getAttribute('aria-hidden') !== 'true')
  window.reachable = () => controls.filter((e) => e.tabIndex >= 0)
  window.focused = () => {
    const e = document.activeElement
    if (!e || e === document.body) return null
    const style = getComputedStyle(e)
    return { place: window.reachable().indexOf(e), name: name(e), ring: parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== 'none' }
  }
  // A table of figures may be wider than the page where it can be rolled sideways by itself.
  const rolls = (e) => {
    for (let up = e; up; up = up.parentElement) if (up !== document.documentElement && ['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true
    return false
  }
  const boxes = controls.map((e) => e.getBoundingClientRect())
  // What of it can be seen in the part of the screen that is scrolled by itself.
  const inPart = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect()
    const seen = { left, right, top, bottom }
    for (let up = e.parentElement; up; up = up.parentElement) {
      if (!['auto', 'scroll'].includes(getComputedStyle(up).overflowY)) continue
      const part = up.getBoundingClientRect()
      seen.top = Math.max(seen.top, part.top)
      seen.bottom = Math.min(seen.bottom, part.bottom)
    }
    return seen
  }
  const parts = controls.map(inPart)
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1 || dialog?.tagName === 'DIALOG'
  // A part of the screen may be scrolled by itself.
  const rollsDown = (e) => {
    for (let up = e.parentElement; up; up = up.parentElement) if (['auto', 'scroll'].includes(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight) return true
    return false
  }
  const stays = (e) => e.closest('.reach') !== null && (scrolls || rollsDown(e))
  const out = { small: [], off: [], overlaps: [], tiny: [], clipped: [], later: [], broken: [], cut: [], covered: [] }
  const passing = [...document.querySelectorAll('.band, .toast, .away')].filter(shown).map((e) => e.getBoundingClientRect())
  const isPassing = (e) => e.closest('.band, .toast, .away') !== null
  const isAsked = (e) => e.matches('.primary, .big, .pile, .pad, .forgo, .people button, .reach *') && !isPassing(e)
  controls.forEach((e, i) => {
    const box = boxes[i]
    // What a step asks for is where the page opens, without scrolling.
    if (!dialog && e.matches('.primary, .pile') && box.bottom > innerHeight + 1) out.later.push(`${name(e)} ${box.bottom | 0}`)
    // Words in passing lie over nothing that a step asks for.
    const over = passing.some((one) => Math.min(box.bottom, one.bottom, innerHeight) - Math.max(box.top, one.top) > 1 && Math.min(box.right, one.right) - Math.max(box.left, one.left) > 1)
    if (isAsked(e) && over) out.covered.push(name(e))
    if (Math.min(box.width, box.height) < limits.target - 0.5) out.small.push(`${name(e)} ${box.width | 0}x${box.height | 0}`)
    if (box.left < -1 || box.right > innerWidth + 1 || (!scrolls && !rollsDown(e) && box.bottom > innerHeight + 1)) out.off.push(name(e))
    controls.slice(i + 1).forEach((other, j) => {
      // What stays at the foot of the screen may lie over what is scrolled there, and words in passing over what no step asks for.
      if (e.contains(other) || other.contains(e) || stays(e) !== stays(other) || (isPassing(e) && !isAsked(other)) || (isPassing(other) && !isAsked(e))) return
      const [one, next] = [parts[i], parts[i + 1 + j]]
      const wide = Math.min(one.right, next.right) - Math.max(one.left, next.left)
      const high = Math.min(one.bottom, next.bottom) - Math.max(one.top, next.top)
      if (wide > 4 && high > 4) out.overlaps.push(`${name(e)} / ${name(other)} ${wide | 0}x${high | 0}`)
    })
  })
  const walker = document.createTreeWalker(scope === document ? document.body : scope, NodeFilter.SHOW_TEXT)
  let words = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim()
    const e = node.parentElement
    if (!text || !shown(e) || e.closest('script,style,[hidden],.hidden,.drawn')) continue
    words += text.split(/\s+/).length
    const size = parseFloat(getComputedStyle(e).fontSize)
    if (size < limits.text - 0.01) out.tiny.push(`${text.slice(0, 24)} ${size}px`)
    const range = document.createRange()
    range.selectNodeContents(node)
    // A title in more lines than it has words is broken inside them.
    const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size
    if (e.closest('h1,h2,h3,legend,button') && lines > text.split(/[\s-]+/).length) out.broken.push(text.slice(0, 30))
    // An accent on a capital stands higher than the line of a font: what hides its edges must leave it room.
    const style = getComputedStyle(e)
    if (style.overflowY !== 'visible' && parseFloat(style.lineHeight) + parseFloat(style.paddingTop) < size * 1.19) out.cut.push(text.slice(0, 24))
    if (getComputedStyle(e).textOverflow === 'ellipsis' || rolls(e)) continue
    const button = e.closest('[data-badge]') ? null : e.closest('button')
    const frame = button?.getBoundingClientRect()
    for (const box of range.getClientRects()) {
      if (box.right > innerWidth + 1 || box.left < -1) out.clipped.push(text.slice(0, 30))
      else if (frame && !button.classList.contains('place') && (box.right > frame.right + 1 || box.left < frame.left - 1 || box.bottom > frame.bottom + 2)) out.clipped.push(`in its button: ${text.slice(0, 30)}`)
    }
  }
  return {
    ...out,
    words,
    sideways: document.documentElement.scrollWidth - innerWidth,
    live: document.querySelectorAll('[role=status],[role=alert],[aria-live],[role=log]').length,
    headings: document.querySelectorAll('h1').length,
    language: document.documentElement.lang,
    dingbats: [...document.body.innerText].filter((c) => /[\u2600-\u27BF\u{1F000}-\u{1FAFF}]/u.test(c)).length,
  }
}
