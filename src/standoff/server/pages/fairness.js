// Checks a record by nothing but arithmetic: the fingerprint, and the order of notes, powers and roles.
// docs/record.md says how; no rule of the game is known here. SHA-256 is written out because pages
// that come over plain http have no crypto.subtle.

const ROUND = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]
const WORD = 2n ** 64n

const NOTES = [...Array(10).fill(20000), ...Array(15).fill(10000), ...Array(15).fill(5000)]
const POWERS = [
  'six-feet-under', 'unbreakable', 'you-dont-need-it', 'dragon-skin', 'insane', 'kid', 'cunning',
  'super-coward', 'specialist', 'does-not-hurt', 'backstab',
]
const POOLS = { none: 0, starter: 6, all: 10, 'all+backstab': 11 }

/** SHA-256 of some bytes. */
export function sha256(bytes) {
  const length = (((bytes.length + 8) >> 6) + 1) << 6
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(length - 8, Math.floor(bytes.length / 0x20000000))
  view.setUint32(length - 4, bytes.length << 3)
  const hash = Uint32Array.from(START)
  const words = new Uint32Array(64)
  const turned = (word, by) => (word >>> by) | (word << (32 - by))
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const [early, late] = [words[i - 15], words[i - 2]]
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      words[i] = words[i - 16] + first + words[i - 7] + second
    }
    let [a, b, c, d, e, f, g, h] = hash
    for (let i = 0; i < 64; i++) {
      const mixed = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g))
      const one = (h + mixed + ROUND[i] + words[i]) | 0
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word))
  }
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, i) => out.setUint32(4 * i, word))
  return new Uint8Array(out.buffer)
}

export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
export const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
export const utf8 = (text) => new TextEncoder().encode(text)

function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The seed a game is dealt from: the table's, and what each seat added, in order. */
export const gameSeed = (table, contributions) => sha256(joined(unhex(table), ...contributions.map(unhex)))

/** Numbers below a bound, one after the other, from one stream. */
function stream(seed, label) {
  let counter = 0n
  return (bound) => {
    const limit = WORD - (WORD % BigInt(bound))
    for (;;) {
      const place = unhex((counter++).toString(16).padStart(16, '0'))
      const word = BigInt('0x' + hex(sha256(joined(seed, utf8(label), place)).slice(0, 8)))
      if (word < limit) return Number(word % BigInt(bound))
    }
  }
}

export function shuffled(seed, label, things) {
  const draw = stream(seed, label)
  const order = [...things]
  for (let place = order.length - 1; place > 0; place--) {
    const other = draw(place + 1)
    ;[order[place], order[other]] = [order[other], order[place]]
  }
  return order
}

/** The bullet laid for somebody who chose none: one of the unused ones, clicks first. */
export const bullet = (seed, round, seat, gun, unused) => unused[stream(seed, `bullet/${round}/${seat}/${gun}`)(unused.length)]

export const notes = (seed) => shuffled(seed, 'notes', NOTES)
export const powers = (seed, pool, seats) => shuffled(seed, 'powers', POWERS.slice(0, POOLS[pool])).slice(0, seats)
export const cop = (seed, seats) => shuffled(seed, 'roles', ['cop', ...Array(seats - 1).fill('gangster')]).indexOf('cop')

/** What a record says for itself. Every key of `checks` is true, false, or null where it cannot be told. */
export function examined(text) {
  const written = text.split('\n')
  if (written.at(-1) === '') written.pop()
  const lines = written.map((line) => JSON.parse(line))
  const [game] = lines
  if (game?.line !== 'game' || game.format !== 1) throw new Error('not a record')
  const seed = game.seed ?? lines.find((line) => line.line === 'seed')?.seed ?? null
  const chain = lines.every((line, i) => i === 0 || line.before === hex(sha256(utf8(written[i - 1]))))
  const found = { names: game.names, options: game.options, fingerprint: game.fingerprint, lines: lines.length }
  found.checks = { chain, fingerprint: seed && hex(sha256(unhex(seed.table))) === game.fingerprint }
  if (seed === null || game.options.edition !== 'classic') return found
  const dealt = gameSeed(seed.table, seed.contributions)
  const { players, powers: pool, cop: withCop } = game.options
  return {
    ...found,
    notes: notes(dealt),
    powers: pool === 'none' ? [] : powers(dealt, pool, players),
    cop: withCop ? cop(dealt, players) : null,
  }
}
