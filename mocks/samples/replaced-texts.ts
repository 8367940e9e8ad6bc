import { contract, type CallId } from '@/contract/all'
import type { Cloud } from '@mocks/app/cloud'
import { fitsPath } from '@mocks/cloud/routes'
import { sampleCallersOf } from './sample-callers'
import { sampleCalls } from './sample-calls'

const ids = Object.values(contract).map(({ id }): CallId => id)
const parameters = (id: CallId) => contract[id].path.split('{').length
/** A path with fewer parameters is the one that is meant. */
const inTurn = ids.toSorted((one, other) => parameters(one) - parameters(other))

/** The value as often as it has texts, each time with another of them replaced. */
function replaced(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text]
  if (Array.isArray(value)) {
    const items: unknown[] = value
    return items.flatMap((item, at) => replaced(item, text).map((other) => items.with(at, other)))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    replaced(part, text).map((other) => ({ ...value, [name]: other })),
  )
}

/** The same request, each time with `text` in another place of its path, its query or its body. */
async function requestsWith(id: CallId, request: Request, text: string): Promise<Request[]> {
  const { method } = request
  const headers = new Headers(request.headers)
  // Another request is another change.
  if (contract[id].key === 'header') headers.set('Idempotency-Key', crypto.randomUUID())
  const url = new URL(request.url)
  const pattern = contract[id].path.split('/')
  const segments = url.pathname.slice(1).split('/')
  const paths = pattern.flatMap((segment, at) =>
    segment.startsWith('{') ? [`${url.origin}/${segments.with(at, text).join('/')}`] : [],
  )
  const queries = [...url.searchParams.keys()].map((name) => {
    const other = new URL(url)
    other.searchParams.set(name, text)
    return other.href
  })
  const sent = await request.clone().text()
  const body = sent === '' ? null : sent
  const bodies = sent === '' ? [] : replaced(JSON.parse(sent), text)
  return [
    ...[...paths, ...queries].map((address) => new Request(address, { method, headers, body })),
    ...bodies.map((other) => new Request(url, { method, headers, body: JSON.stringify(other) })),
  ]
}

interface Answers {
  /** Of each try: `createUser 422`. */
  readonly tries: readonly string[]
  /** Of the sample calls themselves. */
  readonly samples: readonly string[]
}

/**
 * Makes each sample call once. Before a call is made for the first time, it is tried with `text` in
 * each of its places in turn.
 */
export async function triedEverywhere(cloud: Cloud, text: string): Promise<Answers> {
  const seen = new Set<CallId>()
  const tries: string[] = []
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const id = inTurn.find(
      (name) => contract[name].method === request.method && fitsPath(contract[name].path, pathname),
    )
    if (id !== undefined && !seen.has(id)) {
      seen.add(id)
      for (const other of await requestsWith(id, request, text)) {
        const { status } = await cloud.fetch(other)
        tries.push(`${id} ${status}`)
      }
    }
    return cloud.fetch(request)
  }
  const watched: Cloud = {
    ...cloud,
    fetch,
    get outbox() {
      return cloud.outbox
    },
  }
  const cast = await sampleCallersOf(watched)
  const samples: string[] = []
  for (const id of ids) {
    // A sample that finds what a try has made gives up.
    const make = () =>
      sampleCalls[id]({ ...cast, round: 1 }).then(
        ({ status }) => status,
        () => 0,
      )
    const first = await make()
    // A try that was accepted may have changed the row whose version the sample has read.
    const status = first === 409 ? await make() : first
    samples.push(`${id} ${status}`)
  }
  samples.push(...ids.filter((id) => !seen.has(id)).map((id) => `${id} was not tried`))
  return { tries, samples }
}

export const isSuccess = (answer: string) => / 2\d\d$/.test(answer)
