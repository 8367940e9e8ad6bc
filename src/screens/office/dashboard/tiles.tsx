import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dashboard, DashboardSums } from '@/contract/reports/dashboard'
import { useFormats } from '@/i18n/format'
import { useOfficeFormats } from '@/i18n/office-formats'
import { successOf } from '@/rules/reports/dashboard-figures'
import type { DayRange } from '@/rules/time/periods'
import { Change } from './change'
import { useDaysText } from '@/screens/shared/time/days-text'
import { Tile } from './tile'
import { givenBack, type ReportFilter, type ReportOf } from './use-report-address'

export const TileGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '2.5', sm: '3.5' },
    gridTemplateColumns: {
      // A very small phone has room for one.
      base: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(12, minmax(0, 1fr))',
    },
    // Three in the first row, which a payout follows from, and four below them.
    '& > *': { lg: { gridColumn: 'span 3' } },
    '& > :nth-of-type(-n + 3)': { lg: { gridColumn: 'span 4' } },
    // In two columns the seven leave no gap.
    '& > :first-of-type': { lgDown: { gridColumn: '1 / -1' } },
    '@media (width >= 110rem)': {
      gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
      '& > :nth-of-type(n)': { gridColumn: 'auto' },
    },
  },
})

type Amount = {
  [Key in keyof DashboardSums]: Key extends `${string}_cents` ? Key : never
}[keyof DashboardSums]

const amounts = [
  { key: 'payments', cents: 'principal_cents', count: 'payments' },
  { key: 'fees', cents: 'fee_cents', count: null },
  { key: 'net', cents: 'net_cents', count: null },
  { key: 'refunds', cents: 'refund_cents', count: 'refunds' },
  { key: 'returns', cents: 'return_cents', count: 'returns' },
] as const satisfies readonly { cents: Amount; count: keyof DashboardSums | null; key: string }[]

/** The payments that a figure is made of, where they are not all. */
const filters: Readonly<Partial<Record<Amount, ReportFilter>>> = {
  refund_cents: { status: givenBack },
  return_cents: { status: 'returned' },
}

/** Outgoing amounts are marked as such. */
const outgoing: readonly Amount[] = ['refund_cents', 'return_cents']

/** The figures of the period; each explains its calculation. */
export function Tiles({ data, report }: { data: Dashboard; report: ReportOf | null }) {
  const { formatMessage } = useIntl()
  const { money, count } = useFormats()
  const days = <Days range={data.before} />
  const compared = <FormattedMessage id="dashboard.how.compared" values={{ days }} />
  return (
    <TileGrid>
      {amounts.map(({ key, cents, count: counted }) => {
        const sign = outgoing.includes(cents) ? -1 : 1
        return (
          <Tile
            key={key}
            report={report}
            filter={filters[cents]}
            name={formatMessage({ id: `dashboard.tile.${key}` })}
            count={counted === null ? undefined : count(data.sums[counted])}
            // Zero has no minus sign.
            value={money(sign * data.sums[cents] || 0)}
            change={<Change now={data.sums[cents]} before={data.sums_before[cents]} days={days} />}
            how={
              <>
                <FormattedMessage id={`dashboard.how.${key}`} /> {compared}
              </>
            }
          />
        )
      })}
      <SuccessTile data={data} days={days} report={report} />
      <TimeTile data={data} days={days} />
    </TileGrid>
  )
}

/** In one line: a date must not break. */
function Days({ range }: { range: DayRange }) {
  const daysText = useDaysText()
  return <chakra.span whiteSpace="nowrap">{daysText(range, 'short')}</chakra.span>
}

interface SuccessTileProps {
  data: Dashboard
  days: ReactNode
  report: ReportOf | null
}

function SuccessTile({ data, days, report }: SuccessTileProps) {
  const { formatMessage } = useIntl()
  const { percent } = useOfficeFormats()
  const success = successOf(data.sums)
  const before = successOf(data.sums_before)
  return (
    <Tile
      name={formatMessage({ id: 'dashboard.tile.success' })}
      report={report}
      value={success === null ? '–' : percent(success)}
      change={
        <>
          <FormattedMessage id="dashboard.tile.attempts" values={{ count: data.sums.attempts }} />
          {before !== null && (
            <>
              {' · '}
              <FormattedMessage
                id="dashboard.tile.was"
                values={{ days, amount: percent(before) }}
              />
            </>
          )}
        </>
      }
      how={<FormattedMessage id="dashboard.how.success" />}
    />
  )
}

/** How long payers need, from the price to the payment. */
function TimeTile({ data, days }: { data: Dashboard; days: ReactNode }) {
  const { formatMessage } = useIntl()
  const text = (seconds: number) =>
    formatMessage(
      { id: 'dashboard.tile.minutes' },
      { minutes: Math.floor(seconds / 60), seconds: seconds % 60 },
    )
  const { seconds_to_pay: needed } = data.sums
  const { seconds_to_pay: before } = data.sums_before
  return (
    <Tile
      name={formatMessage({ id: 'dashboard.tile.time' })}
      value={needed === null ? '–' : text(needed)}
      change={
        before === null ? (
          <FormattedMessage id="dashboard.tile.average" />
        ) : (
          <FormattedMessage id="dashboard.tile.was" values={{ days, amount: text(before) }} />
        )
      }
      how={<FormattedMessage id="dashboard.how.time" />}
    />
  )
}
