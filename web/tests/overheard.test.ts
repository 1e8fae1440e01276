// What a browser knows, shows and says after listening, beside what the server says (tests/web/overheard.py).
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { told } from '../src/classic/story/story'
import { moments } from '../src/classic/theatre/moments'
import { after, pictureOf, type Picture } from '../src/classic/theatre/picture'
import { told as liveTold } from '../src/live/story/story'
import { moments as liveMoments } from '../src/live/theatre/moments'
import * as live from '../src/live/theatre/picture'
import type { Event, Message, Welcome } from '../src/protocol'
import { asClassic, asLive, isLive, type ClassicState, type LiveState } from '../src/state/editions'
import { isFirstRound, receive } from '../src/state/receive'
import { missing, NOTHING, type State } from '../src/state/state'
import type { Cast } from '../src/story/cast'
import type { Phrase } from '../src/words/words.svelte'

interface Line {
  heard: Message[]
  /** For each message, for each of its events, what the storyteller says. */
  told: Phrase[][][]
  /** What is said to somebody who comes in just now. */
  now: Welcome
  armed?: State['held']['armed']
}

test('whoever listened knows, shows and says what the server says', async () => {
  let steps = 0
  let state = NOTHING
  for await (const text of createInterface({ input: createReadStream(process.env['OVERHEARD'] ?? '') })) {
    const line = JSON.parse(text) as Line
    for (const [place, message] of line.heard.entries()) {
      const before = message.tell === 'welcome' ? NOTHING : state
      state = receive(before, message)
      if (message.tell !== 'played') continue
      steps += 1
      const cast = { names: state.room?.chairs.map((one) => one.name) ?? [], me: state.view?.seat ?? null }
      const phrases = isLive(state.room?.options) ? arena(asLive(before), asLive(state), message.events, cast) : table(asClassic(before), asClassic(state), message.events, cast)
      for (const [which, mine] of phrases.entries()) said(mine, line.told[place]?.[which] ?? [])
    }
    if (line.armed !== undefined) state = { ...state, held: { ...state.held, armed: line.armed } }
    const now = receive(NOTHING, line.now)
    same(known(state), known(now))
    // Where people walk is told when they begin to.
    if (state.ground) same(state.ground, now.ground)
  }
  expect(steps).toBe(Number(process.env['OVERHEARD_STEPS']))
  // Thousands of steps take as long as a busy machine needs.
}, 600_000)

function same(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other)
}

/** What does not depend on having been here all along. */
function known(state: State): object {
  const { you, seat, room, view, held, window, paused, pausedBy, stakes, luck, report, shots, spoken } = state
  const { ask = null, armed = null, wishes = {} } = held
  const waited = ['load', 'divide'].includes(state.window?.waiting ?? '') ? missing(state) : []
  return { you, seat, room, view, ask, armed, wishes, window, paused, pausedBy, waited, stakes, luck, report, shots, spoken }
}

/** What is drawn at the end of a step is what the view shows, and no scene leaves out what happened; says what is said. */
function table(before: ClassicState, now: ClassicState, events: Event[], cast: Cast): Phrase[][] {
  if (!now.view) return []
  const begins = before.view === null || events.some(isFirstRound)
  const start: Picture = begins || !before.view ? { ...pictureOf(now.view), loot: [0, 0, 0] } : pictureOf(before.view)
  // At the end all cards and all money are open, which no event says.
  const over = now.view.outcome && { money: null, power: null }
  const drawn = ({ figures, ...rest }: Picture): object => ({ ...rest, figures: figures.map(({ laid: _, shown: __, hit: ___, ...one }) => ({ ...one, loaded: one.loaded > 0, ...over })) })
  same(drawn(events.reduce(after, start)), drawn(pictureOf(now.view)))
  const lines = told(cast, { events, picture: events.reduce(after, start) }, now.view.calls)
  const phrases = events.map((event) => lines.filter((line) => line.event === event).map((line) => line.phrase))
  const scenes = moments(start, events)
  shown(events.filter((event) => event.event !== 'wounded'), phrases.filter((_, place) => events[place]?.event !== 'wounded'), scenes)
  // Plasters come one by one, with the shot that brings each.
  same(plasters(scenes.filter((one) => one.scene !== 'round').flatMap((one) => one.events)), plasters(events))
  return phrases
}

function plasters(events: Event[]): number[] {
  const count = Array<number>(6).fill(0)
  for (const event of events) if (event.event === 'wounded') count[event.seat] = (count[event.seat] ?? 0) + event.markers
  return count
}

function arena(before: LiveState, now: LiveState, events: Event[], cast: Cast): Phrase[][] {
  const { view } = now
  if (!view) return []
  const begins = before.view === null || events.some(isFirstRound)
  const start = begins || !before.view ? live.bare(view) : live.pictureOf(before.view)
  const drawn = ({ figures, dealt: _, ...rest }: live.LivePicture): object =>
    view.outcome ? figures.map((one) => [one.place, one.wounds]) : { ...rest, figures: figures.map(({ hit: _, touched: __, struck: ___, ...one }) => one) }
  same(drawn(events.reduce(live.after, start)), drawn(live.pictureOf(view)))
  const phrases = events.map((event) => liveTold(cast, event, view.options))
  shown(events, phrases, liveMoments(start, events))
  return phrases
}

function shown<E extends { event: string }>(events: E[], phrases: Phrase[][], scenes: { events: E[] }[]): void {
  const seen = new Set(scenes.flatMap((one) => one.events))
  // A card that is laid or taken back is told of, but is no scene.
  same(events.filter((event, place) => phrases[place]?.length && !seen.has(event) && !['loaded', 'took-back'].includes(event.event)), [])
}

/** Everything the browser says of an event the storyteller says too. */
function said(phrases: Phrase[], sentences: Phrase[]): void {
  for (const phrase of phrases) if (!sentences.some((sentence) => agrees(phrase, sentence))) expect(phrase).toEqual(sentences)
}

function agrees(phrase: Phrase, { message, values }: Phrase): boolean {
  // Of a plaster the browser says less: how many there are is seen.
  if (phrase.message !== 'web-hit') return isDeepStrictEqual(phrase, values ? { message, values } : { message })
  return message.startsWith('wounded') && ['who', 'you', 'markers'].every((name) => phrase.values?.[name] === values?.[name])
}
