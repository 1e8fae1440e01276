// Where we are: the path of the page, without a reload between places.

class Route {
  path = $state(location.pathname)
  query = $state(location.search.slice(1))
}

export const route = new Route()

export function go(path: string): void {
  history.pushState(null, '', path)
  arrived()
  window.scrollTo(0, 0)
}

function arrived(): void {
  route.path = location.pathname
  route.query = location.search.slice(1)
}

window.addEventListener('popstate', arrived)

/** From which moment a game is to be seen again, if the address names one; else -1. */
export function replayFrom(): number {
  return Number(/(?:^|&)replay=(\d+)/.exec(route.query)?.[1] ?? -1)
}
