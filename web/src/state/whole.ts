// The server leaves out what is as it mostly is; here that is put back.
import type { Other, Own, View } from '../protocol'

/** A view in which nothing is left out. */
export type WholeView = Required<Omit<View, 'gangsters' | 'own'>> & {
  gangsters: Required<Other>[]
  own: Required<Own> | null
}

const OTHER: Omit<Required<Other>, 'seat'> = {
  alive: true,
  wounds: 0,
  shame: 0,
  flashing: 0,
  money: 0,
  cards: [],
  loaded: false,
  aims: [],
  stance: 'standing',
  power: null,
  seen: [],
}

const OWN: Omit<Required<Own>, 'hands'> = { loaded: [], power: null, role: null }

const VIEW = { own: null, asked: [], sharers: [], exploded: 0, calls: 0, alerted: 0, outcome: null, revealed: [] }

/** The view after a step, which tells only what is different now; one that names the options is whole. */
export function restored(before: WholeView | null, told: Partial<View>): WholeView {
  if (before === null || told.options) return whole(told as View)
  const changed = new Map(told.gangsters?.map((one) => [one.seat, one]))
  const gangsters = before.gangsters.map((one) => changed.get(one.seat) ?? one)
  return whole({ ...before, ...told, gangsters })
}

/** A view with every field in its place. */
export function whole(view: View): WholeView {
  // Live leaves nothing out.
  if ((view.edition as string) === 'live') return view as WholeView
  return {
    ...VIEW,
    ...view,
    gangsters: view.gangsters.map((one) => ({ ...OTHER, ...one })),
    own: view.own ? { ...OWN, ...view.own } : null,
  }
}
