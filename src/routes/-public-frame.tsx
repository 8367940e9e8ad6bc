import { Link, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PublicLayout } from '@/layouts/public-layout'
import { totalOf } from '@/rules/cart'
import { maintenanceNotice } from '@/rules/maintenance'
import { useClosure } from '@/screens/shared/closure'
import { useMayPay } from '@/screens/shared/may-pay'
import { useMaintenance, useMerchant } from '@/screens/shared/merchant'
import { showCart, useShownItems } from '@/state/cart'
import { overlays } from '@/state/overlays'
import { OpenSite } from './-open-site'
import { Overlays } from './-overlays'
import { PublicAccount } from './-public-account'
import { useShellPreferences } from './-shell-preferences'

/** The citizen's layout with what it shows: the route's page, or what stands in for it. */
export function PublicFrame({ children }: { children?: ReactNode }) {
  const merchant = useMerchant()
  const closure = useClosure()
  const notice = maintenanceNotice(useMaintenance())
  const shown = useShownItems()
  const mayPay = useMayPay()
  return (
    <PublicLayout
      {...useShellPreferences()}
      merchant={merchant}
      maintenance={closure ? null : notice}
      cart={mayPay && !closure ? { count: shown.length, total_cents: totalOf(shown) } : null}
      onOpenCart={() => showCart(true)}
      onFindReceipt={closure ? undefined : () => (overlays.findReceipt = true)}
      account={<PublicAccount />}
      phoneAccount={(close) => <PublicAccount onLeave={close} />}
      homeLink={(content) => <Link to="/departments">{content}</Link>}
    >
      <OpenSite closure={closure}>
        {children ?? <Outlet />}
        <Overlays />
      </OpenSite>
    </PublicLayout>
  )
}
