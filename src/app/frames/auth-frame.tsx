import { Link, Outlet, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AuthLayout } from '@/layouts/auth-layout'
import { addresses } from '@/rules/addresses/addresses'
import { productName } from '@/rules/constants'
import { maintenanceNotice } from '@/rules/maintenance/maintenance'
import { useShellMerchant } from '@/screens/shared/merchant/merchant'
import { useSiteOff } from '@/screens/shared/merchant/use-site-off'
import { NoticesAbove } from './notices-above'
import { SiteOffGate } from './site-off-gate'
import { useShellPreferences } from './shell-preferences'
import { useSite } from '@/screens/shared/merchant/site'
import { UiProvider } from '@/ui/theme/ui-provider'

interface AuthFrameProps {
  /** In place of the route's page. */
  children?: ReactNode
  /** The merchant is not known yet. */
  pending?: boolean
}

/** The layout of sign-in around its page. */
export function AuthFrame({ children, pending = false }: AuthFrameProps) {
  const { isTenant, maintenance } = useSite()
  const merchant = useShellMerchant()
  const closed = useSiteOff()
  // The link to the office, on sites that have one.
  const isWayIn = useMatches().at(-1)?.staticData.address?.name === addresses.signIn.name
  const siteOff = isWayIn && maintenance?.allow_staff === true ? null : closed
  return (
    <UiProvider>
      <AuthLayout
        {...useShellPreferences()}
        merchant={merchant}
        pending={pending && isTenant}
        maintenance={siteOff ? null : maintenanceNotice(maintenance)}
        notices={!siteOff && <NoticesAbove />}
        {...(isTenant
          ? { homeLink: (content) => <Link to="/departments">{content}</Link> }
          : { productName })}
      >
        <SiteOffGate siteOff={siteOff}>{children ?? <Outlet />}</SiteOffGate>
      </AuthLayout>
    </UiProvider>
  )
}
