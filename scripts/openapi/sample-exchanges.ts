import { vi } from 'vitest'
import { type CallId, contract } from '@/contract/all'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { fitsPath } from '@mocks/cloud/routes'
import { seededRandom } from '@mocks/lib/random'
import { sampleCallersOf } from '@mocks/samples/sample-callers'
import { sampleCalls } from '@mocks/samples/sample-calls'

/** A call as it was made, and its answer. */
export interface Exchange {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly departmentId: string
  /** undefined: none was sent. */
  readonly body: unknown
  readonly status: number
  readonly answer: unknown
}

/** The world's first morning, and a minute for each sample: the same in each run. */
const begin = Date.parse('2026-06-01T14:00:00.000Z')
const minute = 60_000

/** Each sample call of the demonstration once, with the answer of its cloud. */
export async function sampleExchanges(): Promise<ReadonlyMap<CallId, Exchange>> {
  let now = begin
  const cloud = createCloud({ now: () => now })
  await cloud.ready
  const made: { readonly request: Request; readonly response: Response }[] = []
  const fetch: Cloud['fetch'] = async (asked, address) => {
    const request = asked.clone()
    const response = await cloud.fetch(asked, address)
    made.push({ request, response: response.clone() })
    return response
  }
  const callers = await sampleCallersOf({ ...cloud, fetch })
  const exchanges = new Map<CallId, Exchange>()
  for (const { id, method, path } of Object.values(contract)) {
    made.length = 0
    now += minute
    await withRepeatableRandomness(id, () => sampleCalls[id]({ ...callers, round: 1 }))
    const last = made.findLast(
      ({ request }) => request.method === method && fitsPath(path, new URL(request.url).pathname),
    )
    if (!last?.response.ok) throw new Error(`The sample of ${id} did not succeed`)
    exchanges.set(id, await exchangeOf(path, last.request, last.response))
  }
  return exchanges
}

/** The ids that the cloud draws by chance are the same in each run, too. */
async function withRepeatableRandomness(seed: string, work: () => Promise<unknown>) {
  const values = seededRandom(`values ${seed}`)
  const keys = seededRandom(`keys ${seed}`)
  const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set([...array].map(() => values.integer(0, 255)))
    return array
  })
  const name = vi
    .spyOn(crypto, 'randomUUID')
    .mockImplementation(() => `00000000-0000-4000-8000-${keys.integer(1e11, 1e12 - 1)}`)
  try {
    await work()
  } finally {
    draw.mockRestore()
    name.mockRestore()
  }
}

async function exchangeOf(path: string, request: Request, response: Response): Promise<Exchange> {
  const { pathname, searchParams } = new URL(request.url)
  const values = pathname.slice(1).split('/')
  const params = path.split('/').flatMap((part, at): [string, string][] => {
    const name = /^\{(\w+)\}$/u.exec(part)?.[1]
    return name === undefined ? [] : [[name, decodeURIComponent(values[at] ?? '')]]
  })
  const text = await request.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  const answer: unknown = await response.json()
  return {
    params: Object.fromEntries(params),
    query: Object.fromEntries(searchParams),
    departmentId: request.headers.get('x-department-id') ?? '',
    body: shortened(body),
    status: response.status,
    answer: shortened(answer),
  }
}

/** What opens something, or is another in each run. */
const replaced: Readonly<Record<string, string>> = {
  api_token: 'token-of-the-session',
  quote_id: 'signed-price',
  token: 'token-of-the-mail',
  recaptcha_token: 'answer-of-the-challenge',
}

const mostRows = 2

/** The first rows of each list: an example shows the shape. */
function shortened(value: unknown, name = ''): unknown {
  if (typeof value === 'string' && value !== '') return replaced[name] ?? value
  if (Array.isArray(value)) return value.slice(0, mostRows).map((each) => shortened(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([inner, each]) => [inner, shortened(each, inner)]),
  )
}
