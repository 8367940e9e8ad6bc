import { describe, expect, it } from 'vitest'
import { contract, type CallId } from '@/contract/all'
import { checkCart } from '@/contract/payments'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import { fitsPath } from '@mocks/cloud/routes'
import { callerFor } from '@mocks/hosts/caller'
import { sampleCallersOf } from './sample-callers'
import { sampleCalls } from './sample-calls'

const long = 'x'.repeat(2 ** 20)
const ids = Object.values(contract).map(({ id }): CallId => id)
const parameters = (id: CallId) => contract[id].path.split('{').length
/** A path with fewer parameters is the one that is meant. */
const inTurn = ids.toSorted((one, other) => parameters(one) - parameters(other))

/** The value as often as it has texts, each time with another of them grown to a megabyte. */
function grown(value: unknown): unknown[] {
  if (typeof value === 'string') return [long]
  if (Array.isArray(value)) {
    const items: unknown[] = value
    return items.flatMap((item, at) => grown(item).map((other) => items.with(at, other)))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    grown(part).map((other) => ({ ...value, [name]: other })),
  )
}

/** The same request, each time with a megabyte in another place of its path, its query or its body. */
async function longOnes(id: CallId, request: Request): Promise<Request[]> {
  const { headers, method } = request
  const url = new URL(request.url)
  const pattern = contract[id].path.split('/')
  const segments = url.pathname.slice(1).split('/')
  const paths = pattern.flatMap((segment, at) =>
    segment.startsWith('{') ? [`${url.origin}/${segments.with(at, long).join('/')}`] : [],
  )
  const queries = [...url.searchParams.keys()].map((name) => {
    const other = new URL(url)
    other.searchParams.set(name, long)
    return other.href
  })
  const text = await request.clone().text()
  const body = text === '' ? null : text
  const bodies = text === '' ? [] : grown(JSON.parse(text))
  return [
    ...[...paths, ...queries].map((address) => new Request(address, { method, headers, body })),
    ...bodies.map((other) => new Request(url, { method, headers, body: JSON.stringify(other) })),
  ]
}

describe('a text of a megabyte', () => {
  it(
    'is refused wherever a call takes one, before anything is done',
    { timeout: 60_000 },
    async () => {
      const cloud = createCloud()
      const seen = new Set<CallId>()
      const taken: string[] = []
      const fetch = async (request: Request) => {
        const { pathname } = new URL(request.url)
        const id = inTurn.find(
          (name) =>
            contract[name].method === request.method && fitsPath(contract[name].path, pathname),
        )
        if (id !== undefined && !seen.has(id)) {
          seen.add(id)
          for (const other of await longOnes(id, request)) {
            const { status } = await cloud.fetch(other)
            if (status !== 422) taken.push(`${id} ${status}`)
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
      for (const id of ids) {
        const { status } = await sampleCalls[id]({ ...cast, round: 1 })
        if (status >= 300) taken.push(`${id} fails: ${status}`)
      }
      expect(taken).toEqual([])
      expect(seen.size).toBe(ids.length)
    },
  )

  it('is not repeated in the error', async () => {
    const { status, failure } = await callerFor(createCloud(), 'miamicounty').call(checkCart, {
      body: {
        items: [
          { id: 'a', department_id: 'dog-licenses', amount_cents: 1, entry: { [long]: 'x' } },
        ],
      },
    })
    expect(status).toBe(422)
    expect(JSON.stringify(failure).length).toBeLessThan(1_000)
  })
})
