// Development only: any screen in any state, without a server, the same on every visit.
import { mount, tick } from 'svelte'
import App from '../App.svelte'
import { table } from '../controller.svelte'
import { route } from '../route.svelte'
import { ears } from '../state/ears.svelte'
import { house } from '../state/house.svelte'
import { settings, type Choices } from '../state/settings.svelte'
import { say, tell, words } from '../words/words.svelte'
import { Place } from '../classic/hotseat/place.svelte'
import { forget, keepCrew } from '../line/seats'
import { FIXTURES, type Fixture } from './fixtures'
import { LIVE_FIXTURES } from './live'
import { OUTDOOR_FIXTURES } from './outdoor'

export async function show(): Promise<void> {
  const asked = new URLSearchParams(location.search)
  const name = location.pathname.slice('/dev/state/'.length)
  const fixture = FIXTURES[name] ?? LIVE_FIXTURES[name] ?? OUTDOOR_FIXTURES[name]
  if (!fixture) throw new Error('no such state')
  settings.change({
    language: (asked.get('l') ?? 'en') as Choices['language'],
    theme: (asked.get('theme') ?? 'dark') as Choices['theme'],
    text: Number(asked.get('text') ?? 100) as Choices['text'],
    sound: false,
    captions: false,
    list: fixture.list ?? false,
    name: 'Quiet Badger',
  })
  await settings.load()
  if (location.pathname.startsWith('/dev/state/real')) await words.learn('real')
  if (name in OUTDOOR_FIXTURES) await words.learn('live')
  if (name in LIVE_FIXTURES) {
    await words.learn('live')
    const { stage } = await import('../live/theatre/staging')
    stage()
  }
  table.now = () => 0
  ears.readFor = 3_600_000
  table.fault = fixture.fault ?? null
  for (const message of fixture.messages ?? []) table.hear(message)
  if (!fixture.scene) table.theatre.skip()
  for (let over = 0; over < (fixture.skip ?? 0); over++) table.theatre.next()
  if (fixture.at) table.theatre.seek(fixture.at)
  if (fixture.choice) table.choice = fixture.choice
  if (fixture.lost) table.lostSince = Date.now() - fixture.lost
  if (fixture.toast) table.toast = { message: fixture.toast }
  if (asked.has('passing')) inPassing()
  table.away = fixture.away ?? []
  table.screenAway = fixture.screenAway ?? false
  if (fixture.missed) table.returning.lines = fixture.missed
  forget('KVTR')
  if (fixture.unreached) house.ask = async () => void (house.away = true)
  if (fixture.hot) await passed(fixture.hot, fixture.choice !== undefined)
  table.link = 'x'.repeat(43)
  route.path = fixture.messages ? '/t/KVTR' : '/'
  route.query = fixture.query ?? ''
  mount(App, { target: document.body })
  for (let tries = 0; fixture.arena && tries < 100 && !table.onArena; tries++) await new Promise((done) => setTimeout(done, 20))
  if (fixture.arena) table.onArena?.({ reply: 'arena', ...fixture.arena })
  for (const message of fixture.click ?? []) {
    await tick()
    const name = typeof message === 'string' ? say(message) : tell(message)
    const before = elements()
    for (let tries = 0; tries < 100 && !press(name); tries++) await new Promise((done) => setTimeout(done, 20))
    // What is fetched when it is wanted may take its time on a busy machine.
    for (let tries = 0; tries < 100 && elements() === before; tries++) await new Promise((done) => setTimeout(done, 20))
  }
  for (let tries = 0; tries < 100 && !document.querySelector('h1'); tries++) await new Promise((done) => setTimeout(done, 20))
  // A list has been read anew by then.
  await new Promise((done) => setTimeout(done, fixture.list && fixture.arena ? 500 : 60))
  document.documentElement.dataset['shown'] = ''
}

/** Everything that may lie over a screen for a while, all at once. */
function inPassing(): void {
  table.toast = { message: 'web-screen-away' }
  table.lostSince = Date.now() - 70_000
  table.returning.lines = [{ message: 'web-missed-stand-in' }, { message: 'web-missed-rounds', values: { before: 3, now: 5 } }]
}

// One device for all, without a line to anywhere.
async function passed(where: NonNullable<Fixture['hot']>, chosen: boolean): Promise<void> {
  const { hotSeat } = await import('../classic/hotseat/hotseat.svelte')
  const { state } = table
  keepCrew({ code: 'KVTR', screen: null, people: [] })
  hotSeat.code = 'KVTR'
  // Places as they look, without their lines.
  const place = (shown: object): Place => Object.create(Place.prototype, Object.getOwnPropertyDescriptors({ state, now: () => 0, ...shown }))
  const person = place({ member: state.you, asked: where !== 'done', chosen, laid: false })
  const others = state.room?.members.filter((one) => one.id !== state.you).map((one) => place({ member: one.id, asked: false })) ?? []
  hotSeat.people = [person, ...others]
  hotSeat.screen = place({})
  if (where === 'curtain') hotSeat.goRound()
  // Nobody lays a made-up device down, nor comes back to it: what is looked at stays uncovered.
  hotSeat.cover = () => {}
  if (where === 'turn') hotSeat.holder = person
  else table.told = { ...state, seat: null }
}

/** Everything on the page that can be seen, without the marks Svelte leaves for what is still to come. */
function elements(): string {
  return document.body.innerHTML.replaceAll(/<!--.*?-->/g, '')
}

function press(name: string): boolean {
  const buttons = [...document.querySelectorAll('button')]
  const found = buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === name)
  found?.click()
  return found !== undefined
}
