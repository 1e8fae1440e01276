// What is spoken aloud, where the device has a voice; the screen always says the same.
import { settings } from '../state/settings.svelte'
import { words } from '../words/words.svelte'

const BRISK = 1.4

/** Speak now, whatever was being said; a count is brisk. */
export function speak(text: string, rate = BRISK): void {
  if (!settings.chosen.sound || !('speechSynthesis' in window)) return
  const said = new SpeechSynthesisUtterance(text)
  said.lang = words.language
  said.rate = rate
  said.volume = settings.chosen.volume / 100
  speechSynthesis.cancel()
  speechSynthesis.speak(said)
}
