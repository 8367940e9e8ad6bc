import { bridgeWords } from './line/bridge-words'
import { isTenantOrigin } from './line/is-tenant-origin'
import type { ToWorld } from './line/protocol'
import { sharedWorker } from './shared-worker'

/** To whomever frames us: it says nothing. A port is taken from our own hosts alone. */
const say = (word: string) => window.parent.postMessage(word, '*')

function listen(worker: SharedWorker): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || !isTenantOrigin(event.origin, window.location)) return
    if (event.data !== bridgeWords.connect) return
    const adopt: ToWorld = { kind: 'adopt' }
    for (const port of event.ports) worker.port.postMessage(adopt, [port])
  })
}

/**
 * What the document in the hidden frame does. It stands on the root origin, where all tenants can
 * meet, and hands their ports to the one worker. It answers the product's own hosts only.
 */
export function serveBridge(): void {
  try {
    const worker = sharedWorker()
    worker.addEventListener('error', () => say(bridgeWords.failed))
    worker.port.start()
    listen(worker)
    say(bridgeWords.ready)
  } catch {
    say(bridgeWords.failed)
  }
}
