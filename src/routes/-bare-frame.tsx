import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useRouter } from '@tanstack/react-router'
import { merchantInfoQuery } from '@/api/merchants'
import { BareLayout } from '@/layouts/bare-layout'
import { productName } from '@/rules/constants'
import { tenantOf } from '@/rules/hosts'
import { Overlays } from './-overlays'
import { useShellPreferences } from './-shell-preferences'

/** Error pages: what is known of the merchant is shown, nothing is asked (decision 17). */
export function BareFrame() {
  const { site } = useRouter().options.context
  const merchant = useQuery({ ...merchantInfoQuery, enabled: false }).data?.data ?? null
  const onTenant = tenantOf(site.host) !== null
  return (
    <BareLayout
      {...useShellPreferences()}
      merchant={merchant}
      productName={productName}
      {...(onTenant && { homeLink: (content) => <Link to="/departments">{content}</Link> })}
    >
      <Outlet />
      <Overlays />
    </BareLayout>
  )
}
