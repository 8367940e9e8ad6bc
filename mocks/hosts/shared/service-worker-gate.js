// Stands before MSW's worker in the same script (scripts/vite/mock-service-worker.ts): only calls
// of the product are mocked. Without it the worker also carries the app's own chunks, which took
// a peer from 1.7 s to 3.1 s (quality.md, "Speed").
const isCall = (address) => {
  const url = new URL(address)
  return url.origin === self.location.origin && url.pathname.startsWith('/api/')
}

self.addEventListener('install', (event) => {
  // Where the browser can route ahead of the worker, the worker need not even be awake.
  event
    .addRoutes?.({
      condition: { not: { urlPattern: new URLPattern({ pathname: '/api/*' }) } },
      source: 'network',
    })
    .catch(() => undefined)
})

self.addEventListener('message', (event) => {
  // A page that came by a hard reload is left alone unless it asks (register-service-worker.ts).
  if (event.data === 'civic-till:claim') event.waitUntil(self.clients.claim())
  // MSW would unregister with its last page: every visit would install anew, a reload would race
  // with that, and a page that is asked "Leave site?" and stays would lose its cloud.
  if (event.data === 'civic-till:claim' || event.data === 'CLIENT_CLOSED') {
    event.stopImmediatePropagation()
  }
})

/** Milliseconds for a page to say that it mocks; one that does not is a real one's. */
const patience = 1000
const deaf = new Set()

/**
 * Asks the page whether it mocks: MSW forgets its pages when the browser puts the worker to sleep.
 * @returns {Promise<boolean>}
 */
async function answersCalls(clientId) {
  const client = await self.clients.get(clientId)
  if (!client || deaf.has(clientId)) return false
  const { port1, port2 } = new MessageChannel()
  client.postMessage('civic-till:awake?', [port2])
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      // The product on a real server, and we were left behind by a demo.
      deaf.add(clientId)
      resolve(false)
      void self.registration.unregister()
    }, patience)
    port1.addEventListener('message', () => {
      clearTimeout(timer)
      resolve(true)
    })
    port1.start()
  })
}

/* `activeClientIds` and `handleRequest` are MSW's own: its script follows in this file. */
self.addEventListener('fetch', (event) => {
  if (!isCall(event.request.url)) return event.stopImmediatePropagation()
  if (activeClientIds.has(event.clientId)) return
  event.stopImmediatePropagation()
  event.respondWith(
    answersCalls(event.clientId).then((answers) => {
      if (!answers) return fetch(event.request)
      activeClientIds.add(event.clientId)
      return handleRequest(event, crypto.randomUUID(), Date.now())
    }),
  )
})
