// Equal shares without change, as rules/notes.py works them out; tests hold both together.
import { NOTES } from '../facts'
import type { Notes } from '../protocol'

/** The largest equal share that needs no change, and the notes it takes (C51, C52, C54-C56). */
export function shares([twenties, tens, fives]: Notes, sharers: number): { share: number; handed: Notes } {
  const [twenty, ten, five] = NOTES
  const total = twenties * twenty + tens * ten + fives * five
  if (sharers === 0) return { share: 0, handed: [0, 0, 0] }
  if (sharers === 1) return { share: total, handed: [twenties, tens, fives] }
  for (let share = Math.floor(total / (five * sharers)) * five; share > 0; share -= five) {
    const large = Math.min(twenties, sharers * Math.floor(share / twenty))
    const owed = sharers * share - twenty * large
    const middle = Math.min(tens, Math.floor((owed - sharers * (share % ten)) / ten))
    const small = (owed - ten * middle) / five
    if (small <= fives) return { share, handed: [large, middle, small] }
  }
  return { share: 0, handed: [0, 0, 0] }
}

/** Who is handed which notes: each in turn the largest that still fit (A16). */
export function portions(handed: Notes, share: number, sharers: number): number[][] {
  const stock: Notes = [...handed]
  return Array.from({ length: sharers }, () => {
    let owed = share
    return NOTES.flatMap((value, which) => {
      const place = which as 0 | 1 | 2
      const taken = Math.min(stock[place], Math.floor(owed / value))
      stock[place] -= taken
      owed -= taken * value
      return Array<number>(taken).fill(value)
    })
  })
}

/** Notes, counted by value. */
export function counted(notes: number[]): Notes {
  const [twenty, ten, five] = NOTES
  const count = (value: number): number => notes.filter((one) => one === value).length
  return [count(twenty), count(ten), count(five)]
}
