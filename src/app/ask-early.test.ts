import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configureClient } from '@/api/client'
import { createQueryClient } from '@/api/query-client'
import { merchantInfoQuery } from '@/api/merchants'
import { purgeSession, session } from '@/state/session'
import { askEarly } from './ask-early'
import { createAppRouter, currentDepartmentId } from './router'

const city = 'miamicounty.pay.localhost'
const merchant = '/api/merchant-info'
const departments = '/api/get-departments'

/** What leaves before anything has rendered and before anything is answered. */
async function asked(path: string, host = city) {
  const calls: Request[] = []
  const queryClient = createQueryClient()
  const router = createAppRouter(
    { queryClient, site: { protocol: 'http:', host, leave: () => undefined } },
    createMemoryHistory({ initialEntries: [path] }),
  )
  configureClient({
    baseUrl: `http://${host}`,
    token: () => session.token,
    departmentId: () => currentDepartmentId(router),
    ready: Promise.resolve(),
    fetch: (request) => {
      calls.push(request)
      return new Promise(() => undefined)
    },
    onFailure: () => undefined,
  })
  askEarly(router)
  await vi.waitFor(() => expect(calls.length).toBe(queryClient.isFetching()))
  return { calls, paths: calls.map(({ url }) => new URL(url).pathname), queryClient }
}

afterEach(() => purgeSession())

describe('what the address alone decides is asked at once and together', () => {
  it.each([
    ['/departments', [merchant, departments]],
    ['/sign-in', [merchant, departments]],
    ['/real-estate-tax/search', [merchant, departments]],
    ['/real-estate-tax/search?q=m', [merchant, departments]],
    ['/real-estate-tax/search?q=main', [merchant, departments, '/api/bills/search']],
  ])('%s', async (path, wanted) => {
    expect((await asked(path)).paths).toEqual(wanted)
  })

  it('a search, for its department, with what the server knows better left open', async () => {
    const { calls } = await asked('/real-estate-tax/search?q=main')
    const search = calls.at(-1)
    expect(search?.headers.get('X-Department-Id')).toBe('real-estate-tax')
    expect(Object.fromEntries(new URL(search?.url ?? '').searchParams)).toEqual({
      q: 'main',
      newest_year: 'true',
      status: 'all',
      page: '1',
      per_page: '25',
    })
  })

  it('once: who asks next waits for the same answer', async () => {
    const { calls, queryClient } = await asked('/departments')
    void queryClient.query(merchantInfoQuery)
    await Promise.resolve()
    expect(calls).toHaveLength(2)
  })
})

describe('nothing is asked', () => {
  it.each([
    ['on the root, which has no merchant', '/departments', 'pay.localhost'],
    ['on a host that is another’s name', '/departments', 'amherstincometax.pay.localhost'],
    ['for an error page (decision 17)', '/404', city],
    ['for an unknown address', '/no/such/page', city],
  ])('%s', async (_, path, host) => {
    expect((await asked(path, host)).paths).toEqual([])
  })

  it('with a stored token, which is checked before any call carries it (decision 2)', async () => {
    session.token = 'stored'
    expect((await asked('/departments')).paths).toEqual([])
  })
})
