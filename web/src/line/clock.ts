// The server's time on this device: the offset of the exchange that took the shortest way.

const SAMPLES = 8

export class ServerClock {
  #samples: { trip: number; offset: number }[] = []

  /** Take in an answer that left the server at `now`, to a question asked at `asked`. */
  heard(asked: number, now: number, received: number = Date.now()): void {
    const trip = received - asked
    this.#samples = [...this.#samples, { trip, offset: now - (asked + trip / 2) }].slice(-SAMPLES)
  }

  /** A first guess, until questions are answered. */
  guess(now: number): void {
    if (this.#samples.length === 0) this.#samples = [{ trip: 1000, offset: now - Date.now() }]
  }

  get offset(): number {
    if (this.#samples.length === 0) return 0
    return this.#samples.reduce((best, one) => (one.trip < best.trip ? one : best)).offset
  }

  now(): number {
    return Date.now() + this.offset
  }
}
