import { createHash, randomUUID } from 'node:crypto'
import { requestUrl } from '@/api/request-url'
import type { CallParts, Endpoint } from '@/contract/endpoint'
import { readingCalls } from '@mocks/samples/reading-calls'
import type { Called, Caller, CallerOptions } from '@mocks/hosts/caller'
import { preflightProblems, readProblem } from './cross-origin'
import { send, type HttpAnswer } from './http'
import { judged } from './judge'
import { isLocal, type Settings } from './settings'

/** A call that this run does not make, and why. */
export class NotMade extends Error {}

/** A call that was made. */
interface MadeCall {
  readonly id: string
  readonly status: number
  readonly problems: readonly string[]
  readonly notes: readonly string[]
}

/** Signing in makes a session, which this run ends again. */
const unguarded: readonly string[] = ['login', ...readingCalls]

/** Whether a call stores or sends something; a GET does neither, but for the end of this run's session. */
export function changesSomething({ id, method }: Pick<Endpoint, 'id' | 'method'>): boolean {
  return method !== 'GET' && !unguarded.includes(id)
}

/** The way to the host: what is sent, as pages send it, and what came of it. */
export class Connection {
  readonly made: MadeCall[] = []
  /** Whether the host says that it has an added call. */
  hasAddedCall: (id: string) => boolean = () => true
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** `label`: the city's subdomain; null: the root domain. */
  caller(label: string | null, options: CallerOptions = {}): Caller {
    return {
      call: async (endpoint, input, headers = {}) =>
        this.#call(endpoint, input, { label, options, headers }),
    }
  }

  /** As `caller`, and the answer as it is. */
  async ask(
    endpoint: Endpoint,
    input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown },
    { label, options, headers: more }: Sender,
  ): Promise<{ readonly answer: HttpAnswer; readonly problems: readonly string[] }> {
    const { host, site } = this.#settings
    const address = requestUrl(originOf(host, label), endpoint.path, input.params, input.query)
    if (address === null) throw new NotMade('a value would lead out of api/')
    const url = new URL(address)
    const headers: Readonly<Record<string, string>> = {
      Accept: 'application/json',
      'X-Department-Id': options.departmentId ?? '',
      ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(options.token && { Authorization: `Bearer ${options.token}` }),
      ...(endpoint.key === 'header' && { 'Idempotency-Key': randomUUID() }),
      ...more,
    }
    const origin = site === null ? null : originOf(site, label)
    const problems: string[] = []
    if (origin !== null) {
      const preflight = await send({
        url,
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': endpoint.method,
          'Access-Control-Request-Headers': Object.keys(headers).join(', ').toLowerCase(),
        },
      })
      const sent = { origin, method: endpoint.method, headers: Object.keys(headers) }
      problems.push(...preflightProblems(preflight, sent))
    }
    const answer = await send({
      url,
      method: endpoint.method,
      headers: {
        ...headers,
        ...(origin !== null && { Origin: origin }),
        // The demonstration counts sign-ups and wrong passwords by network.
        ...(options.address !== undefined &&
          isLocal(host) && { 'X-Forwarded-For': networkOf(options.address) }),
      },
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
    })
    const unread = origin === null ? null : readProblem(answer, origin)
    if (unread !== null) problems.push(unread)
    return { answer, problems }
  }

  async #call<Params, Query, Body, Answer>(
    endpoint: Endpoint<string, Params, Query, Body, Answer>,
    input: CallParts<Params, Query, Body>,
    sender: Sender,
  ): Promise<Called<Answer>> {
    this.#checkAllowed(endpoint)
    const { answer, problems } = await this.ask(endpoint, input, sender)
    const judgement = await judged(endpoint, answer)
    const { status, headers } = answer
    this.made.push({
      id: endpoint.id,
      status,
      problems: [...judgement.problems, ...problems],
      notes: judgement.notes,
    })
    return { status, headers, answer: judgement.answer, failure: judgement.failure }
  }

  #checkAllowed(endpoint: Pick<Endpoint, 'id' | 'method' | 'in_specification'>): void {
    const { id, in_specification: isGiven } = endpoint
    const { isAll, isWriting } = this.#settings
    if (!isGiven && !isAll) throw new NotMade(`needs ${id}, which the specification does not have`)
    if (!isGiven && !this.hasAddedCall(id))
      throw new NotMade(`the host does not say in added_calls that it has ${id}`)
    if (changesSomething(endpoint) && !isWriting)
      throw new NotMade(`${id} changes something: --writes`)
  }
}

interface Sender {
  readonly label: string | null
  readonly options: CallerOptions
  readonly headers: Readonly<Record<string, string>>
}

/** `https://api.example.com` with a city's label before it. */
function originOf(root: string, label: string | null): string {
  const { protocol, host } = new URL(root)
  return `${protocol}//${label === null ? '' : `${label}.`}${host}`
}

/** A network's address for a name of it. */
function networkOf(name: string): string {
  const [one = 0, two = 0, three = 0] = createHash('sha256').update(name).digest()
  return `10.${one}.${two}.${three}`
}
