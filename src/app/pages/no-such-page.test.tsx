import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cloudOfFile, openAddress } from '@/app/open-address.test-support'

/** Addresses that name nothing lead to /404 (specification §2). */

const cloud = cloudOfFile()

test.each([
  ['a department that is not there', '/no-such-tax/search'],
  ['a reserved word for a department', '/admin/search'],
  ['a department that has no bills to look up', '/dog-licenses/search'],
  ['a parcel that names nothing', '/overview-parcel/08-000000/2025/real-estate-tax'],
  ['a parcel under another department', '/overview-parcel/08-004512/2025/building-permits'],
  ['a receipt that names nothing', '/print-receipt/00000000000000000000000000000000'],
  ['a reserved word to pay without a bill', '/blind-payments/search-for-bill'],
  ['a department that is not there, on another site', '/url/no-such-site'],
])('%s', async (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { router } = openAddress(path, {
    host: 'miamicounty.pay.localhost',
    fetch: (request) => cloud.fetch(request),
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'), { timeout: 10_000 })
  await waitFor(() =>
    expect(document.querySelector('h1')?.textContent).toBe('We could not find that page'),
  )
})
