// The record of the game just over, as a file for whoever played: the server knows them by their token.
import { kept } from '../line/seats'

/** Where it cannot be had: false. */
export async function keepRecord(code: string, game: number): Promise<boolean> {
  const seat = kept(code)
  const answer = seat && (await fetch(`/record?${code}`, { headers: { Authorization: `Bearer ${seat.token}` } }).catch(() => null))
  if (!answer?.ok) return false
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = `standoff-${code}-${game}.jsonl`
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}
