/**
 * Whether this page is going away. What it cuts off then is no failure: a token check that a reload
 * interrupts must not end the session (specification §4 is about checks that fail).
 */
let leaving = false

export function isPageUnloading(): boolean {
  return leaving
}

/** Somebody may still choose to stay; who is here after this does. */
const decidedAfterMs = 3000

window.addEventListener('beforeunload', () => {
  leaving = true
  setTimeout(() => {
    leaving = false
  }, decidedAfterMs)
})
window.addEventListener('pagehide', () => {
  leaving = true
})
window.addEventListener('pageshow', () => {
  leaving = false
})
