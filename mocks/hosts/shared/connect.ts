import { rootAddress } from '@/rules/tenants/hosts'
import { bridgeWords } from './bridge-words'
import type { VisitNews } from '../visit-news'
import { type Line, openLine } from './line'
import { sharedWorker } from './shared-worker'

/** The browser has no SharedWorker, or does not let us reach it. */
export class NoSharedWorld extends Error {
  override readonly name = 'NoSharedWorld'
}

/** From the frame's load (its script has run by then) to its word, in milliseconds. */
const patienceAfterLoad = 1000

const noScript = "the worker's script does not load"

/**
 * A line to the one world: straight to the worker on the root origin, elsewhere through the frame.
 * `again`: a line was lost. The way then leads through a new frame from anywhere, because that
 * loads the present build's bridge, and with it the present build's worker.
 */
export async function connect(again: boolean, heard: Heard): Promise<Line> {
  if (typeof SharedWorker === 'undefined') throw new NoSharedWorld('SharedWorker is missing')
  const root = rootAddress(window.location, '')
  return root === window.location.origin && !again ? direct(heard) : throughFrame(root, heard)
}

type Heard = (news: VisitNews) => void

function direct(heard: Heard): Line {
  try {
    const worker = sharedWorker()
    const line = openLine(worker.port, undefined, heard)
    worker.addEventListener('error', () => line.giveUp(noScript))
    return line
  } catch (cause) {
    throw new NoSharedWorld('SharedWorker is blocked', { cause })
  }
}

let frame: HTMLIFrameElement | null = null

async function throughFrame(root: string, heard: Heard): Promise<Line> {
  frame?.remove()
  const bridge = hiddenFrame(`${root}/__cloud.html`)
  frame = bridge
  const { port1, port2 } = new MessageChannel()
  const line = openLine(port1, undefined, heard)
  const ready = listen(bridge, root, line)
  document.body.append(bridge)
  await ready
  bridge.contentWindow?.postMessage(bridgeWords.connect, root, [port2])
  return line
}

function hiddenFrame(src: string): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.hidden = true
  element.title = 'Demonstration data'
  element.src = src
  return element
}

/** Resolves when the bridge accepts ports; later messages go to the line. */
function listen(bridge: HTMLIFrameElement, root: string, line: Line): Promise<void> {
  return new Promise((resolve, reject) => {
    window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== bridge.contentWindow || origin !== root) return
      if (data === bridgeWords.ready) resolve()
      if (data === bridgeWords.failed) {
        line.giveUp(noScript)
        reject(new NoSharedWorld(noScript))
      }
    })
    line.hello.catch(reject)
    // A frame that is refused loads too: an error page that says nothing.
    bridge.addEventListener('load', () =>
      setTimeout(() => reject(new NoSharedWorld('the frame is blocked')), patienceAfterLoad),
    )
  })
}
