// The staging of the classic game: its scenes, what is said and heard of each, and what nobody may know before.
import type { Event } from '../../protocol'
import { announcer } from '../../state/announcer.svelte'
import { asClassic, type ClassicState } from '../../state/editions'
import { isFirstRound } from '../../state/receive'
import type { Staging } from '../../theatre/staging'
import { summary } from '../story/summary'
import { sound } from './cues'
import { moments } from './moments'
import { pictureOf, type Picture } from './picture'

export const CLASSIC: Staging = {
  scenes(before, now, events) {
    const known = asClassic(before)
    return moments(pictureBefore(known, asClassic(now), events), events, before.events, before.window?.waiting === 'nerve', known.view?.calls)
  },
  reached(moment, mark, state, pace) {
    if ('live' in moment) return null
    const { view, room } = asClassic(state)
    if (mark === 'told' && view && room) announcer.say(summary(moment, { names: room.chairs.map((one) => one.name), me: view.seat }))
    return sound(moment, mark, view?.seat ?? null, pace)
  },
  veiled(before, now) {
    if (before.view === null || now.view === null || before.room === null || now.room === null) return now
    // What was dealt just now hides nothing, and the game before it is over.
    if (before.room.games !== now.room.games) return now
    const { seat, view, shots, events, bets, luck, report, stakes, spoken } = before
    // Whoever plays on for a bot sits there once all has been shown.
    const { stage, chairs } = before.room
    return { ...now, seat, view, shots, events, bets, luck, report, stakes, spoken, room: { ...now.room, stage, chairs } }
  },
}

// A game begins with a bare table, whatever was drawn before it.
function pictureBefore(before: ClassicState, now: ClassicState, events: Event[]): Picture {
  if (before.view && !events.some(isFirstRound)) return pictureOf(before.view)
  const picture = now.view ? pictureOf(now.view) : { round: 1, phase: 1, figures: [] }
  return { ...picture, loot: [0, 0, 0] }
}
