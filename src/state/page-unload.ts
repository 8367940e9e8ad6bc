/**
 * Whether this page is unloading. Calls that the unload cuts off are not failures: a token check
 * interrupted by a reload must not end the session (specification §4 is about checks that fail).
 */
let leaving = false

export function isPageUnloading(): boolean {
  return leaving
}

/** The visitor may still choose to stay; any later activity shows that. */
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
