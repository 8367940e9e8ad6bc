import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { hasScreen } from '@/rules/addresses/address-row'
import { addressRows } from '@/rules/addresses/address-table'
import { createAppRouter } from './router'

it('an address has a screen if and only if there is a route for it', () => {
  const site = { protocol: 'http:', host: 'tiffin.pay.localhost', leave: () => undefined }
  const router = createAppRouter({ queryClient: new QueryClient(), site }, createMemoryHistory())
  const routed = Object.values({ ...router.routesById }).flatMap(
    ({ options }) => options.staticData.address?.name ?? [],
  )
  const withScreen = addressRows.filter(hasScreen).map(({ name }) => name)
  expect(routed.toSorted()).toEqual(withScreen.toSorted())
})
