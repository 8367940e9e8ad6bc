import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '@/app/router-context'
import type { DashboardParams } from '@/screens/office/dashboard/dashboard-params'
import { isUnknownMerchant } from './known-merchant'

/**
 * The figures have loading states of their own, so they are not awaited. On the root an unknown
 * merchant is dropped from the address (product.md A1: bad parameters fall back).
 */
export async function checkMerchant(
  context: RouterContext,
  { merchant, ...others }: DashboardParams,
): Promise<void> {
  if (!(await isUnknownMerchant(context, merchant))) return
  throw redirect({ to: '/admin/dashboard', search: others, replace: true })
}
