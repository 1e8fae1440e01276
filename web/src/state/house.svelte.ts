// The house: which bots the server has, and under which address phones find it.

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

class House {
  bots = $state.raw<string[]>(['accountant', 'grudge', 'reckless', 'timid', 'random'])
  /** Those who also play Live. */
  liveBots = $state.raw(['accountant', 'grudge', 'reckless', 'timid', 'random'])
  base = $state(location.origin)
  /** Whether it did not answer when it was last asked. */
  away = $state(false)

  async ask(): Promise<void> {
    const answer = await fetch('/house').catch(() => null)
    this.away = !answer?.ok
    if (!answer?.ok) return
    const told = (await answer.json()) as { bots: string[]; live_bots: string[]; address: string }
    this.bots = told.bots
    this.liveBots = told.live_bots
    // Who came by an address that others can follow gives them the same one.
    if (LOOPBACK.includes(location.hostname)) this.base = told.address
  }

  /** The address of a table. */
  address(code: string): string {
    return `${this.base}/t/${code}`
  }
}

export const house = new House()
