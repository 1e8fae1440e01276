// The Godfather's voice: the device speaks, where it can; everything it says also stands on the screen.
import { recall, remember } from '../line/seats'
import { words } from '../words/words.svelte'

const LOCALES = { en: 'en-GB', fr: 'fr-FR', it: 'it-IT' }

class Voice {
  on = $state(recall('voice', true))

  get able(): boolean {
    return 'speechSynthesis' in window
  }

  toggle(): void {
    this.on = !this.on
    remember('voice', this.on)
    if (!this.on && this.able) speechSynthesis.cancel()
  }

  /** Speak this now, whatever was being said. */
  say(text: string): void {
    if (!this.on || !this.able) return
    speechSynthesis.cancel()
    const said = new SpeechSynthesisUtterance(text)
    said.lang = LOCALES[words.language]
    speechSynthesis.speak(said)
  }
}

export const voice = new Voice()
