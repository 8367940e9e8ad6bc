import { FormattedMessage, useIntl } from 'react-intl'
import type { CallAnswer } from '@/contract/endpoint'
import type { listTransactions } from '@/contract/payments/transactions'
import { useFormats } from '@/i18n/format'
import { useOfficeFormats } from '@/i18n/office-formats'
import { SeriesChart } from '@/screens/shared/series-chart'
import { Section } from '@/screens/shared/detail/section'
import { chakra } from '@chakra-ui/react/styled-system'

type Hours = CallAnswer<typeof listTransactions>['hours']

const officeHours = { first: 8, last: 17 }

/** What was paid in each hour: the office's hours, and all others with an attempt. */
export function HourChart({ hours }: { hours: Hours }) {
  const { formatMessage } = useIntl()
  const { money, time } = useFormats()
  const { roundMoney } = useOfficeFormats()
  const busy = hours.filter((hour) => hour.payments + hour.refused > 0)
  const first = Math.min(busy[0]?.hour ?? officeHours.first, officeHours.first)
  const last = Math.max(busy.at(-1)?.hour ?? officeHours.last, officeHours.last)
  const best = hours.reduce((one, other) =>
    other.principal_cents > one.principal_cents ? other : one,
  )
  const name = (hour: number) =>
    time(`2026-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`, 'UTC')
  return (
    <Section title={<FormattedMessage id="transactions.hours.heading" />}>
      <chakra.div px={{ base: '4', sm: '5.5' }} pb="4">
        <SeriesChart
          title={formatMessage({ id: 'transactions.hours.heading' })}
          label={formatMessage(
            { id: 'transactions.hours.label' },
            { hour: name(best.hour), amount: money(best.principal_cents) },
          )}
          points={hours.slice(first, last + 1).map((hour) => ({
            key: String(hour.hour),
            short: name(hour.hour),
            name: name(hour.hour),
            value: hour.principal_cents,
            note: formatMessage(
              { id: 'transactions.hours.note' },
              { payments: hour.payments, refused: hour.refused },
            ),
          }))}
          words={{
            point: formatMessage({ id: 'list.field.hour' }),
            value: formatMessage({ id: 'transactions.column.subtotal' }),
            text: money,
            tick: roundMoney,
          }}
        />
      </chakra.div>
    </Section>
  )
}
