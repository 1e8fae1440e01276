// Hot seat: several people pass one device round; each has a place, and a screen shows what all may see.
import { table, type Wire } from '../../controller.svelte'
import type { Fault } from '../../line/doors'
import type { Status } from '../../line/line'
import { forget, keepCrew, keptCrew } from '../../line/seats'
import type { Deed, Message, Options } from '../../protocol'
import type { State } from '../../state/state'
import { asClassic } from '../../state/editions'
import { Place, type Ear } from './place.svelte'

export class HotSeat implements Wire, Ear {
  code = $state<string | null>(null)
  people = $state.raw<Place[]>([])
  /** Who holds the device and looks at it alone. */
  holder = $state.raw<Place | null>(null)
  /** The window for which the device has been sent round. */
  #lap = $state(0)
  /** The place of the screen all look at. */
  screen = $state.raw<Place | null>(null)
  #coming: string[] = []

  /** Open a table for these people. */
  open(names: string[], options: Options): void {
    table.leave()
    const [first = '', ...others] = names
    this.#coming = others
    this.people = [new Place({ hello: 'open', name: first, options, tempo: 'passed' }, this)]
    this.#share()
  }

  /** Come back to a table this device was passed round at. */
  restore(code: string): void {
    const crew = keptCrew(code)
    if (crew === null) return
    table.leave()
    this.code = code
    this.#coming = []
    this.people = crew.people.map((one) => new Place({ hello: 'attach', code, token: one.token }, this, one))
    this.#enterScreen(crew.screen)
    this.#share()
  }

  /** Whose turn it is to hold the device. */
  get next(): Place | null {
    return this.people.find((place) => place.asked && place.state.window?.number === this.#window) ?? null
  }

  /** Whether the device is on its way round. */
  get passing(): boolean {
    return this.#lap === this.#window && this.next !== null
  }

  goRound(): void {
    this.#lap = this.#window
  }

  /** Nobody at the table has a trick, or wants to: what was said beforehand stands, all others forgo. */
  noTricks(): void {
    for (const place of this.people) if (place.asked) place.forgo()
  }

  /** Somebody takes the device, and sees their own side alone. */
  take(place: Place): void {
    this.holder = place
    table.adopt(place, place.state, null, place.link)
  }

  /** The holder has laid a card, and points. */
  point(): void {
    if (this.holder) table.adopt(this.holder, this.holder.pointing, null, this.holder.link)
  }

  passOn(): void {
    this.holder?.passOn()
    this.#drawCurtain()
  }

  /** The curtain falls before the holder was done: they begin anew. */
  cover(): void {
    this.holder?.clear()
    this.#drawCurtain()
  }

  send(deed: Deed): void {
    for (const place of this.#speakers(deed)) place.send(deed)
  }

  now(): number {
    return this.screen?.now() ?? Date.now()
  }

  retry(): void {
    for (const place of this.#all) place.retry()
  }

  renewLink(): void {
    this.holder?.renewLink()
  }

  close(): void {
    for (const place of this.#all) place.close()
    this.people = []
    this.holder = this.screen = this.code = null
    this.#lap = 0
  }

  admitted(place: Place, code: string): void {
    this.code = code
    table.fault = null
    const known = this.people.flatMap(({ token, link }) => (token ? [{ token, link }] : []))
    keepCrew({ code, screen: this.screen?.token ?? null, people: known })
    if (place === this.screen || place !== this.people.at(-1)) return
    const name = this.#coming.shift()
    // One after the other, so that they sit as they were named.
    if (name !== undefined) this.people = [...this.people, new Place({ hello: 'enter', code, name, kind: 'player' }, this)]
    else if (this.screen === null) this.#enterScreen(null)
  }

  told(place: Place, message: Message, before: State): void {
    if (place === this.screen) this.#shown(message, before)
    else if (place === this.holder && message.tell !== 'played' && message.tell !== 'report') table.hear(message)
  }

  status(place: Place, status: Status, since: number): void {
    if (place !== this.screen) return
    const wasLost = table.lostSince !== null
    table.status = status
    if (status === 'open') {
      table.lostSince = null
      if (wasLost) table.say({ message: 'web-back-again' })
    } else if (status === 'lost') table.lostSince ??= since
  }

  refused(place: Place): void {
    place.askAgain()
  }

  closed(place: Place, fault: Fault): void {
    if (place === this.screen && (fault === 'gone' || fault === 'left')) return this.#enterScreen(null)
    if (place === this.screen || this.code === null) {
      table.fault = fault
      return
    }
    // Somebody went on with a device of their own; the others stay with this one.
    this.people = this.people.filter((one) => one !== place)
    if (this.holder === place) this.cover()
    if (this.people.length > 0) return
    table.fault = fault
    if (fault === 'gone') forget(this.code)
  }

  get #window(): number {
    return this.screen?.state.window?.number ?? 0
  }

  get #all(): Place[] {
    return this.screen ? [...this.people, this.screen] : this.people
  }

  #enterScreen(token: string | null): void {
    if (this.code === null) return
    this.screen?.close()
    this.screen = new Place({ hello: 'enter', code: this.code, kind: 'tv' }, this, { token, link: null })
  }

  // All must want the count, and have seen enough; the rest one says for all.
  #speakers(deed: Deed): Place[] {
    const host = this.people.find((place) => place.member === place.state.room?.host)
    if (deed.do === 'ready' || deed.do === 'go-on') return this.people
    return [host ?? this.people[0]].flatMap((place) => place ?? [])
  }

  #drawCurtain(): void {
    this.holder = null
    this.#share()
  }

  #share(): void {
    table.adopt(this, this.#forAll(this.screen?.state ?? table.told))
  }

  // What the screen sees, with the say of those who hold the device.
  #forAll(state: State): State {
    const [speaker] = this.#speakers({ do: 'start' })
    return { ...state, seat: null, you: speaker?.member ?? state.you }
  }

  #shown(message: Message, before: State): void {
    const moved = message.tell === 'played' || before.window?.number !== this.#window
    if (this.holder !== null && !moved) return
    if (this.holder !== null) {
      this.holder.clear()
      this.holder = null
      table.adopt(this, this.#forAll(before))
    }
    table.hear(message)
    table.told = this.#forAll(table.told)
    const room = this.screen && asClassic(this.screen.state).room
    if (message.tell === 'welcome' && room?.stage === 'lobby') this.#deal(room.chairs.length, room.options.players)
  }

  #deal(chairs: number, players: number): void {
    if (chairs < players) this.send({ do: 'fill-up', bot: null, chairs: players })
    this.send({ do: 'start' })
  }
}

export const hotSeat = new HotSeat()
