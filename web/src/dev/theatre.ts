// Development only: a table that hears what a test tells it, and says what is to be seen and heard at any time.
import { ofClassic } from '../theatre/staging'
import { mount } from 'svelte'
import App from '../App.svelte'
import { frame, type Frame } from '../classic/stage/frame'
import { layout } from '../classic/stage/layout'
import { roundLines, shown } from '../classic/story/shots'
import { CLASSIC } from '../classic/theatre/staging'
import type { Moment } from '../classic/theatre/moments'
import { table } from '../controller.svelte'
import type { Message, Played } from '../protocol'
import { route } from '../route.svelte'
import { announcer } from '../state/announcer.svelte'
import { receive } from '../state/receive'
import { settings, type Choices } from '../state/settings.svelte'
import { NOTHING, type State } from '../state/state'
import { tell } from '../words/words.svelte'

const EVERY = 50

/** One frame, as little of it as says what it gives away. */
interface Glimpse {
  time: number
  cards: [number, string][]
  plasters: number[]
  out: number[]
  dropped: number[]
  flash: number
  moved: boolean
}

function glimpse(time: number, seen: Frame): Glimpse {
  const { camera, shake } = seen
  return {
    time,
    cards: seen.cards.flatMap(({ seat, bullet }): [number, string][] => (bullet ? [[seat, bullet]] : [])),
    plasters: seen.seats.map((one) => one.plasters),
    out: seen.seats.flatMap((one) => (one.out > 0 ? [one.seat] : [])),
    dropped: seen.seats.flatMap((one) => (one.drop > 0 ? [one.seat] : [])),
    flash: seen.flash,
    moved: camera.zoom !== 1 || camera.lean !== 0 || shake.some((one) => one !== 0) || seen.seats.some((one) => one.shiver !== 0 || one.scale !== 1),
  }
}

/** What one seat sees of every step of a game: its scenes, their frames and their sentences. */
function game(messages: Message[], pace: number, still: boolean): unknown[] {
  let state: State = NOTHING
  const steps: unknown[] = []
  for (const message of messages) {
    const before = state
    state = receive(before, message)
    if (message.tell === 'played') steps.push(CLASSIC.scenes(before, state, message.events).flatMap((one) => ofClassic(one) ?? []).map((moment, place, all) => scene(moment, all[place - 1] ?? null, state, pace, still)))
  }
  return steps
}

function scene(moment: Moment, previous: Moment | null, state: State, pace: number, still: boolean): unknown {
  const stage = layout(360, 740, moment.before.figures.length, state.seat ?? 0)
  const cast = { names: state.room?.chairs.map((one) => one.name) ?? [], me: state.seat }
  const frames: Glimpse[] = []
  for (let time = 0; time < moment.takes; time += EVERY) frames.push(glimpse(time, frame({ moment, previous, time, pace, still }, stage)))
  const lines = moment.scene === 'round' ? roundLines(moment.events, cast).flat() : shown(moment, cast)
  return { scene: moment.scene, takes: moment.takes, told: moment.told, lines: lines.map(tell), frames }
}

/** Everything a person can see or hear of the page as it is. */
function page(): unknown {
  const { moment } = table.theatre
  const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
  return {
    scene: moment?.scene ?? null,
    cards: [...document.querySelectorAll<SVGElement>('[data-bullet]')].map((one) => [Number(one.dataset['seat']), one.dataset['bullet']]),
    text: `${document.body.textContent} ${labels.join(' ')} ${announcer.log.join(' ')}`,
    feuds: document.querySelectorAll('.feud').length,
    plasters: document.querySelectorAll('.board [href="#s-plaster"]').length,
    down: document.querySelectorAll('.seat.wounded, .seat.dead').length,
    caption: document.querySelector('.caption')?.textContent ?? '',
    asked: document.querySelectorAll('.tray .big, .tray .pile, .decide').length,
  }
}

function hear(message: Message, time: number): void {
  if (message.tell === 'played' && message.window) (message as Played).window = { ...message.window, shown_at: Date.now() + time, closes_at: Date.now() + time + 60_000 }
  table.hear(message)
}

export function rehearse(): void {
  const asked = new URLSearchParams(location.search)
  settings.change({ language: (asked.get('l') ?? 'en') as Choices['language'], sound: false, captions: true, motion: asked.has('still') ? 'reduced' : 'full', name: 'Quiet Badger' })
  table.now = () => Date.now()
  Object.assign(window, { rehearsal: { game, page, hear, goOn: () => table.goOn() } })
  route.path = '/t/KVTR'
  route.query = asked.has('tv') ? 'tv' : ''
  mount(App, { target: document.body })
}
