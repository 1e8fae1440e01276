// The server leaves out what is as it mostly is; here that is put back.
import type { LiveView, Other, Own, Seat, View } from '../protocol'

/** A view in which nothing is left out. */
export type WholeView = Required<Omit<View, 'gangsters' | 'own'>> & {
  gangsters: Required<Other>[]
  own: Required<Own> | null
}

/** A view of either edition. */
type AnyView = WholeView | LiveView

const OTHER: Omit<Required<Other>, 'seat'> = {
  alive: true,
  wounds: 0,
  shame: 0,
  flashing: 0,
  money: 0,
  cards: [],
  loaded: 0,
  aims: [],
  stance: 'standing',
  power: null,
  seen: [],
  stood: 0,
  fled: 0,
  used_calls: 0,
  unused_calls: 0,
}

const OWN: Omit<Required<Own>, 'hands'> = { loaded: [], power: null, role: null }

const VIEW = { own: null, asked: [], sharers: [], exploded: 0, calls: 0, alerted: 0, outcome: null, revealed: [] }

/** The view after a step, which tells only what is different now; one that names the options is whole. */
export function restored(before: WholeView | null, told: Partial<View>): WholeView
export function restored(before: AnyView | null, told: Partial<View> | Partial<LiveView>): AnyView
export function restored(before: AnyView | null, told: Partial<View> | Partial<LiveView>): AnyView {
  if (isWhole(told)) return whole(told)
  if (before === null) throw new Error('a step follows from nothing')
  return whole(mended(before, told))
}

// Only what is played is told of: nothing of one edition follows from another.
function mended<V extends View | LiveView>(before: V, told: Partial<View> | Partial<LiveView>): V {
  const changed = new Map<Seat, V['gangsters'][number]>(told.gangsters?.map((one) => [one.seat, one]))
  return { ...before, ...told, gangsters: before.gangsters.map((one) => changed.get(one.seat) ?? one) }
}

function isWhole(told: Partial<View> | Partial<LiveView>): told is View | LiveView {
  return told.options !== undefined
}

/** A view with every field in its place. */
export function whole(view: View): WholeView
export function whole(view: View | LiveView): AnyView
export function whole(view: View | LiveView): AnyView {
  // Live leaves nothing out.
  if (view.edition === 'live') return view
  return {
    ...VIEW,
    ...view,
    gangsters: view.gangsters.map((one) => ({ ...OTHER, ...one })),
    own: view.own ? { ...OWN, ...view.own } : null,
  }
}
