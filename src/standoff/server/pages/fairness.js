// Checks a record by nothing but arithmetic: the fingerprint, and the order of notes, powers and roles.
// docs/record.md says how; no rule of the game is known here.
import { POOLS } from './pools.js'
import { hex, sha256, unhex, utf8 } from './sha256.js'

export { hex, sha256, unhex, utf8 }

const WORD = 2n ** 64n
const NOTHING = '0'.repeat(64)

const NOTES = [...Array(10).fill(20000), ...Array(15).fill(10000), ...Array(15).fill(5000)]

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

/** The part of a seat for which the house speaks, a bot's: it follows from the table's seed. */
export const housePart = (table, seat) => hex(sha256(joined(unhex(table), utf8(`part/${seat}`))))

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
export const powers = (seed, pool, seats) => shuffled(seed, 'powers', POOLS[pool]).slice(0, seats)
export const cop = (seed, seats) => shuffled(seed, 'roles', ['cop', ...Array(seats - 1).fill('gangster')]).indexOf('cop')

/** Whether the opened parts are those that everybody was bound to before anything was opened. */
export function isBound(seed, { commitments, house = [], missing = [] }) {
  return seed.contributions.length === commitments.length && seed.contributions.every((part, seat) => {
    if (house.includes(seat) && part !== housePart(seed.table, seat)) return false
    const gave = commitments[seat] !== '' && !missing.includes(seat)
    return gave ? hex(sha256(unhex(part))) === commitments[seat] : part === NOTHING
  })
}

/** What a record says for itself. Every key of `checks` is true, false, or null where it cannot be told. */
export function examined(text) {
  const written = text.split('\n')
  if (written.at(-1) === '') written.pop()
  const lines = written.map((line) => JSON.parse(line))
  const [game] = lines
  if (game?.line !== 'game' || ![1, 2].includes(game.format)) throw new Error('not a record')
  const seed = game.seed ?? lines.find((line) => line.line === 'seed')?.seed ?? null
  const chain = lines.every((line, i) => i === 0 || line.before === hex(sha256(utf8(written[i - 1]))))
  const draws = lines.filter((line) => line.line === 'draw')
  const missing = draws.flatMap((draw) => draw.missing.map((seat) => game.names[seat]))
  const found = { names: game.names, options: game.options, fingerprint: game.fingerprint, lines: lines.length, missing }
  const bound = seed && draws.length > 0 ? isBound(seed, draws.at(-1)) : null
  found.checks = { chain, fingerprint: seed && hex(sha256(unhex(seed.table))) === game.fingerprint, bound }
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
