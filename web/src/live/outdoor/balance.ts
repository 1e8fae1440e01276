// Which teams may play.
const SMALLEST = 3
const LARGEST = 5
const MOST = 21

/** Whether teams of these sizes may play: balanced, and not too many (L10, A79). */
export function isBalanced(sizes: number[]): boolean {
  const smallest = Math.min(...sizes)
  return smallest >= SMALLEST && Math.max(...sizes) <= Math.min(LARGEST, smallest + 1) && sizes.reduce((sum, size) => sum + size, 0) <= MOST
}
