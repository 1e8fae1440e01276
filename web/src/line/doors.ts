// Doors: why somebody is not at a table, and what can be done about it; a new reason without words or a way out does not compile.
import type { Hello, Why } from '../protocol'

/** What only this device knows: that it had a seat, which link it followed, how old it is. */
type Known = 'gone' | 'dead-link' | 'wrong-words' | 'crowded'
export type Fault = Exclude<Why, 'restart' | 'silent' | 'garbled'> | Known

/** Of the code of a table: where strangers could try them there are more. */
export const FEWEST_LETTERS = 4
export const MOST_LETTERS = 6

/** The first thing to do about it; the way home is beside it, always. */
export type Way = 'home' | 'retry' | 'watch' | 'reload' | 'sit'

export const WAYS: Record<Fault, Way> = {
  'no-entry': 'home',
  gone: 'sit',
  'dead-link': 'sit',
  'wrong-words': 'sit',
  forgotten: 'home',
  left: 'home',
  'shown-out': 'home',
  crowded: 'retry',
  elsewhere: 'retry',
  full: 'watch',
  locked: 'retry',
  'full-house': 'retry',
  'too-much': 'retry',
  damaged: 'home',
  'other-version': 'home',
  stopped: 'retry',
  banned: 'home',
  'too-soon': 'home',
  'old-version': 'reload',
}

/** After these one comes back without a word: the server restarts, or the line was slow. */
export function comesBack(why: string): boolean {
  return why === 'restart' || why === 'silent'
}

/** What a word that the server closed a line with means to whoever had said this hello. */
export function meaning(why: string, said: Hello | null): Fault {
  const asked = said?.hello
  if (why === 'full' && said?.hello === 'enter' && said.kind !== undefined && said.kind !== 'player') return 'crowded'
  if (why === 'no-entry' && asked === 'attach') return 'gone'
  if (why === 'no-entry' && asked === 'link') return 'dead-link'
  if (why === 'no-entry' && asked === 'recall') return 'wrong-words'
  // Words that this page does not know, and hellos that the server does not: they are of two versions.
  return why in WAYS ? (why as Fault) : 'old-version'
}

/** Which of these codes may have been meant: one letter is wrong, or two are in each other's place. */
export function nearly(typed: string, codes: string[]): string | null {
  const differ = (one: string): number[] => [...one].flatMap((letter, place) => (letter === typed[place] ? [] : place))
  return (
    codes.find((one) => {
      const [first = 0, second, ...more] = differ(one)
      if (one.length !== typed.length || one === typed || more.length > 0) return false
      return second === undefined || (one[first] === typed[second] && one[second] === typed[first])
    }) ?? null
  )
}
