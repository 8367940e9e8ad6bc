import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { merchantListQuery, merchantSettingsQuery } from '@/api/merchants/merchant-list'
import { AdminLayout } from '@/layouts/office/admin-layout'
import { productName } from '@/rules/constants'
import { maintenanceNotice } from '@/rules/maintenance/maintenance'
import { officeMenu } from '@/rules/addresses/office-menu'
import { may } from '@/rules/people/permissions'
import { shownRole } from '@/rules/people/roles'
import { useSiteOff } from '@/screens/shared/merchant/use-site-off'
import { PaperHead } from '@/screens/shared/paper/paper-head'
import { config } from '@/state/preferences'
import { hasAddedCall } from '@/api/added-calls'
import { useViewer } from '@/state/session/viewer'
import { ImportSlot } from '@/screens/office/imports/run/import-slot'
import { dashboardSearch } from '@/screens/office/dashboard/dashboard-search'
import { HeaderAccount } from '@/app/guard/known-account'
import { FindPayment } from './find-payment'
import { SiteOffGate } from './site-off-gate'
import { useShellPreferences } from './shell-preferences'
import { useSite, useSiteMerchantId } from '@/screens/shared/merchant/site'
import { UiProvider } from '@/ui/theme/ui-provider'

/** The office's layout around the route's page, or around its replacement. */
export function AdminFrame({ children }: { children?: ReactNode }) {
  const { formatMessage } = useIntl()
  const { subject } = useViewer()
  const { isTenant, merchant, maintenance } = useSite()
  const { containers, sidebar, sidebar_collapsed: narrow } = useSnapshot(config)
  const address = useMatches().at(-1)?.staticData.address ?? null
  const siteOff = useSiteOff()
  const merchantId = useSiteMerchantId()
  const site = isTenant ? { merchantId } : null
  return (
    <UiProvider>
      <AdminLayout
        {...useShellPreferences()}
        {...{ containers, sidebar, narrow }}
        onNarrow={(next) => (config.sidebar_collapsed = next)}
        owner={isTenant ? merchant : { name: productName, logo: null }}
        // The product's name is above it on the root, and before it elsewhere (specification §6).
        role={isTenant ? shownRole(subject.role) : subject.role}
        menu={officeMenu({ subject, site, hasCall: hasAddedCall })}
        current={address?.name ?? null}
        pageTitle={address === null ? '' : formatMessage({ id: address.title })}
        link={(path, attributes, content) => (
          <Link to={path} activeOptions={exactly} activeProps={none} {...attributes}>
            {content}
          </Link>
        )}
        search={
          siteOff || !may(subject, 'bills.search-all') || !hasAddedCall('searchOffice') ? null : (
            <FindPayment />
          )
        }
        account={<HeaderAccount />}
        notices={<ImportSlot />}
        paperHead={<PaperHead />}
        isTest={useTestSite(merchantId)}
        maintenance={siteOff ? null : maintenanceNotice(maintenance)}
      >
        <SiteOffGate siteOff={siteOff}>{children ?? <Outlet />}</SiteOffGate>
      </AdminLayout>
    </UiProvider>
  )
}

// The menu marks the current item, and differently on pages below an item.
const exactly = { exact: true } as const
const none = {}

/**
 * True if payments go to the processor's test site. Only the provider's roles may read a merchant's
 * settings; on the root these are the chosen merchant's (decision 19).
 */
function useTestSite(siteMerchant: string | null): boolean {
  const { subject } = useViewer()
  const chosen = dashboardSearch({ ...useMatches().at(-1)?.search }).merchant
  const { data: merchants } = useQuery({
    ...merchantListQuery,
    enabled: siteMerchant === null && chosen !== undefined,
  })
  // An address may name a merchant that there is not.
  const id = siteMerchant ?? merchants?.find((one) => one.id === chosen)?.id ?? null
  const { data } = useQuery({
    ...merchantSettingsQuery(id ?? ''),
    enabled: id !== null && may(subject, 'settings.view'),
  })
  return data?.environment === 'UAT'
}
