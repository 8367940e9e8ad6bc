import { answerOrDefect, readDefect } from '@mocks/cloud/faults/defect'
import { faultHeader } from '@mocks/cloud/faults/fault-header'
import { defects } from '@mocks/hosts/shared/defects'
import { cloudUrl } from './page-place'
import { bodyWithout, withoutSecrets } from './without-secrets'

/** One call of this page to `/api/`, with what the visit added and without secrets. */
export interface LoggedRequest {
  readonly id: number
  /** The machine's time, in milliseconds since the epoch. */
  readonly at: number
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [string, string])[]
  /** null: none, or not read yet. */
  readonly body: string | null
  /** It holds secrets, at the visitor's request. */
  readonly withSecrets: boolean
  /** null: it waits; 0: no answer came. */
  readonly status: number | null
  readonly ms: number | null
  /** What the cloud says of faults that acted (fault-header.ts). */
  readonly fault: string | null
  /** What went wrong in the demonstration's own backend (defect.ts); null: nothing. */
  readonly defect: string | null
}

/** In memory, up to a readable number. */
const capacity = 200

let entries: readonly LoggedRequest[] = []
let keepsSecrets = false
let count = 0
const listeners = new Set<() => void>()

function show(next: readonly LoggedRequest[]): void {
  entries = next
  for (const listener of listeners) listener()
}

function learn(id: number, more: Partial<LoggedRequest>): void {
  show(entries.map((entry) => (entry.id === id ? { ...entry, ...more } : entry)))
}

function learnBody(id: number, body: string): void {
  const { withSecrets = false } = entries.find((entry) => entry.id === id) ?? {}
  learn(id, { body: withSecrets ? body : bodyWithout(body) })
}

export const requestLog = {
  /** The last ones, oldest first; the same list until it changes. */
  entries: (): readonly LoggedRequest[] => entries,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  clear: () => show([]),
  keepsSecrets: (): boolean => keepsSecrets,
  /** From now on; earlier entries have none. Switching it off drops them. */
  keepSecrets(keep: boolean): void {
    keepsSecrets = keep
    show(keep ? [...entries] : entries.map(forgetSecrets))
  },
}

export const forgetSecrets = (entry: LoggedRequest): LoggedRequest =>
  entry.withSecrets ? { ...entry, ...withoutSecrets(entry), withSecrets: false } : entry

type Answer = (request: Request) => Promise<Response>

/** Answers whatever happens; what the backend did wrong is told, and never the network's fault. */
async function answerAndTell(request: Request, answer: Answer): Promise<Response> {
  const response = await answerOrDefect(() => answer(request))
  const defect = readDefect(response)
  if (defect !== null) defects.tell(`${request.method} ${new URL(request.url).pathname}`, defect)
  return response
}

/** Answers, and logs request and answer. The panel's own calls are left out. */
export async function logged(request: Request, answer: Answer): Promise<Response> {
  const { method, url } = request
  if (new URL(url).pathname.startsWith('/api/__demo/')) return answerAndTell(request, answer)
  count += 1
  const id = count
  const began = performance.now()
  const parts = { url: cloudUrl(url), headers: [...request.headers], body: null }
  const sent = {
    ...(keepsSecrets ? parts : withoutSecrets(parts)),
    id,
    at: performance.timeOrigin + began,
    method,
    withSecrets: keepsSecrets,
  }
  show(
    [...entries, { ...sent, status: null, ms: null, fault: null, defect: null }].slice(-capacity),
  )
  // Before the answer takes the body. Whether there is one, Firefox tells only who reads it.
  request
    .clone()
    .text()
    .then(
      (body) => {
        if (body !== '') learnBody(id, body)
      },
      () => undefined,
    )
  const response = await answerAndTell(request, answer)
  learn(id, {
    status: response.status,
    fault: response.headers.get(faultHeader),
    defect: readDefect(response),
    ms: Math.round(performance.now() - began),
  })
  return response
}
