import { useIntl } from 'react-intl'
import type { PaymentType, TypeSums } from '@/contract/reports/report-sums'
import type { MessageId } from '@/i18n/message-ids'
import { sumOf } from '@/rules/payments/money'
import { wentBackCents } from '@/rules/reports/movement-sums'
import { useCells } from '@/screens/shared/list/use-cells'
import type { ListColumn } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'
import { ReportSection } from '@/screens/shared/list/report-section'

type TypeSum = TypeSums[number]

const typeWords: Readonly<Record<PaymentType, MessageId>> = {
  visa: 'reports.type.visa',
  mastercard: 'reports.type.mastercard',
  amex: 'reports.type.amex',
  discover: 'reports.type.discover',
  other: 'reports.type.other',
  echeck: 'payment-words.tender.echeck',
  terminal: 'reports.type.terminal',
  cash: 'payment-words.tender.cash',
  check: 'payment-words.tender.check',
}

/** The totals of a report by payment type (product.md A9). */
export function TypeTotals({ types }: { types: TypeSums }) {
  const { formatMessage } = useIntl()
  const { amount, number } = useCells({ zero: 'dash' })
  const title = formatMessage({ id: 'reports.types.heading' })
  const nameOf = ({ type }: TypeSum) => formatMessage({ id: typeWords[type] })
  if (types.length === 0) return null
  const totalOf = (of: (sum: TypeSum) => number) => sumOf(types.map(of))
  const columns: ListColumn<TypeSum>[] = [
    {
      id: 'type',
      kind: 'main',
      header: formatMessage({ id: 'list.field.paymentMethod' }),
      cell: nameOf,
    },
    {
      id: 'payments',
      header: formatMessage({ id: 'reports.column.payments' }),
      ...number(paymentsOf, totalOf(paymentsOf)),
    },
    {
      id: 'principal',
      header: formatMessage({ id: 'reports.column.principal' }),
      ...amount(principalOf, totalOf(principalOf)),
    },
    {
      id: 'fees',
      header: formatMessage({ id: 'list.field.fees' }),
      ...amount(feesOf, totalOf(feesOf)),
    },
    {
      id: 'back',
      header: formatMessage({ id: 'reports.column.wentBack' }),
      ...amount(wentBackCents, totalOf(wentBackCents)),
    },
    {
      id: 'net',
      phone: 'end',
      header: formatMessage({ id: 'reports.column.net' }),
      ...amount(netOf, totalOf(netOf)),
    },
  ]
  return (
    <ReportSection title={title}>
      <ListTable caption={title} columns={columns} rows={types} rowKey={typeOf} rowName={nameOf} />
    </ReportSection>
  )
}

const typeOf = ({ type }: TypeSum) => type
const paymentsOf = ({ payments }: TypeSum) => payments
const principalOf = ({ principal_cents }: TypeSum) => principal_cents
const feesOf = ({ fee_cents }: TypeSum) => fee_cents
const netOf = ({ net_cents }: TypeSum) => net_cents
