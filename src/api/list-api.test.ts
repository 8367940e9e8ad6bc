import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { configureClient } from './client'
import { usersApi, userActivityApi } from './people/managed-users'
import { createQueryClient } from './query-client'

beforeEach(() => {
  configureClient({
    baseUrl: 'http://tiffin.pay.localhost',
    token: () => null,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: () => Promise.resolve(Response.json({ data: [], pagination: firstPage })),
    onFailure: () => undefined,
  })
})

const firstPage = { page: 1, per_page: 25, total: 0, last_page: 1 }

type Asked = Parameters<typeof usersApi.page>[0]

it.each<{ next: string; query: Asked['query']; stays: boolean }>([
  { next: 'page', query: { tab: 'staff', page: 2 }, stays: true },
  { next: 'search', query: { tab: 'staff', q: 'ann' }, stays: true },
  { next: 'tab', query: { tab: 'citizens' }, stays: false },
  { next: 'merchant', query: { tab: 'staff', merchant_id: '2' }, stays: false },
])('while another $next loads, the rows stay: $stays', async ({ query, stays }) => {
  const shown = new QueryObserver(createQueryClient(), usersApi.page({ query: { tab: 'staff' } }))
  const stop = shown.subscribe(() => undefined)
  await expect.poll(() => shown.getCurrentResult().isSuccess).toBe(true)
  shown.setOptions(usersApi.page({ query }))
  expect(shown.getCurrentResult().isPlaceholderData).toBe(stays)
  stop()
})

it('another row in the address is another place', async () => {
  const shown = new QueryObserver(
    createQueryClient(),
    userActivityApi.page({ params: { id: '1' }, query: {} }),
  )
  const stop = shown.subscribe(() => undefined)
  await expect.poll(() => shown.getCurrentResult().isSuccess).toBe(true)
  shown.setOptions(userActivityApi.page({ params: { id: '2' }, query: {} }))
  expect(shown.getCurrentResult().data).toBeUndefined()
  stop()
})
