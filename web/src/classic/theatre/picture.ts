// The picture: what lies on the table at one moment, drawn from a view and carried on by events.
import type { Bullet, Event, Notes, PowerId, Seat, Stance } from '../../protocol'
import type { WholeView } from '../../state/whole'
import { NOTES, PHASE_OF } from '../../facts'

export interface Figure {
  seat: Seat
  alive: boolean
  wounds: number
  shame: number
  flashing: number
  money: number | null
  stance: Stance
  aims: (Seat | null)[]
  /** How many cards are in play; of somebody with two guns that is known once they point. */
  loaded: number
  power: PowerId | null
  /** The cards in play, where they are known. */
  laid: Bullet[]
  /** The cards just turned up, gun by gun. */
  shown: Bullet[]
  /** Whether a plaster has just arrived. */
  hit: boolean
}

export interface Picture {
  round: number
  phase: number
  loot: Notes
  figures: Figure[]
}

export function pictureOf(view: WholeView): Picture {
  return {
    round: view.round,
    phase: PHASE_OF[view.stage],
    loot: view.loot,
    figures: view.gangsters.map((one) => ({
      seat: one.seat,
      alive: one.alive,
      wounds: one.wounds,
      shame: one.shame,
      flashing: one.flashing,
      money: one.money,
      stance: one.stance,
      aims: one.aims,
      loaded: one.loaded,
      power: one.power,
      laid: [],
      shown: [],
      hit: false,
    })),
  }
}

/** The picture once something more has happened. */
export function after(picture: Picture, event: Event): Picture {
  switch (event.event) {
    case 'round-began':
      return { ...begun(picture), round: event.round, phase: 1, loot: added(picture.loot, event.notes) }
    case 'phase-began':
      return { ...picture, phase: event.phase, figures: picture.figures.map((one) => ({ ...one, hit: false, shown: [] })) }
    case 'loaded':
      return changed(picture, event.seat, () => ({ loaded: event.bullets.length, laid: event.bullets }))
    case 'loaded-unseen':
      return changed(picture, event.seat, () => ({ loaded: 1 }))
    case 'took-back':
      return changed(picture, event.seat, () => ({ loaded: 0 }))
    case 'discarded':
    case 'discarded-unseen':
      return changed(picture, event.seat, ({ loaded }) => ({ loaded: Math.max(0, loaded - 1) }))
    case 'aimed':
      return changed(picture, event.seat, ({ loaded }) => ({ aims: event.at, loaded: loaded && event.at.length }))
    case 'withdrew':
      return changed(picture, event.seat, (one) => ({
        stance: 'withdrawn',
        shame: one.shame + 1,
        flashing: one.flashing + Number(event.flashing ?? false),
      }))
    case 'power-shown':
      return changed(picture, event.seat, () => ({ power: event.power }))
    case 'fired':
      return changed(picture, event.seat, (one) => ({ shown: [...one.shown, event.bullet], loaded: Math.max(0, one.loaded - 1) }))
    case 'wounded':
      return changed(picture, event.seat, (one) => ({ wounds: one.wounds + event.markers, stance: 'wounded', hit: true }))
    case 'died':
      return changed(picture, event.seat, (one) => ({ alive: false, money: one.money && 0 }))
    case 'stood-up':
      return changed(picture, event.seat, () => ({ stance: 'standing' }))
    case 'split':
      return event.among.reduce(
        (sofar, seat) => changed(sofar, seat, (one) => ({ money: one.money === null ? null : one.money + event.share })),
        { ...picture, loot: event.left },
      )
    case 'ended':
      return { ...picture, phase: PHASE_OF.over }
    default:
      return picture
  }
}

/** A table before anything has happened. */
export function bare(players: number): Picture {
  const figures = Array.from({ length: players }, (_, seat): Figure => ({
    seat, alive: true, wounds: 0, shame: 0, flashing: 0, money: 0, stance: 'standing', aims: [], loaded: 0, power: null, laid: [], shown: [], hit: false,
  }))
  return { round: 1, phase: 1, loot: [0, 0, 0], figures }
}

export function total(notes: Notes): number {
  return notes.reduce((sum, count, place) => sum + count * (NOTES[place] ?? 0), 0)
}

export function listed(notes: Notes): number[] {
  return notes.flatMap((count, place) => Array<number>(count).fill(NOTES[place] ?? 0))
}

function begun(picture: Picture): Picture {
  const fresh = { loaded: 0, laid: [], aims: [], stance: 'standing' as const, shown: [], hit: false }
  return { ...picture, figures: picture.figures.map((one) => ({ ...one, ...fresh })) }
}

function added(loot: Notes, notes: number[]): Notes {
  const more = NOTES.map((value) => notes.filter((note) => note === value).length)
  return loot.map((count, place) => count + (more[place] ?? 0)) as Notes
}

function changed(picture: Picture, seat: Seat, change: (one: Figure) => Partial<Figure>): Picture {
  const figures = picture.figures.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one))
  return { ...picture, figures }
}
