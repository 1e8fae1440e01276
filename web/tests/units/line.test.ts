// The line to a server that is slow: whoever gave up each time too soon would never come in.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from '../../src/line/line'

/** Longer than anybody waits for the first time. */
const SLOW = 5000

class SlowSocket {
  static readonly OPEN = 1
  static readonly CONNECTING = 0
  readyState = SlowSocket.CONNECTING
  onopen = (): void => {}
  onmessage = (_: { data: string }): void => {}

  constructor() {
    setTimeout(() => {
      this.readyState = SlowSocket.OPEN
      this.onopen()
    })
  }

  send(): void {
    const admitted = { reply: 'admitted', code: 'ABCD', token: '', commands: 0, epoch: 1 }
    setTimeout(() => this.readyState === SlowSocket.OPEN && this.onmessage({ data: JSON.stringify(admitted) }), SLOW)
  }

  close(): void {
    this.readyState = 3
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  const addEventListener = (): void => {}
  vi.stubGlobal('WebSocket', SlowSocket)
  vi.stubGlobal('document', { addEventListener, visibilityState: 'visible' })
  vi.stubGlobal('window', { addEventListener, setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that takes longer than one waits for it at first is waited for longer', () => {
  const admitted = vi.fn()
  const nothing = (): void => {}
  const line = new Line('ws://slow', () => ({ hello: 'enter', code: 'ABCD', name: 'Ada', kind: 'player' }), {
    admitted, message: nothing, away: nothing, refused: nothing, status: nothing, closed: nothing,
  })
  vi.advanceTimersByTime(4 * SLOW)
  expect(admitted).toHaveBeenCalled()
  expect(line.now()).toBeGreaterThan(0)
})
