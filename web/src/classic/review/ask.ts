// A game is looked at by the server, one at a time: it is asked how far that is until all is there.
import { kept } from '../../line/seats'
import type { ReviewSaid } from '../../protocol'

const EVERY = 1000

/** Where a look is asked for, and as whom. */
export interface Asked {
  path: string
  token?: string
}

/** Of the game just over at a table. */
export function ofTable(code: string): Asked {
  const token = kept(code)?.token
  return token === undefined ? { path: `/review?${code}` } : { path: `/review?${code}`, token }
}

/** Of a game that is shared. */
export function ofShared(id: string): Asked {
  return { path: `/r/${id}.review` }
}

/** Ask until it is over, and tell each answer; null: it cannot be had. Returns how to stop. */
export function follow(asked: Asked, tell: (said: ReviewSaid | null) => void): () => void {
  let timer: number | undefined
  let stopped = false
  async function look(): Promise<void> {
    const headers: Record<string, string> = asked.token ? { Authorization: `Bearer ${asked.token}` } : {}
    const answer = await fetch(asked.path, { headers }).catch(() => null)
    const said = answer?.ok ? ((await answer.json()) as ReviewSaid) : null
    if (stopped) return
    tell(said)
    if (said && !said.found && !said.refused) timer = window.setTimeout(() => void look(), EVERY)
  }
  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
