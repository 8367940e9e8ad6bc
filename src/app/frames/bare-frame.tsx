import { Link, Outlet, useMatches, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BareLayout } from '@/layouts/bare-layout'
import { productName } from '@/rules/constants'
import { tenantOf } from '@/rules/tenants/hosts'
import { useKnownMerchant } from '@/screens/shared/merchant/cached-merchant'
import { useSiteOff } from '@/screens/shared/merchant/use-site-off'
import { UiProvider } from '@/ui/theme/ui-provider'
import { SiteOffGate } from './site-off-gate'
import { Overlays } from './overlays'
import { useShellPreferences } from './shell-preferences'

/** Shows the merchant if it is cached; error pages make no call (decision 17). */
export function BareFrame({ children }: { children?: ReactNode }) {
  const { site } = useRouter().options.context
  const merchant = useKnownMerchant()
  // Error pages show their message even while the site is off (decision 17).
  const isError = useMatches().at(-1)?.staticData.address?.access === 'error'
  const closed = useSiteOff()
  const onTenant = tenantOf(site.host) !== null
  const page = children ?? <Outlet />
  return (
    <UiProvider>
      <BareLayout
        {...useShellPreferences()}
        merchant={merchant}
        productName={productName}
        {...(onTenant && { homeLink: (content) => <Link to="/departments">{content}</Link> })}
      >
        {isError ? page : <SiteOffGate siteOff={closed}>{page}</SiteOffGate>}
        <Overlays />
      </BareLayout>
    </UiProvider>
  )
}
