import {
  Link,
  type RegisteredRouter,
  useRouter,
  type ValidateLinkOptions,
} from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useSite, useSiteOf } from './site'

interface SiteLinkProps<Options> extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** The merchant's subdomain; null: this site's. */
  merchant: string | null
  /** The page: what a `Link` is given. */
  at: ValidateLinkOptions<RegisteredRouter, Options>
  target?: '_blank'
}

/** To a page of the merchant's own site. From the root it opens there, on another host. */
export function SiteLink<Options>(props: SiteLinkProps<Options>): ReactNode
export function SiteLink({ merchant, at, children, ...anchor }: SiteLinkProps<unknown>): ReactNode {
  const router = useRouter()
  const { isTenant } = useSite()
  const siteOf = useSiteOf()
  if (isTenant || merchant === null) {
    return (
      <Link {...at} {...anchor}>
        {children}
      </Link>
    )
  }
  return (
    <a href={siteOf(merchant, router.buildLocation(at).href).href} {...anchor}>
      {children}
    </a>
  )
}
