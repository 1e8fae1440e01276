// Where the address is secure, the client opens without a network too, and then says what is missing.
// Kept is the client itself and nothing else: no table, no seat, no answer of the server.
const SHELF = 'standoff'
const FRONT = '/'
const HASHED = '/assets/'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([FRONT, '/icon.svg', '/manifest.webmanifest'])))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// What the page had loaded before this worker was there to see it.
self.addEventListener('message', (event) => {
  const files = event.data.filter((path) => path.startsWith(HASHED))
  event.waitUntil(Promise.all(files.map((path) => file(new Request(path)))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && (pathname === FRONT || pathname.startsWith('/t/'))) event.respondWith(front(request))
  else if (pathname.startsWith(HASHED)) event.respondWith(file(request))
})

// The newest where there is a network, so that nobody is ever held by an old client.
async function front(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await renew(answer.clone())
    return answer
  } catch {
    return (await caches.match(FRONT)) ?? Response.error()
  }
}

async function renew(answer) {
  const before = await (await caches.match(FRONT))?.text()
  if (before === (await answer.clone().text())) return
  await caches.delete(SHELF)
  await (await caches.open(SHELF)).put(FRONT, answer)
}

// A file whose name changes with what is in it is good for ever.
async function file(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(SHELF)).put(request, answer.clone())
  return answer
}
