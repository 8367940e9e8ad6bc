import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Dashboard } from '@/contract/dashboard'
import { useFormats } from '@/i18n/format'
import { TextLink } from '@/ui/action/text-link'
import { Banner } from '@/ui/feedback/banner'
import { Cutoffs } from './cutoffs'
import { DayChart } from './day-chart'
import { GroupsTable } from './groups-table'
import { RecentPayments, type RecentPaymentsProps } from './recent-payments'
import type { ReportLink } from './report-link'
import { ChannelShares, TenderShares } from './shares'
import { Tiles } from './tiles'
import { Full, PanelColumn, PanelColumns } from './panel-columns'

interface DashboardBodyProps extends Pick<RecentPaymentsProps, 'receiptLink'> {
  data: Dashboard
  zone: string
  /** On the root: the chosen merchant. */
  merchant: string | undefined
  /** null if the role may not see reports. */
  reportLink: ReportLink | null
  /** For all merchants; null: for one. */
  merchantLink: ((id: string, name: string) => ReactNode) | null
}

/** All parts that show the one answer. */
export function DashboardBody({
  data,
  zone,
  merchant,
  merchantLink,
  receiptLink,
  reportLink,
}: DashboardBodyProps) {
  const ofMany = merchantLink !== null
  return (
    <>
      <StillChecked unknown={data.unknown} reportLink={reportLink} />
      <Tiles data={data} reportLink={reportLink} />
      <PanelColumns>
        <PanelColumn>
          <DayChart data={data} />
          {!ofMany && <GroupsTable data={data} merchantLink={null} />}
        </PanelColumn>
        <PanelColumn>
          {!ofMany && <Cutoffs merchant={merchant} zone={zone} />}
          <TenderShares tenders={data.tenders} reportLink={reportLink} />
          <ChannelShares channels={data.channels} reportLink={reportLink} />
        </PanelColumn>
      </PanelColumns>
      {ofMany && (
        <Full>
          <GroupsTable data={data} merchantLink={merchantLink} />
        </Full>
      )}
      <Full>
        <RecentPayments payments={data.recent} ofMany={ofMany} receiptLink={receiptLink} />
      </Full>
    </>
  )
}

/** Attempts with an unknown outcome are mentioned, and counted nowhere. */
function StillChecked({
  unknown,
  reportLink,
}: Pick<Dashboard, 'unknown'> & { reportLink: ReportLink | null }) {
  const { money } = useFormats()
  if (unknown.payments === 0) return null
  return (
    <chakra.div mb={{ base: '2.5', sm: '3.5' }}>
      <Banner tone="info">
        <FormattedMessage
          id="dashboard.unknown.text"
          values={{ count: unknown.payments, amount: money(unknown.total_cents) }}
        />{' '}
        {reportLink && (
          <TextLink asChild inline>
            {reportLink({ status: 'unknown' }, <FormattedMessage id="dashboard.unknown.show" />)}
          </TextLink>
        )}
      </Banner>
    </chakra.div>
  )
}
