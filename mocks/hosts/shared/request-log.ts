import { faultHeader } from '@mocks/cloud/fault-header'

/** One call of this page to `/api/`, as it was sent: with what the visit added. */
export interface LoggedRequest {
  readonly id: number
  /** The machine's time, in milliseconds since the epoch. */
  readonly at: number
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [string, string])[]
  /** null: none, or not read yet. */
  readonly body: string | null
  /** null: it waits; 0: no answer came. */
  readonly status: number | null
  readonly ms: number | null
  /** What the cloud says of faults that acted (fault-header.ts). */
  readonly fault: string | null
}

/** In memory, and no more than somebody reads. */
const capacity = 200

let entries: readonly LoggedRequest[] = []
let count = 0
const listeners = new Set<() => void>()

function show(next: readonly LoggedRequest[]): void {
  entries = next
  for (const listener of listeners) listener()
}

function learn(id: number, more: Partial<LoggedRequest>): void {
  show(entries.map((entry) => (entry.id === id ? { ...entry, ...more } : entry)))
}

export const requestLog = {
  /** The last ones, oldest first; the same list until it changes. */
  entries: (): readonly LoggedRequest[] => entries,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  clear: () => show([]),
}

type Answer = (request: Request) => Promise<Response>

/** Answers, and keeps what was asked and what came of it. The panel's own calls are not of interest. */
export async function logged(request: Request, answer: Answer): Promise<Response> {
  const { method, url } = request
  if (new URL(url).pathname.startsWith('/api/__demo/')) return answer(request)
  count += 1
  const id = count
  const began = performance.now()
  const sent = {
    id,
    at: performance.timeOrigin + began,
    method,
    url,
    headers: [...request.headers],
  }
  show([...entries, { ...sent, body: null, status: null, ms: null, fault: null }].slice(-capacity))
  // Before the answer takes the body.
  if (request.body !== null) {
    request
      .clone()
      .text()
      .then(
        (body) => learn(id, { body }),
        () => undefined,
      )
  }
  const over = (status: number, fault: string | null) =>
    learn(id, { status, fault, ms: Math.round(performance.now() - began) })
  try {
    const response = await answer(request)
    over(response.status, response.headers.get(faultHeader))
    return response
  } catch (error) {
    over(0, null)
    throw error
  }
}
