import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { RecentPayment } from '@/contract/dashboard'
import { tenantAddress } from '@/rules/tenants/hosts'
import { may } from '@/rules/people/permissions'
import { Dashboard } from '@/screens/office/dashboard/dashboard'
import type { ReportFilter } from '@/screens/office/dashboard/report-link'
import type { DayRange } from '@/rules/time/periods'
import type { DashboardParams } from '@/screens/office/dashboard/dashboard-params'
import { useViewer } from '@/state/viewer'
import { useSite } from '@/screens/shared/site'
import { useTimeZone } from '@/screens/shared/time-zone'
import { useMayOpenReceipts } from '@/screens/shared/use-may-open-receipts'
import { useToDoLinks } from './use-to-do-links'

/** One screen at two addresses (decision 16). */
export function DashboardPage({ params }: { params: DashboardParams }) {
  const navigate = useNavigate()
  const { formatMessage } = useIntl()
  const { site } = useRouter().options.context
  const { subject } = useViewer()
  const { isTenant } = useSite()
  const mayOpenReceipts = useMayOpenReceipts()
  const receipt = ({ receipt_id: id, merchant: paid }: RecentPayment, text: string) => {
    if (id === null) return text
    // The root domain has no receipts: they are on the merchant's own site.
    const path = `/print-receipt/${id}`
    return isTenant ? (
      <Link to="/print-receipt/$id" params={{ id }}>
        {text}
      </Link>
    ) : (
      <a
        href={tenantAddress(site, paid.sub_domain, path)}
        title={formatMessage({ id: 'dashboard.recent.elsewhere' })}
      >
        {text}
      </a>
    )
  }
  const report = (days: DayRange, filter: ReportFilter, content: ReactNode) => {
    const search = { ...days, ...filter }
    if (isTenant) {
      return (
        <Link to="/transactions-reports" search={search}>
          {content}
        </Link>
      )
    }
    return params.merchant === undefined ? (
      <Link to="/admin/transactions-reports" search={search}>
        {content}
      </Link>
    ) : (
      <Link
        to="/admin/transactions-reports/departments/$id"
        params={{ id: params.merchant }}
        search={search}
      >
        {content}
      </Link>
    )
  }
  return (
    <Dashboard
      params={params}
      onParams={(next) => void navigate({ to: '.', search: { ...next }, resetScroll: false })}
      onRoot={!isTenant}
      zone={useTimeZone()}
      toDoLinks={useToDoLinks(params.merchant, report)}
      merchantLink={(id, name) => (
        <Link to="/admin/dashboard" search={{ ...params, merchant: id }}>
          {name}
        </Link>
      )}
      reportLink={may(subject, 'reports.view') ? report : null}
      receiptLink={mayOpenReceipts ? receipt : null}
    />
  )
}
