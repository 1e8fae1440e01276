// The count spoken aloud, where the device has a voice; knocks and large figures say the same.
import { settings } from '../state/settings.svelte'
import { words } from '../words/words.svelte'

export function speak(text: string): void {
  if (!settings.chosen.sound || !('speechSynthesis' in window)) return
  const said = new SpeechSynthesisUtterance(text)
  said.lang = words.language
  said.rate = 1.4
  said.volume = settings.chosen.volume / 100
  speechSynthesis.cancel()
  speechSynthesis.speak(said)
}
