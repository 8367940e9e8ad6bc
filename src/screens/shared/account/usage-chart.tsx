import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AboutOf } from '@/contract/bills/bill-kinds'
import { useFormats } from '@/i18n/format'
import { formatTags } from '@/i18n/locales'
import { BarChart } from '@/ui/chart/bar-chart'
import { type Column, DataTable } from '@/ui/table/data-table'
import { Section } from '@/screens/shared/detail/section'

type Usage = NonNullable<AboutOf<'utility'>['usage']>
type Month = Usage['months'][number]

/** The usage of twelve months; the same numbers as a table (product.md P4, P8). */
export function UsageChart({ usage: { unit, months } }: { usage: Usage }) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const { short, long } = useMonthNames()
  const [active, setActive] = useState<number | null>(null)
  const amountText = (amount: number) =>
    formatMessage({ id: `bill.usage.${unit}` }, { amount: count(amount) })
  const highest = months.reduce<Month | null>(
    (best, month) => (best === null || month.amount > best.amount ? month : best),
    null,
  )
  const pointed = active === null ? null : (months[active] ?? null)
  const columns: Column<Month>[] = [
    {
      id: 'month',
      kind: 'main',
      header: formatMessage({ id: 'bill.usage.month' }),
      cell: ({ month }) => long(month),
    },
    {
      id: 'amount',
      kind: 'money',
      header: formatMessage({ id: 'bill.usage.used' }),
      cell: ({ amount }) => amountText(amount),
    },
  ]
  return (
    <Section
      title={<FormattedMessage id="bill.usage.title" />}
      beside={
        <chakra.p textStyle="help" aria-hidden="true" className="figures">
          {pointed ? (
            `${long(pointed.month)}: ${amountText(pointed.amount)}`
          ) : (
            <FormattedMessage id={`bill.usage.in.${unit}`} />
          )}
        </chakra.p>
      }
    >
      <chakra.div display="flex" px={{ base: '4', sm: '5.5' }} pb="4">
        <BarChart
          label={formatMessage(
            { id: 'bill.usage.label' },
            {
              month: highest ? long(highest.month) : '',
              amount: amountText(highest?.amount ?? 0),
            },
          )}
          bars={months.map(({ month, amount }) => ({
            key: month,
            label: short(month),
            value: amount,
          }))}
          tickText={count}
          active={active}
          onActive={setActive}
        />
      </chakra.div>
      <Fold>
        <summary>
          <FormattedMessage id="bill.usage.numbers" />
        </summary>
        <DataTable
          caption={formatMessage({ id: 'bill.usage.title' })}
          columns={columns}
          rows={months}
          rowKey={({ month }) => month}
          foldsOnPhone={false}
        />
      </Fold>
    </Section>
  )
}

function useMonthNames() {
  const { locale } = useIntl()
  const tag = formatTags[locale]
  const name = (month: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`),
    )
  return {
    short: (month: string) => name(month, { month: 'short' }),
    long: (month: string) => name(month, { month: 'long', year: 'numeric' }),
  }
}

const Fold = chakra('details', {
  base: {
    borderTop: '1px solid',
    borderColor: 'line',
    _print: { '&:not([open])': { display: 'none' } },
    '& > summary': {
      minHeight: 'control',
      display: 'flex',
      alignItems: 'center',
      px: { base: '4', sm: '5.5' },
      fontSize: 'sm',
      color: 'brand.text',
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
})
