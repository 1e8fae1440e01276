// Reading: how many sheets lie open. Alone, time stands still meanwhile; which sheet it is, nobody is told.
class Reading {
  open = $state(0)

  /** A sheet lies open; what is returned closes it. */
  begin(): () => void {
    this.open += 1
    return () => void (this.open -= 1)
  }
}

export const reading = new Reading()
