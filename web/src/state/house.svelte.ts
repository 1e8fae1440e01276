// The house: which bots the server has, and under which address phones find it.

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

class House {
  bots = $state.raw<string[]>(['accountant', 'grudge', 'reckless', 'timid', 'random'])
  /** Those who also play Live. */
  liveBots = $state.raw(['accountant', 'grudge', 'reckless', 'timid', 'random'])
  /** The address to tell others: none where nobody else can follow it, and undefined until that is known. */
  base = $state<string | null | undefined>(LOOPBACK.includes(location.hostname) ? undefined : location.origin)
  /** Whether strangers find each other here: the page says so at once, so that nothing moves under a thumb. */
  lobby = $state(document.documentElement.hasAttribute('data-lobby'))
  /** Whether it did not answer when it was last asked. */
  away = $state(false)

  async ask(): Promise<void> {
    const answer = await fetch('/house').catch(() => null)
    this.away = !answer?.ok
    if (!answer?.ok) return
    const told = (await answer.json()) as { bots: string[]; live_bots: string[]; address: string | null; lobby?: boolean }
    this.bots = told.bots
    this.liveBots = told.live_bots
    this.lobby = told.lobby ?? false
    // Who came by an address that others can follow gives them the same one.
    if (LOOPBACK.includes(location.hostname)) this.base = told.address
  }

  /** The address of a table, where it has one. */
  address(code: string): string | null | undefined {
    return this.base && `${this.base}/t/${code}`
  }
}

export const house = new House()

/** Where strangers find a shared result: under the address others know, or else the one it is read at. */
export function addressOf(result: string): string {
  return `${house.base ?? location.origin}/r/${result}`
}
