// Which scenes are played on the stage; the others are shown at the table.
import type { Scene } from '../theatre/moments'

const STAGED: Scene[] = ['nerve', 'foiled', 'fast-volley', 'fast-shot', 'shot', 'out', 'grenade', 'stab', 'power', 'split']

export function isStaged(moment: { scene: Scene } | null): boolean {
  return moment !== null && STAGED.includes(moment.scene)
}
