import { rootAddress } from '@/rules/hosts'
import { bridgeWords } from './bridge-words'
import { type Line, openLine } from './line'
import { sharedWorker } from './shared-worker'

/** The browser has no SharedWorker, or does not let us reach it. */
export class NoSharedWorld extends Error {
  override readonly name = 'NoSharedWorld'
}

/** From the frame's load (its script has run by then) to its word, in milliseconds. */
const patienceAfterLoad = 3000

/**
 * A line to the one world: straight to the worker on the root origin, elsewhere through the frame.
 * `again`: a line was lost. The way then leads through a new frame from anywhere, because that
 * loads the present build's bridge, and with it the present build's worker.
 */
export async function connect(again: boolean): Promise<Line> {
  if (typeof SharedWorker === 'undefined') throw new NoSharedWorld('SharedWorker is missing')
  const root = rootAddress(window.location, '')
  const port = root === window.location.origin && !again ? direct() : await throughFrame(root)
  return openLine(port)
}

function direct(): MessagePort {
  try {
    return sharedWorker().port
  } catch (cause) {
    throw new NoSharedWorld('SharedWorker is blocked', { cause })
  }
}

let frame: HTMLIFrameElement | null = null

async function throughFrame(root: string): Promise<MessagePort> {
  frame?.remove()
  const bridge = hiddenFrame(`${root}/__cloud.html`)
  frame = bridge
  const heard = bridgeReady(bridge, root)
  document.body.append(bridge)
  await heard
  const { port1, port2 } = new MessageChannel()
  bridge.contentWindow?.postMessage(bridgeWords.connect, root, [port2])
  return port1
}

function hiddenFrame(src: string): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.hidden = true
  element.title = 'Demonstration data'
  element.src = src
  return element
}

function bridgeReady(bridge: HTMLIFrameElement, root: string): Promise<void> {
  const listening = new AbortController()
  const { signal } = listening
  const ready = new Promise<void>((resolve, reject) => {
    const listener = (event: MessageEvent<unknown>) => {
      if (event.source !== bridge.contentWindow || event.origin !== root) return
      if (event.data === bridgeWords.ready) resolve()
      if (event.data === bridgeWords.failed) reject(new NoSharedWorld('the worker does not load'))
    }
    window.addEventListener('message', listener, { signal })
    // A frame that is refused loads too: an error page that says nothing.
    bridge.addEventListener(
      'load',
      () => setTimeout(() => reject(new NoSharedWorld('the frame is blocked')), patienceAfterLoad),
      { signal },
    )
  })
  return ready.finally(() => listening.abort())
}
