import { serveBridge } from '@mocks/hosts/shared/bridge'
import { bridgePath } from '@mocks/hosts/shared/line/bridge-words'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'
import { registerServiceWorker } from '@mocks/hosts/shared/register-service-worker'
import { markStart } from '@mocks/hosts/shared/start-marks'
import { openWorldPort, type WorldPort } from '@mocks/hosts/shared/line/world-port'

// A script of its own, before the application's (scripts/vite/script-ahead.ts): the world and the
// service worker start while the application is still on its way. The bridge to the world has the
// same one, because a file that both share would be one more to wait for.

interface Begun {
  readonly world: Promise<WorldPort>
  readonly serviceWorker: Promise<void>
}

export function begin(): Begun {
  markStart('begun')
  const world = openPort()
  const serviceWorker = registerServiceWorker()
  // Whoever takes over hears of a failure; until then it is no unhandled one.
  world.then(({ reached }) => reached).catch(() => undefined)
  serviceWorker.catch(() => undefined)
  return { world, serviceWorker }
}

/** A browser that cannot share a world says so where the port is awaited. */
async function openPort(): Promise<WorldPort> {
  return openWorldPort(false)
}

/** What is under way when the application takes over; null: in the bridge. */
export const ahead: Begun | null = pagePlace().path === bridgePath ? null : begin()

if (ahead === null) serveBridge()
