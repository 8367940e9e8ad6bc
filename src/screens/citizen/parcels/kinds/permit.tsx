import { FormattedMessage, useIntl } from 'react-intl'
import type { AboutOf } from '@/contract/bill-kinds'
import { useFormats } from '@/i18n/format'
import { sumOf } from '@/rules/payments/money'
import { type Column, DataTable } from '@/ui/table/data-table'
import { Money } from '@/ui/display/money'
import { FactCard } from '@/screens/citizen/parcels/fact-card'
import type { Particulars } from './particulars'

type FeeLine = AboutOf<'permit'>['fee_lines'][number]

/** The permit's purpose, and the parts of its fee (product.md P4, "Permit"). */
export function Permit({ about, charges }: Particulars<'permit'>) {
  const { date } = useFormats()
  return (
    <>
      {charges(<FeeLines lines={about.fee_lines} />)}
      <FactCard
        title={<FormattedMessage id="bill.details.heading" values={{ kind: 'permit' }} />}
        facts={[
          {
            key: 'type',
            name: <FormattedMessage id="bill.fact.permitType" />,
            value: about.permit_type,
          },
          {
            key: 'status',
            name: <FormattedMessage id="bill.fact.status" />,
            value: <FormattedMessage id={`bill.permit.${about.status}`} />,
          },
          { key: 'site', name: <FormattedMessage id="bill.fact.site" />, value: about.site },
          {
            key: 'applicant',
            name: <FormattedMessage id="bill.fact.applicant" />,
            value: about.applicant,
          },
          {
            key: 'contractor',
            name: <FormattedMessage id="bill.fact.contractor" />,
            value: about.contractor ?? <FormattedMessage id="bill.fact.ownerBuilds" />,
          },
          {
            key: 'expires',
            name: <FormattedMessage id="bill.fact.expires" />,
            value: date(about.expires_on),
          },
        ]}
      />
    </>
  )
}

function FeeLines({ lines }: { lines: readonly FeeLine[] }) {
  const { formatMessage } = useIntl()
  const total = (of: (line: FeeLine) => number) => <Money cents={sumOf(lines.map(of))} />
  const columns: Column<FeeLine>[] = [
    {
      key: 'fee',
      kind: 'main',
      header: formatMessage({ id: 'bill.fees.fee' }),
      total: formatMessage({ id: 'bill.fees.total' }),
      cell: ({ code, description }) => (
        <>
          {description}
          <small>{code}</small>
        </>
      ),
    },
    {
      key: 'amount',
      kind: 'money',
      header: formatMessage({ id: 'bill.fees.amount' }),
      total: total((line) => line.amount_cents),
      cell: ({ amount_cents }) => <Money cents={amount_cents} />,
    },
    {
      key: 'paid',
      kind: 'money',
      header: formatMessage({ id: 'bill.fees.paid' }),
      total: total((line) => line.paid_cents),
      cell: ({ paid_cents }) => <Money cents={paid_cents} />,
    },
    {
      key: 'due',
      kind: 'money',
      strong: true,
      header: formatMessage({ id: 'bill.fees.due' }),
      total: total((line) => line.due_cents),
      cell: ({ due_cents }) => <Money cents={due_cents} />,
    },
  ]
  return (
    <DataTable
      caption={formatMessage({ id: 'bill.fees.caption' })}
      columns={columns}
      rows={lines}
      rowKey={({ code }) => code}
    />
  )
}
