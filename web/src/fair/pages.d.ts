// The arithmetic of the page that checks records, which knows no rule of the game: one home for both.
declare module '@pages/fairness.js' {
  export { hex, sha256, unhex, utf8 } from '@pages/sha256.js'
  export function gameSeed(table: string, contributions: string[]): Uint8Array
  export function housePart(table: string, seat: number): string
  export function isBound(seed: { table: string; contributions: string[] }, round: { commitments: string[]; house?: number[]; missing?: number[] }): boolean
  export function shuffled<T>(seed: Uint8Array, label: string, things: T[]): T[]
  export function notes(seed: Uint8Array): number[]
  export function powers(seed: Uint8Array, pool: string, seats: number): string[]
  export function cop(seed: Uint8Array, seats: number): number
}

declare module '@pages/sha256.js' {
  export function sha256(bytes: Uint8Array): Uint8Array
  export function hex(bytes: Uint8Array): string
  export function unhex(text: string): Uint8Array
  export function utf8(text: string): Uint8Array
}
