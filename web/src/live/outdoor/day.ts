// Outdoors the sun shines: the day theme, until somebody chooses another.
import { recall, remember } from '../../line/seats'
import { settings } from '../../state/settings.svelte'

export function day(): void {
  if (recall('outdoors', false)) return
  remember('outdoors', true)
  settings.change({ theme: 'day' })
}
