import { defectAnswer } from '@mocks/cloud/faults/defect'
import { type Line, LineDown } from './line'
import { cloudUrl } from '@mocks/hosts/shared/tab/page-place'
import type { Hello, WireAnswer } from './protocol'

export interface Forwarder {
  /** Opens the line; rejects when there is no world to be had. */
  readonly start: () => Promise<Hello>
  /**
   * Never rejects and never waits for a dead world: what cannot be sent is answered as a defect of
   * the demonstration.
   */
  readonly forward: (request: Request) => Promise<Response>
}

/** Repeating these changes nothing, so a lost answer is requested again. */
const repeatable: readonly string[] = ['GET', 'HEAD']

/**
 * Hands requests to the shared world and reopens the line once when it is down. A write whose
 * answer is lost is not sent again: a server that fails then leaves it open as well, and the
 * application knows what to do (quality.md, fault rule 1).
 */
export function createForwarder(
  open: (again: boolean) => Promise<Line>,
  /** On a new line: news of the world were missed meanwhile. */
  reopened: (hello: Hello) => void = () => undefined,
): Forwarder {
  let current: Promise<Line> | null = null

  async function reopen(again: boolean): Promise<Line> {
    const opened = await open(again)
    const hello = await opened.hello
    if (again) reopened(hello)
    return opened
  }

  async function line(): Promise<Line> {
    const held = current
    const known = await held?.catch(() => null)
    if (known?.isDown === false) return known
    // Of several requests that find the line down, the first reopens it for all.
    if (current === null || current === held) current = reopen(held !== null)
    return current
  }

  return {
    start: async () => (await line()).hello,
    async forward(request) {
      const { url, method } = request
      // `Request.body` would say whether there is one, but Firefox does not have it.
      const bytes = await request.arrayBuffer()
      const body = bytes.byteLength === 0 ? null : bytes
      const wire = { url: cloudUrl(url), method, headers: [...request.headers], body }
      for (let tries = 1; ; tries += 1) {
        try {
          const way = await line()
          return responseOf(await way.send(wire))
        } catch (error) {
          const isSafe = error instanceof LineDown && (!error.begun || repeatable.includes(method))
          if (tries > 1 || !isSafe) return defectAnswer(error)
        }
      }
    },
  }
}

function responseOf({ status, statusText, headers, body }: WireAnswer): Response {
  return status === 0 ? Response.error() : new Response(body, { status, statusText, headers })
}
