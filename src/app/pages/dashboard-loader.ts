import { redirect } from '@tanstack/react-router'
import { merchantListQuery } from '@/api/merchant-list'
import type { RouterContext } from '@/app/router-context'
import { tenantOf } from '@/rules/tenants/hosts'
import type { DashboardParams } from '@/screens/office/dashboard/dashboard-params'

/**
 * The figures have loading states of their own, so they are not awaited. On the root an unknown
 * merchant is dropped from the address (product.md A1: bad parameters fall back).
 */
export async function checkMerchant(
  { queryClient, site }: RouterContext,
  { merchant, ...others }: DashboardParams,
): Promise<void> {
  if (merchant === undefined || tenantOf(site.host) !== null) return
  const list = await queryClient
    .query({ ...merchantListQuery, staleTime: 'static' })
    .catch(() => null)
  if (list === null || list.some(({ id }) => id === merchant)) return
  throw redirect({ to: '/admin/dashboard', search: others, replace: true })
}
