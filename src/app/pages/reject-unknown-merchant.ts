import { redirect } from '@tanstack/react-router'
import { merchantListQuery } from '@/api/merchants/merchant-list'
import type { RouterContext } from '@/app/router-context'
import { tenantOf } from '@/rules/tenants/hosts'
import { addressSearch } from '@/rules/addresses/address-search'

/** On the root: no merchant of the provider. While the list is not loaded, each may be one. */
async function isUnknownMerchant(
  { queryClient, site }: RouterContext,
  merchant: unknown,
): Promise<boolean> {
  if (merchant === undefined || tenantOf(site.host) !== null) return false
  const list = await queryClient
    .query({ ...merchantListQuery, staleTime: 'static' })
    .catch(() => null)
  return list !== null && !list.some(({ id }) => id === merchant)
}

/** The provider's pages that can be of one merchant, and the param that names it. */
const filters = {
  '/admin/dashboard': 'merchant',
  '/admin/reports': 'merchant_id',
  '/admin/transactions-reports': 'merchant_id',
  '/admin/users/search': 'merchant_id',
  '/search-for-bill': 'merchant',
  '/import/accounts': 'merchant',
  '/import/import-permit': 'merchant',
  '/import/import-aging': 'merchant',
  '/admin/import-users': 'merchant',
} as const

interface Visit {
  readonly context: RouterContext
  readonly location: { readonly search: object }
  readonly preload: boolean
}

/**
 * An unknown merchant is dropped from the address of a page: its calls would be answered with a 404,
 * which leads away from the page.
 */
export const knownMerchantOnly =
  (to: keyof typeof filters) =>
  async ({ context, location, preload }: Visit): Promise<void> => {
    const { [filters[to]]: merchant, ...others } = addressSearch({ ...location.search })
    if (preload || !(await isUnknownMerchant(context, merchant))) return
    throw redirect({ to, search: others, replace: true })
  }
