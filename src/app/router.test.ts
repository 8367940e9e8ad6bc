import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { configureClient } from '@/api/client'
import { addresses } from '@/rules/addresses/addresses'
import { hasScreen } from '@/rules/addresses/address-row'
import { addressRows } from '@/rules/addresses/address-table'
import { createAppRouter } from './router'

const site = { protocol: 'http:', host: 'tiffin.pay.localhost', leave: () => undefined }
const newRouter = () =>
  createAppRouter({ queryClient: new QueryClient(), site }, createMemoryHistory())

it('an address has a screen if and only if there is a route for it', () => {
  const router = newRouter()
  const routed = Object.values({ ...router.routesById }).flatMap(
    ({ options }) => options.staticData.address?.name ?? [],
  )
  const withScreen = addressRows.filter(hasScreen).map(({ name }) => name)
  expect(routed.toSorted()).toEqual(withScreen.toSorted())
})

it('asks for the page’s code at once, beside what the guard asks', async () => {
  const unanswered = new Promise<Response>(() => undefined)
  configureClient({
    baseUrl: 'http://tiffin.pay.localhost',
    token: () => null,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: () => unanswered,
    onFailure: () => undefined,
  })
  const router = newRouter()
  const asked = vi.spyOn(router, 'loadRouteChunk')
  void router.navigate({ to: '/sign-in' })
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  const names = asked.mock.calls.map(([{ options }]) => options.staticData.address?.name)
  expect(names).toContain(addresses.signIn.name)
})
