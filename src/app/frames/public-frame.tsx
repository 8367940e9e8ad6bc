import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useMatches } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { merchantInfoQuery } from '@/api/merchants/merchants'
import { PublicLayout } from '@/layouts/public-layout'
import { countBills, totalOf } from '@/rules/cart/cart'
import { productName } from '@/rules/constants'
import { maintenanceNotice } from '@/rules/maintenance/maintenance'
import { useSiteOff } from '@/screens/shared/merchant/use-site-off'
import { useMayPay } from '@/screens/shared/cart/may-pay'
import { useMaintenance, useShellMerchant } from '@/screens/shared/merchant/merchant'
import { LazyBoundary } from '@/screens/shared/failure/lazy-boundary'
import { useInSlices } from '@/screens/shared/use-in-slices'
import { showCart, useShownItems } from '@/state/cart/cart'
import { lockedItems } from '@/state/cart/locked-items'
import { overlays } from '@/state/overlays'
import { session } from '@/state/session/session'
import { hasAddedCall } from '@/api/added-calls'
import { NoticesAbove } from './notices-above'
import { RouteOutline } from './route-outline'
import { SiteOffGate } from './site-off-gate'
import { Overlays } from './overlays'
import { AccountBone, PublicAccount } from '@/app/pages/public-account'
import { LateUi } from '@/ui/theme/late-ui'
import { isPlain } from './plain-pages'
import { useShellPreferences } from './shell-preferences'

interface PublicFrameProps {
  /** Replaces the route's page. */
  children?: ReactNode
  /** Neither merchant nor user is known yet. */
  pending?: boolean
}

/** The citizen's layout around the route's page, or around its replacement. */
export function PublicFrame({ children, pending = false }: PublicFrameProps) {
  const merchant = useShellMerchant()
  const { isError } = useQuery({ ...merchantInfoQuery, enabled: false })
  const siteOff = useSiteOff()
  const notice = maintenanceNotice(useMaintenance())
  const cart = useCartSummary()
  const mayPay = useMayPay()
  const hasReceipts = hasAddedCall('lookUpReceipt')
  const { authenticated } = useSnapshot(session)
  // The stored name is hidden until its token is checked.
  const isUnchecked = pending && authenticated
  return (
    <PublicLayout
      {...useShellPreferences()}
      merchant={merchant}
      pending={pending}
      // Replaces a skeleton that would never end.
      productName={isError ? productName : undefined}
      maintenance={siteOff ? null : notice}
      notices={!siteOff && <NoticesAbove />}
      cart={mayPay && !siteOff ? cart : null}
      onOpenCart={() => showCart(true)}
      onFindReceipt={siteOff || !hasReceipts ? undefined : () => (overlays.findReceipt = true)}
      account={isUnchecked ? <AccountBone /> : <PublicAccount />}
      phoneAccount={isUnchecked ? undefined : (close) => <PublicAccount onLeave={close} />}
      homeLink={(content) => <Link to="/departments">{content}</Link>}
    >
      <SiteOffGate siteOff={siteOff}>
        <PageUi>{children ?? <Page />}</PageUi>
        {!pending && <Overlays />}
      </SiteOffGate>
    </PublicLayout>
  )
}

function Page() {
  return useInSlices(true) ? <Outlet /> : <RouteOutline />
}

/** All pages but the two first screens are built on Chakra. */
function PageUi({ children }: { children: ReactNode }) {
  const address = useMatches().at(-1)?.staticData.address ?? null
  if (isPlain(address)) return children
  return (
    <LazyBoundary>
      <LateUi>{children}</LateUi>
    </LazyBoundary>
  )
}

/** What is for sale: without the items of a payment that is being checked. */
function useCartSummary() {
  const shown = useShownItems()
  const { ids: locked } = useSnapshot(lockedItems)
  const forSale = shown.filter(({ id }) => !locked.includes(id))
  return {
    count: countBills(forSale),
    total_cents: totalOf(forSale),
    checking: forSale.length < shown.length,
  }
}
