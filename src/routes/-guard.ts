import { redirect } from '@tanstack/react-router'
import { ApiFailure, unknownSubdomain } from '@/api/failure'
import { departmentsQuery } from '@/api/departments'
import { merchantInfoQuery } from '@/api/merchants'
import type { RouterContext } from '@/router'
import type { Address } from '@/rules/addresses'
import { isDisabled } from '@/rules/tenants'
import { aliasOf, tenantAddress, tenantOf } from '@/rules/hosts'

interface Navigation {
  context: RouterContext
  /** Path with search and hash. */
  href: string
  address: Address | null
}

/**
 * The one guard of every navigation, in the order of product.md decision 1:
 * host alias → host parts → merchant-info. Token, subdomain match and role join with sign-in.
 */
export async function guard({ context, href, address }: Navigation): Promise<void> {
  const { site, queryClient } = context
  const tenant = tenantOf(site.host)
  const alias = tenant === null ? null : aliasOf(tenant)
  if (alias !== null) {
    site.leave(tenantAddress(site, alias, href))
    return never()
  }

  // Error pages never make a call that can send the visitor to an error page (decision 17).
  if (address === null || address.access === 'error') return
  if (tenant === null) throw redirect({ to: '/wrong-url', replace: true })

  // Nearly every page of a tenant needs its departments: ask beside merchant-info, not after it.
  void queryClient.query({ ...departmentsQuery, meta: { quiet: true } }).catch(() => undefined)
  try {
    const { data } = await queryClient.query({ ...merchantInfoQuery, staleTime: 'static' })
    // An older answer lets the page on while it is asked for again.
    void queryClient.query(merchantInfoQuery).catch(() => undefined)
    if (isDisabled(data)) throw redirect({ to: '/404', replace: true })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.is(404)) throw redirect({ to: '/404', replace: true })
    if (error.is(403) && error.body.error === unknownSubdomain) {
      throw redirect({ to: '/wrong-url', replace: true })
    }
    // Any other failure is only logged and the page goes on (specification §8, decision 1).
    console.warn(error.message, error.requestId)
  }
}

function never(): Promise<void> {
  return new Promise(() => undefined)
}
