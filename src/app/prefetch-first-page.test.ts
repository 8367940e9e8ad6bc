import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noteAddedCalls } from '@/api/added-calls'
import { configureClient } from '@/api/client'
import { createQueryClient } from '@/api/query-client'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { purgeSession, session } from '@/state/session/session'
import { prefetchFirstPage } from './prefetch-first-page'
import { createAppRouter, currentDepartmentId } from './router'

const city = 'miamicounty.pay.localhost'
const merchant = '/api/merchant-info'
const departments = '/api/get-departments'

const never = () => new Promise<Response>(() => undefined)

/** What the page asks at its start; `known`: what it knows of the host's calls. */
function start(
  path: string,
  host: string,
  answer: () => Promise<Response>,
  known: 'all' | 'none' | 'nothing',
) {
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
      return answer()
    },
    onFailure: () => undefined,
  })
  if (known !== 'nothing') noteAddedCalls(known === 'all' ? known : undefined)
  const scripts = vi.spyOn(router, 'loadRouteChunk')
  prefetchFirstPage(router)
  return { calls, queryClient, scripts, paths: () => calls.map(({ url }) => new URL(url).pathname) }
}

/** What leaves before anything has rendered and before anything is answered. */
async function asked(path: string, host = city) {
  const { calls, queryClient, paths } = start(path, host, never, 'all')
  await vi.waitFor(() => expect(calls.length).toBe(queryClient.isFetching()))
  return { calls, paths: paths(), queryClient }
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
    // Nothing answers: the wait ends in a failure, long after this test.
    queryClient.query(merchantInfoQuery).catch(() => undefined)
    await Promise.resolve()
    expect(calls).toHaveLength(2)
  })
})

it('the screen’s script is asked for beside the answers, not after them', () => {
  const { scripts } = start('/real-estate-tax/search', city, never, 'all')
  const ids = scripts.mock.calls.map(([route]): unknown => route.id)
  expect(ids).toEqual(['__root__', '/_public', '/_public/$department_id/search'])
})

describe('a search, which no given call makes (decision 39)', () => {
  const path = '/real-estate-tax/search?q=main'
  const search = '/api/bills/search'
  const cityWith = (added: object) => async () =>
    Response.json({ data: { name: 'Troy', ...added } })

  it('waits until the host says that it has it', async () => {
    const silent = start(path, city, never, 'nothing')
    await vi.waitFor(() => expect(silent.paths()).toEqual([merchant, departments]))
    const said = start(path, city, cityWith({ added_calls: ['searchBills'] }), 'nothing')
    await vi.waitFor(() => expect(said.paths()).toEqual([merchant, departments, search]))
  })

  it.each([
    ['says nothing', 'nothing'],
    ['said the last time that it has none', 'none'],
  ] as const)('is not made where the host %s', async (_, known) => {
    const { queryClient, paths } = start(path, city, cityWith({}), known)
    await vi.waitFor(() => expect(paths()).toEqual([merchant, departments]))
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(paths()).toEqual([merchant, departments])
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
