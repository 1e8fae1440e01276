// Looks: the face and the colour of each seat, where people chose them.
import type { Look, RoomSeen } from '../protocol'

class Looks {
  of = $state.raw<(Look | null)[]>([])

  /** Teams have their own colours: only at a table people look as they like. */
  note(room: RoomSeen | null): void {
    this.of = room?.options.edition === 'classic' ? room.chairs.map((chair) => chair.look ?? null) : []
  }
}

export const looks = new Looks()
