import { FormattedMessage, useIntl } from 'react-intl'
import type { Dashboard } from '@/contract/reports/dashboard'
import { useFormats } from '@/i18n/format'
import { useOfficeFormats } from '@/i18n/office-formats'
import { SeriesChart } from '@/screens/shared/series-chart'
import { useDaysText } from '@/screens/shared/time/days-text'
import { Panel } from './panel'

type Day = Dashboard['days'][number]

/** The payments of each day, with the previous period's. */
export function DayChart({ data }: { data: Dashboard }) {
  const { formatMessage } = useIntl()
  const { shortDate, date, money } = useFormats()
  const { roundMoney } = useOfficeFormats()
  const daysText = useDaysText()
  const highest = data.days.reduce<Day | null>(
    (best, day) => (best === null || day.principal_cents > best.principal_cents ? day : best),
    null,
  )
  return (
    <Panel title={<FormattedMessage id="dashboard.chart.heading" />} padded grow>
      <SeriesChart
        title={formatMessage({ id: 'dashboard.chart.heading' })}
        label={formatMessage(
          { id: 'dashboard.chart.label' },
          {
            days: daysText(data.period),
            date: highest ? date(highest.date) : '',
            amount: money(highest?.principal_cents ?? 0),
          },
        )}
        points={data.days.map((day) => ({
          key: day.date,
          short: shortDate(day.date),
          name: date(day.date),
          value: day.principal_cents,
          note: formatMessage({ id: 'dashboard.shares.payments' }, { count: day.payments }),
          before: day.before && {
            name: shortDate(day.before.date),
            value: day.before.principal_cents,
          },
        }))}
        words={{
          point: formatMessage({ id: 'list.field.day' }),
          value: formatMessage({ id: 'dashboard.chart.now' }),
          before: formatMessage({ id: 'dashboard.chart.before' }),
          text: money,
          tick: roundMoney,
        }}
      />
    </Panel>
  )
}
