import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Dashboard } from '@/contract/dashboard'
import { useFormats } from '@/i18n/format'
import { BarChart } from '@/ui/chart/bar-chart'
import { type Column, DataTable } from '@/ui/table/data-table'
import { ExpandIcon } from '@/ui/display/icons'
import { Money } from '@/ui/display/money'
import { useDaysText } from './days-text'
import { Panel } from './panel'

type Day = Dashboard['days'][number]

/** What was paid on each day, beside the days before; the same numbers as a table. */
export function DayChart({ data }: { data: Dashboard }) {
  const { formatMessage } = useIntl()
  const { shortDate, date, money, roundMoney } = useFormats()
  const daysText = useDaysText()
  const [active, setActive] = useState<number | null>(null)
  const highest = data.days.reduce<Day | null>(
    (best, day) => (best === null || day.principal_cents > best.principal_cents ? day : best),
    null,
  )
  return (
    <Panel
      title={<FormattedMessage id="dashboard.chart.heading" />}
      beside={<Legend />}
      padded
      grow
    >
      <Readout day={active === null ? null : (data.days[active] ?? null)} />
      <BarChart
        label={formatMessage(
          { id: 'dashboard.chart.label' },
          {
            days: daysText(data.period),
            date: highest ? date(highest.date) : '',
            amount: money(highest?.principal_cents ?? 0),
          },
        )}
        bars={data.days.map((day) => ({
          key: day.date,
          label: shortDate(day.date),
          value: day.principal_cents,
          before: day.before?.principal_cents ?? null,
        }))}
        tickText={roundMoney}
        active={active}
        onActive={setActive}
      />
      <Numbers days={data.days} />
    </Panel>
  )
}

/** What is pointed at, in words; its line is always there, so that nothing moves. */
function Readout({ day }: { day: Day | null }) {
  const { date, shortDate, money } = useFormats()
  return (
    <chakra.p textStyle="help" minHeight="1.3125rem" mb="4" aria-hidden="true" className="figures">
      {day && (
        <>
          <chakra.span color="fg" fontWeight="medium">
            <FormattedMessage
              id="dashboard.chart.point"
              values={{
                date: date(day.date),
                amount: money(day.principal_cents),
                count: day.payments,
              }}
            />
          </chakra.span>
          {day.before && ` (${shortDate(day.before.date)}: ${money(day.before.principal_cents)})`}
        </>
      )}
    </chakra.p>
  )
}

const Key = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    _before: {
      content: '""',
      boxSize: '0.75rem',
      borderRadius: '3px',
      bg: 'brand.fill',
      forcedColorAdjust: 'none',
    },
    '&[data-before]::before': { bg: 'brand.soft' },
  },
})

function Legend() {
  return (
    <chakra.p display="flex" flexWrap="wrap" columnGap="4" textStyle="help" aria-hidden="true">
      <Key>
        <FormattedMessage id="dashboard.chart.now" />
      </Key>
      <Key data-before="">
        <FormattedMessage id="dashboard.chart.before" />
      </Key>
    </chakra.p>
  )
}

const Fold = chakra('details', {
  base: {
    mt: '3',
    '& > summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '7',
      borderRadius: '2px',
      fontSize: 'sm',
      color: 'brand.text',
      listStyle: 'none',
      '--icon-size': '1rem',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& > summary > svg': { transition: 'transform 120ms' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > div': { mx: { base: '-4', sm: '-5.5' }, mb: '-5', mt: '3' },
    _print: { display: 'none' },
  },
})

function Numbers({ days }: { days: readonly Day[] }) {
  const { formatMessage } = useIntl()
  const { date, shortDate, count } = useFormats()
  const columns: Column<Day>[] = [
    {
      key: 'day',
      kind: 'main',
      header: formatMessage({ id: 'dashboard.chart.day' }),
      cell: (day) => date(day.date),
    },
    {
      key: 'payments',
      kind: 'money',
      header: formatMessage({ id: 'dashboard.table.payments' }),
      cell: (day) => count(day.payments),
    },
    {
      key: 'amount',
      kind: 'money',
      strong: true,
      header: formatMessage({ id: 'dashboard.table.amount' }),
      cell: (day) => <Money cents={day.principal_cents} />,
    },
    {
      key: 'before',
      kind: 'money',
      header: formatMessage({ id: 'dashboard.chart.before' }),
      cell: ({ before }) =>
        before && (
          <span>
            <Money cents={before.principal_cents} />
            <small>{shortDate(before.date)}</small>
          </span>
        ),
    },
  ]
  return (
    <Fold>
      <summary>
        <FormattedMessage id="dashboard.chart.table" />
        <ExpandIcon />
      </summary>
      <div>
        <DataTable
          caption={formatMessage({ id: 'dashboard.chart.heading' })}
          columns={columns}
          rows={days}
          rowKey={(day) => day.date}
          cards={false}
        />
      </div>
    </Fold>
  )
}
