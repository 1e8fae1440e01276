// What has been agreed on for a table of Live, in a few words for everybody who sits down.
import type { LiveSetting, Tempo } from '../../protocol'
import { say } from '../../words/words.svelte'

/** Without what goes without saying. */
export function agreed({ variants, money, obstacles, godfather }: LiveSetting, tempo: Tempo): string[] {
  const said = (what: string, which: string): string => say('web-live-agreed', { what: { message: what }, which: { message: which } })
  return [
    said('web-tempo', `web-tempo-${tempo}`),
    said('web-money-shown', `web-money-${money}`),
    godfather === 'arena' ? said('web-live-obstacles', `web-live-obstacles-${obstacles}`) : said('web-live-godfather', `web-live-godfather-${godfather}`),
    ...variants.map((variant) => say(`variant-${variant}`)),
  ]
}

/** What is played otherwise than usual, each with what it means. */
export function variants({ variants: chosen, godfather }: LiveSetting): [name: string, means: string][] {
  const played = godfather === 'player' ? [[say('web-live-godfather-player'), say('web-live-mean-playing')] as [string, string]] : []
  return [...chosen.map((one): [string, string] => [say(`variant-${one}`), say(`web-live-mean-${one}`)]), ...played]
}
