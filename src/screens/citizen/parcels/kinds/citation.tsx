import { FormattedMessage, useIntl } from 'react-intl'
import type { AboutOf } from '@/contract/bills/bill-kinds'
import { useFormats } from '@/i18n/format'
import { useDayWords } from '@/screens/shared/time/day-words'
import { Section } from '@/screens/shared/detail/section'
import { useToday } from '@/screens/shared/time/use-today'
import { type Column, DataTable } from '@/ui/table/data-table'
import { Money } from '@/ui/display/money'
import { Pill } from '@/ui/display/pill'
import { hasCostTable } from '@/screens/citizen/parcels/bill/bill-tiles'
import { FactCard } from '@/screens/citizen/parcels/bill/facts/fact-card'
import type { Particulars } from './particulars'

type CostStep = AboutOf<'citation'>['costs'][number]

/** A parking ticket: the offense, and the cost now and later (product.md P4, "Citation"). */
export function Citation({ bill, about, charges }: Particulars<'citation'>) {
  const { date } = useFormats()
  return (
    <>
      {charges}
      {hasCostTable(bill) && <Costs steps={about.costs} />}
      <FactCard
        title={<FormattedMessage id="bill.details.heading" values={{ kind: 'citation' }} />}
        facts={[
          {
            key: 'violation',
            name: <FormattedMessage id="bill.fact.violation" />,
            value: about.violation,
          },
          { key: 'plate', name: <FormattedMessage id="bill.fact.plate" />, value: about.plate },
          {
            key: 'issued',
            name: <FormattedMessage id="bill.fact.issued" />,
            value: date(about.issued_on),
          },
          {
            key: 'location',
            name: <FormattedMessage id="bill.fact.location" />,
            value: about.location,
          },
        ]}
      />
    </>
  )
}

function Costs({ steps }: { steps: readonly CostStep[] }) {
  const { formatMessage } = useIntl()
  const dayWords = useDayWords()
  const today = useToday()
  const current = steps.find(({ until }) => until === null || today <= until)
  const columns: Column<CostStep>[] = [
    {
      id: 'when',
      kind: 'main',
      header: formatMessage({ id: 'bill.costs.when' }),
      cell: (step) => (
        <>
          {step.until === null ? (
            <FormattedMessage id="bill.costs.after" />
          ) : (
            <FormattedMessage id="bill.costs.until" values={{ date: dayWords(step.until) }} />
          )}
          {step === current && (
            <>
              {' '}
              <Pill tone="brand">
                <FormattedMessage id="bill.costs.now" />
              </Pill>
            </>
          )}
        </>
      ),
    },
    {
      id: 'cost',
      kind: 'money',
      strong: true,
      header: formatMessage({ id: 'bill.costs.cost' }),
      cell: ({ amount_cents }) => <Money cents={amount_cents} />,
    },
  ]
  return (
    <Section title={<FormattedMessage id="bill.costs.caption" />}>
      <DataTable
        caption={formatMessage({ id: 'bill.costs.caption' })}
        columns={columns}
        rows={steps}
        rowKey={({ until }) => until ?? 'later'}
        foldsOnPhone={false}
      />
    </Section>
  )
}
