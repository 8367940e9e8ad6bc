import { beforeEach, describe, expect, it, vi } from 'vitest'
import { billSearchQuery } from '@/api/bills/bill-search'
import { configureClient } from '@/api/client'
import { departmentsQuery } from '@/api/departments/departments'
import { ApiFailure } from '@/api/failure'
import { createQueryClient } from '@/api/query-client'
import { prefetch, takeOver } from './prefetch'
import type { RouterContext } from './router-context'

const bills = billSearchQuery('real-estate-tax', { q: 'main' })

let asked: number
let answer: () => Response
let acted: ApiFailure[]
let page: RouterContext
const act = (failure: ApiFailure) => void acted.push(failure)

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  asked = 0
  acted = []
  answer = () => json(429, {})
  const queryClient = createQueryClient()
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  page = {
    queryClient,
    site: { protocol: 'http:', host: 'tiffin.pay.localhost', leave: () => undefined },
    visit: { path: null, checkedToken: null, sentOn: false, ahead: new Map() },
  }
  configureClient({
    baseUrl: 'http://tiffin.pay.localhost',
    token: () => null,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: async () => {
      asked += 1
      return answer()
    },
    onFailure: act,
  })
})

const isFailed = () =>
  vi.waitFor(() =>
    expect(page.queryClient.getQueryState(bills.queryKey)).toMatchObject({
      status: 'error',
      fetchStatus: 'idle',
    }),
  )

describe('a call that was made ahead and failed', () => {
  it('leads nowhere until a page takes it over', async () => {
    prefetch(page, bills)
    await isFailed()
    expect([asked, acted]).toEqual([1, []])
  })

  it('is not asked again by who takes it over, who acts on its failure', async () => {
    prefetch(page, bills)
    await isFailed()
    await expect(takeOver(page, bills, act)).rejects.toBeInstanceOf(ApiFailure)
    expect([asked, acted.map(({ status }) => status)]).toEqual([1, [429]])
  })

  it('is not asked again by who waits for it', async () => {
    prefetch(page, bills)
    await expect(takeOver(page, bills, act)).rejects.toBeInstanceOf(ApiFailure)
    expect([asked, acted.length]).toEqual([1, 1])
  })

  it('has had its second try, where the failure may pass', async () => {
    answer = () => json(502, {})
    prefetch(page, bills)
    await isFailed()
    await takeOver(page, bills, act).catch(() => undefined)
    expect([asked, acted.length]).toEqual([2, 1])
  })

  it('is asked by who comes second: a second press is a second call', async () => {
    prefetch(page, bills)
    await takeOver(page, bills).catch(() => undefined)
    await takeOver(page, bills, act).catch(() => undefined)
    // The page's own call, on whose failure the client acts.
    expect([asked, acted.length]).toEqual([2, 1])
  })

  it('is asked ahead once', async () => {
    prefetch(page, bills)
    await isFailed()
    prefetch(page, bills)
    expect(asked).toBe(1)
  })
})

it('an answer is taken over from the cache', async () => {
  answer = () => json(200, { data: [] })
  prefetch(page, departmentsQuery)
  expect(await takeOver(page, departmentsQuery)).toEqual([])
  expect(asked).toBe(1)
})

it('a list that is known does not wait for the one that was asked ahead', async () => {
  page.queryClient.setQueryData(departmentsQuery.queryKey, [])
  prefetch(page, { ...departmentsQuery, staleTime: 0 })
  const known = takeOver(page, { ...departmentsQuery, staleTime: 'static' })
  expect(await known).toEqual([])
})
