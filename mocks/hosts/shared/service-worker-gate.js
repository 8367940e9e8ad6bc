// Stands before MSW's worker in the same script (scripts/vite/mock-service-worker.ts): only calls
// of the product are mocked. Without it the worker also carries the app's own chunks, which took
// a peer from 1.7 s to 3.1 s (quality.md, "Speed").
const isCall = (url) => new URL(url).pathname.startsWith('/api/')

self.addEventListener('install', (event) => {
  // Where the browser can route ahead of the worker, the worker need not even be awake.
  event
    .addRoutes?.({
      condition: { not: { urlPattern: new URLPattern({ pathname: '/api/*' }) } },
      source: 'network',
    })
    .catch(() => undefined)
})

self.addEventListener('fetch', (event) => {
  if (!isCall(event.request.url)) event.stopImmediatePropagation()
})

// A page that came by a hard reload is left alone until it asks (register-service-worker.ts).
self.addEventListener('message', (event) => {
  if (event.data !== 'civic-till:claim') return
  event.stopImmediatePropagation()
  event.waitUntil(self.clients.claim())
})
