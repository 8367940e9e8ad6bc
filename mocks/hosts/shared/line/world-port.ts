import { rootAddress } from '@/rules/tenants/hosts'
import { bridgePath, bridgeWords } from './bridge-words'
import { pagePlace } from '@mocks/hosts/shared/tab/page-place'
import { markStart } from '@mocks/hosts/shared/start-marks'
import { sharedWorker } from '@mocks/hosts/shared/shared-worker'

/** The browser has no SharedWorker, or does not let us reach it. */
class NoSharedWorld extends Error {
  override readonly name = 'NoSharedWorld'
}

/** The way to the one world, on which nothing is said yet: small, so that it can come first. */
export interface WorldPort {
  /** What is posted here waits until the worker listens. */
  readonly port: MessagePort
  /** Rejects with NoSharedWorld where the worker cannot be reached. */
  readonly reached: Promise<void>
  /** Resolves when the worker's script does not load. */
  readonly failed: Promise<void>
}

/** From the frame's load (its script has run by then) to its word, in milliseconds. */
const patienceAfterLoad = 1000

/**
 * A port to the one world: straight to the worker on the root origin, elsewhere through a frame.
 * `again`: a line was lost. The way then leads through a new frame from anywhere, because that
 * loads the present build's bridge, and with it the present build's worker.
 */
export function openWorldPort(again: boolean): WorldPort {
  if (typeof SharedWorker === 'undefined') throw new NoSharedWorld('SharedWorker is missing')
  const root = rootAddress(pagePlace(), '')
  const isHere = new URL(root).origin === window.location.origin
  return isHere && !again ? direct() : throughFrame(root)
}

function direct(): WorldPort {
  try {
    const worker = sharedWorker()
    const failed = new Promise<void>((resolve) => {
      worker.addEventListener('error', () => resolve())
    })
    return { port: worker.port, reached: Promise.resolve(), failed }
  } catch (cause) {
    throw new NoSharedWorld('SharedWorker is blocked', { cause })
  }
}

let frame: HTMLIFrameElement | null = null

function throughFrame(root: string): WorldPort {
  frame?.remove()
  const bridge = hiddenFrame(root + bridgePath)
  frame = bridge
  const { port1, port2 } = new MessageChannel()
  const { origin } = new URL(root)
  const words = listen(bridge, origin)
  document.body.append(bridge)
  markStart('bridge asked')
  const reached = words.ready.then(() => {
    markStart('bridge ready')
    bridge.contentWindow?.postMessage(bridgeWords.connect, origin, [port2])
  })
  return { port: port1, reached, failed: words.failed }
}

function hiddenFrame(src: string): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.hidden = true
  element.title = 'Demonstration data'
  element.src = src
  return element
}

/** `ready`: the bridge accepts ports. It may say later that the worker failed. */
function listen(
  bridge: HTMLIFrameElement,
  bridgeOrigin: string,
): Record<'ready' | 'failed', Promise<void>> {
  const said = (word: string) =>
    new Promise<void>((resolve) => {
      window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source === bridge.contentWindow && origin === bridgeOrigin && data === word) resolve()
      })
    })
  const failed = said(bridgeWords.failed)
  const refused = new Promise<never>((_, reject) => {
    void failed.then(() => reject(new NoSharedWorld("the worker's script does not load")))
    // A frame that is refused loads too: an error page that says nothing.
    bridge.addEventListener('load', () =>
      setTimeout(() => reject(new NoSharedWorld('the frame is blocked')), patienceAfterLoad),
    )
  })
  return { ready: Promise.race([said(bridgeWords.ready), refused]), failed }
}
