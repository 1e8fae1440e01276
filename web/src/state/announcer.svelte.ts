// What a screen reader says: one whole sentence at a time, two regions taking turns.

class Announcer {
  polite = $state<[string, string]>(['', ''])
  urgent = $state('')
  log = $state.raw<string[]>([])
  #turn: 0 | 1 = 0

  say(text: string): void {
    if (text === '') return
    this.#turn = this.#turn === 0 ? 1 : 0
    this.polite[this.#turn] = text
    this.polite[this.#turn === 0 ? 1 : 0] = ''
    this.log = [...this.log, text].slice(-200)
  }

  /** Only for a decision that is due now. */
  demand(text: string): void {
    this.urgent = text
  }

  again(): void {
    const last = this.log.at(-1)
    if (last) this.say(last)
  }
}

export const announcer = new Announcer()
