import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { Dashboard } from '@/contract/reports/dashboard'
import { useFormats } from '@/i18n/format'
import { useMay } from '@/state/session/use-may'
import { TextLink } from '@/ui/action/text-link'
import { Banner } from '@/ui/feedback/banner'
import { Cutoffs } from './cutoffs'
import { DayChart } from './day-chart'
import { GroupsTable } from './groups-table'
import { RecentPayments } from './recent-payments'
import { ChannelShares, TenderShares } from './shares'
import { Tiles } from './tiles'
import { Full, PanelColumn, PanelColumns } from './panel-columns'
import { type ReportOf, useReportAddress } from './use-report-address'

interface DashboardBodyProps {
  data: Dashboard
  zone: string
  /** On the root: the chosen merchant. */
  merchant: string | undefined
  /** Of all merchants. */
  ofMany: boolean
}

/** All parts that show the one answer. */
export function DashboardBody({ data, zone, merchant, ofMany }: DashboardBodyProps) {
  const address = useReportAddress(merchant)
  const mayReport = useMay('reports.view')
  const report: ReportOf | null = mayReport ? (filter) => address(data.period, filter) : null
  return (
    <>
      <StillChecked unknown={data.unknown} report={report} />
      <Tiles data={data} report={report} />
      <PanelColumns>
        <PanelColumn>
          <DayChart data={data} />
          {!ofMany && <GroupsTable data={data} ofMany={false} />}
        </PanelColumn>
        <PanelColumn>
          {!ofMany && <Cutoffs merchant={merchant} zone={zone} />}
          <TenderShares tenders={data.tenders} report={report} />
          <ChannelShares channels={data.channels} report={report} />
        </PanelColumn>
      </PanelColumns>
      {ofMany && (
        <Full>
          <GroupsTable data={data} ofMany />
        </Full>
      )}
      <Full>
        <RecentPayments payments={data.recent} ofMany={ofMany} />
      </Full>
    </>
  )
}

/** Attempts with an unknown outcome are mentioned, and counted nowhere. */
function StillChecked({
  unknown,
  report,
}: Pick<Dashboard, 'unknown'> & { report: ReportOf | null }) {
  const { money } = useFormats()
  if (unknown.payments === 0) return null
  return (
    <chakra.div mb={{ base: '2.5', sm: '3.5' }}>
      <Banner tone="info">
        <FormattedMessage
          id="dashboard.unknown.text"
          values={{ count: unknown.payments, amount: money(unknown.total_cents) }}
        />{' '}
        {report && (
          <TextLink asChild inline>
            <Link {...report({ status: 'unknown' })}>
              <FormattedMessage id="dashboard.unknown.show" values={{ count: unknown.payments }} />
            </Link>
          </TextLink>
        )}
      </Banner>
    </chakra.div>
  )
}
