// Whether this device lends the Godfather its voice; everything it says also stands on the screen.
import { recall, remember } from '../line/seats'
import { speak } from '../sound/speech'

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
  say(text: string, rate = 1): void {
    if (this.on) speak(text, rate)
  }
}

export const voice = new Voice()
