import type { CallParts, CallScope, Endpoint } from '@/contract/endpoint'
import { readAnswer } from '@/contract/read-answer'
import { type FailureBody, isFailureBody } from '@/contract/wire'
import { forgetAddedCalls, hasAddedCall } from './added-calls'
import { ApiFailure, type FailureFacts, type FailureKind } from './failure'
import { requestUrl } from './request-url'

/** The client's access to the page; configured once at boot, so that it imports no state. */
export interface ClientSettings {
  /** Origin of the API, without a trailing slash. */
  baseUrl: string
  /** The stored bearer token, read for each call; null or empty sends no header (decision 8). */
  token: () => string | null
  /** The department of the current address by its id, or ''. */
  departmentId: () => string
  /** Calls wait for it: in mock mode the cloud must be up. */
  ready: Promise<unknown>
  /** Sends a request; a page without a service worker passes what answers it. */
  fetch: (request: Request) => Promise<Response>
  /** The page is unloading: calls that it cuts off are not failures. */
  isPageUnloading: () => boolean
  /** Called with every failure of a call that is not quiet; acts on the consequences of §8. */
  onFailure: (failure: ApiFailure) => void
}

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Overrides the department of the address; loaders know it before the address changes. */
  departmentId?: string | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** Milliseconds until the call fails as `network`. */
  timeout?: number | undefined
  /** Polls and prefetches never navigate (decision 3). */
  quiet?: boolean | undefined
}

/** The time limit; a slow county system answers within it or not at all. */
const defaultTimeout = 60_000

const unset: ClientSettings = {
  baseUrl: '',
  token: () => null,
  departmentId: () => '',
  ready: Promise.resolve(),
  fetch: (request) => fetch(request),
  isPageUnloading: () => false,
  onFailure: () => undefined,
}

let settings: ClientSettings = unset

export function configureClient(
  next: Omit<ClientSettings, 'isPageUnloading'> & Partial<Pick<ClientSettings, 'isPageUnloading'>>,
): void {
  settings = { ...unset, ...next }
  // Another host, of which nothing is known yet.
  forgetAddedCalls()
}

/** For who takes over the failure of a quiet call. */
export function actOn(failure: ApiFailure): void {
  settings.onFailure(failure)
}

/**
 * Makes one call and returns its parsed body, or throws an `ApiFailure` (an abort throws as is). A
 * call about a department needs its id.
 */
export function call<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer, CallScope, undefined>,
  input: CallParts<Params, Query, Body>,
  options: CallOptions & { readonly departmentId: string },
): Promise<Answer>
export function call<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer, undefined, undefined>,
  input: CallParts<Params, Query, Body>,
  options?: CallOptions,
): Promise<Answer>
export function call<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer>,
  input: CallParts<Params, Query, Body>,
  options?: CallOptions,
): Promise<Answer> {
  return exchanged(endpoint, input, options)
}

/** For `call` and `change`, which check by their types what may be sent. */
export async function exchanged<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer>,
  input: Sent,
  options: CallOptions = {},
): Promise<Answer> {
  await settings.ready
  const token = settings.token()
  try {
    return await exchange(endpoint, input, options)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.kind === 'network' && settings.isPageUnloading()) return staleAfter(error)
    // The answer to a call of a finished session does not apply to the current one.
    if (options.quiet !== true && settings.token() === token) settings.onFailure(error)
    throw error
  }
}

/**
 * On an unloading page the failure is not reported; a page that is restored must not wait for ever.
 */
function staleAfter(failure: ApiFailure): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(failure), 5000)
  })
}

export interface Sent {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

async function exchange<Params, Query, Body, Answer>(
  endpoint: Endpoint<string, Params, Query, Body, Answer>,
  input: Sent,
  options: CallOptions,
): Promise<Answer> {
  const begun = performance.now()
  const fail = (kind: FailureKind, more: Partial<FailureFacts> = {}) =>
    new ApiFailure({
      kind,
      callId: endpoint.id,
      sentence: endpoint.sentence,
      requestId: crypto.randomUUID(),
      status: 0,
      body: {},
      retryAfterSeconds: null,
      afterMs: performance.now() - begun,
      ...more,
    })

  if (!endpoint.in_specification && !hasAddedCall(endpoint.id)) throw fail('not-offered')
  const url = requestUrl(settings.baseUrl, endpoint.path, input.params, input.query)
  // As the server answers an id of nothing; no call is made.
  if (url === null) throw fail('http', { status: 404 })
  let response: Response
  let text: string
  try {
    ;[response, text] = await withinTime(options, async (signal) => {
      const answer = await settings.fetch(
        new Request(url, {
          method: endpoint.method,
          headers: headersFor(input.body !== undefined, options),
          body: input.body === undefined ? null : JSON.stringify(input.body),
          signal,
          credentials: 'omit',
          cache: 'no-store',
        }),
      )
      return [answer, await answer.text()]
    })
  } catch (error) {
    if (options.signal?.aborted === true) throw error
    throw fail('network', { timedOut: error instanceof OutOfTime })
  }

  const facts = {
    status: response.status,
    retryAfterSeconds: retryAfter(response),
    // The host's own number of this answer, where it lets pages read it.
    requestId: response.headers.get('x-request-id') || crypto.randomUUID(),
  }
  const json = jsonIn(response, text)
  if (!response.ok) throw fail('http', { ...facts, body: failureIn(json) })
  // A host may refuse with the status 200: that is a 422.
  if (saysNo(json?.value)) throw fail('http', { ...facts, status: 422, body: failureIn(json) })
  const isEmpty = json === undefined && text === ''
  const answer = json || isEmpty ? await readAnswer(endpoint, json?.value) : undefined
  if (answer === undefined) throw fail(json === undefined ? 'not-json' : 'bad-shape', facts)
  return answer.value
}

class OutOfTime extends Error {}

/** Ends the wait at the time limit even if `fetch` ignores the signal. */
async function withinTime<T>(
  { signal, timeout = defaultTimeout }: CallOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController()
  const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
  let timer: ReturnType<typeof setTimeout> | undefined
  const outOfTime = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // The reason is set first, because a fetch that heeds the signal rejects, too.
      reject(new OutOfTime())
      deadline.abort()
    }, timeout)
  })
  try {
    return await Promise.race([work(either), outOfTime])
  } finally {
    clearTimeout(timer)
  }
}

function headersFor(hasBody: boolean, options: CallOptions): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'X-Department-Id': headerText(options.departmentId ?? settings.departmentId()),
    ...options.headers,
  })
  if (hasBody) headers.set('Content-Type', 'application/json')
  const token = settings.token()
  const isNamed = headers.has('Authorization')
  if (!isNamed && token !== null && token !== '') headers.set('Authorization', `Bearer ${token}`)
  return headers
}

/** The department comes from the address bar. One that is not plain text is dropped. */
function headerText(value: string): string {
  return /^[\x21-\x7E]*$/u.test(value) ? value : ''
}

function jsonIn(response: Response, text: string): { value: unknown } | undefined {
  const isJson = /\bjson\b/i.test(response.headers.get('content-type') ?? '')
  return isJson ? parseJson(text) : undefined
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function saysNo(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false
}

function failureIn(json: { value: unknown } | undefined): FailureBody {
  return isFailureBody(json?.value) ? json.value : {}
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}
