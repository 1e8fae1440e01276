// The picture: who is where in the arena at one moment, drawn from a view and carried on by events.
import type { Card, Event, LiveOther, LiveView, Seat, Spot, Stash, Weapon } from '../../protocol'
import { LIVE_PHASE_OF } from '../../facts'

/** Whom a grenade, a dagger or somebody stepping back reached. */
export interface Strike {
  by: 'boom' | 'backstab' | 'fall'
  whom: Seat[]
}

export interface LiveFigure extends LiveOther {
  /** Whether a plaster has just arrived, or the floor. */
  hit: boolean
  /** Whether somebody's open arms have just touched them. */
  touched: boolean
  /** The card in their hand, where the reader may know it. */
  held: Weapon | null
  /** What their card or their fall has just done. */
  struck: Strike | null
}

export interface LivePicture {
  round: number
  phase: number
  loot: number
  cards: number
  figures: LiveFigure[]
  spots: Spot[]
  stashes: (Stash | null)[]
  /** The cards of each Chief, until they are divided. */
  dealt: Record<Seat, Card[]>
}

export function pictureOf(view: LiveView): LivePicture {
  const { round, loot, cards, spots, stashes } = view
  const held = new Map(view.own?.held.map((one) => [one.seat, one.card[0]]))
  const figures = view.gangsters.map((one) => ({ ...one, hit: false, touched: false, held: held.get(one.seat) ?? null, struck: null }))
  const { chief = null, dealt = [] } = view.own ?? {}
  return { round, phase: LIVE_PHASE_OF[view.stage], loot, cards, spots, stashes, figures, dealt: chief === null ? {} : { [chief]: dealt } }
}

/** What a pawn is marked with: two letters of a name, or one and the number that tells namesakes apart. */
export function initials(name: string): string {
  const letters = [...name]
  const number = / (\d+)$/.exec(name)?.[1]
  return number ? `${letters[0]}${number}` : letters.slice(0, 2).join('')
}

/** The same people before anything has happened. */
export function bare(view: LiveView): LivePicture {
  const { figures, ...picture } = pictureOf(view)
  const fresh = { place: 'in-play' as const, ...FRESH }
  return { ...picture, round: 1, loot: 0, cards: 0, spots: [], stashes: view.stashes.map((stash) => stash && { money: 0, cards: 0 }), figures: figures.map((one) => ({ ...one, ...fresh })) }
}

const FRESH = { wounds: 0, mime: null, at: [], weapon: null, number: null, hit: false, touched: false, held: null, struck: null }

/** The picture once something more has happened. */
export function after(picture: LivePicture, event: Event): LivePicture {
  switch (event.event) {
    case 'live-round-began':
    case 'round-began-unseen':
      return { ...all(picture, FRESH), round: event.round, phase: 1, loot: event.loot, cards: event.cards, spots: [], dealt: {} }
    case 'live-phase-began':
      return { ...all(picture, { hit: false, touched: false, struck: null }), phase: event.phase }
    case 'dealt':
      return { ...picture, dealt: { ...picture.dealt, [event.chief]: event.cards } }
    case 'divided': {
      const cards = picture.dealt[event.chief] ?? []
      return event.to.reduce((sofar, seat, place) => changed(sofar, [seat], () => ({ held: cards[place]?.[0] ?? null })), picture)
    }
    case 'froze':
      return { ...picture, spots: event.spots }
    case 'live-aimed':
      return changed(picture, [event.seat], () => ({ mime: event.mime, at: event.at }))
    case 'live-withdrew':
      return changed(picture, [event.seat], () => ({ place: 'coward' }))
    case 'live-fired':
      return changed(picture, [event.seat], () => ({ weapon: event.weapon }))
    case 'live-wounded':
      return changed(picture, [event.seat], (one) => ({ wounds: one.wounds + event.wounds, hit: true }))
    case 'saved':
      return changed(picture, [event.seat], () => ({ weapon: 'kevlar' }))
    case 'announced':
      return changed(picture, [event.seat], () => ({ weapon: event.weapon, number: event.number }))
    case 'live-exploded':
      return struck(picture, event.seat, 'boom', event.touched)
    case 'stepped-back':
      return struck(picture, event.seat, 'fall', event.touched)
    case 'live-stabbed':
      return struck(picture, event.seat, 'backstab', [event.victim])
    case 'fell':
      return changed(picture, [event.seat], () => ({ place: 'hospital', hit: true }))
    case 'live-split':
      return { ...picture, stashes: paid(picture, event) }
    case 'returned':
      return changed(changed(picture, event.back, () => ({ place: 'in-play' })), event.out, () => ({ place: 'sitting-out' }))
    default:
      return picture
  }
}

function struck(picture: LivePicture, seat: Seat, by: Strike['by'], whom: Seat[]): LivePicture {
  return changed(changed(picture, whom, () => ({ touched: true })), [seat], () => ({ struck: { by, whom } }))
}

function paid(picture: LivePicture, { among, portions, row }: Extract<Event, { event: 'live-split' }>): (Stash | null)[] {
  return picture.stashes.map((stash, team) => {
    const won = among.flatMap((seat, place) => (picture.figures[seat]?.team === team ? (portions[place] ?? []) : []))
    return stash && { money: won.reduce((sum, place) => sum + (row[place] ?? 0), stash.money), cards: stash.cards + won.length }
  })
}

function all(picture: LivePicture, change: Partial<LiveFigure>): LivePicture {
  return { ...picture, figures: picture.figures.map((one) => ({ ...one, ...change })) }
}

function changed(picture: LivePicture, seats: Seat[], change: (one: LiveFigure) => Partial<LiveFigure>): LivePicture {
  const figures = picture.figures.map((one) => (seats.includes(one.seat) ? { ...one, ...change(one) } : one))
  return { ...picture, figures }
}
