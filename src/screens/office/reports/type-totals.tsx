import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TypeSums } from '@/contract/report-sums'
import { useFormats } from '@/i18n/format'
import { wentBackCents } from '@/rules/reports/movement-sums'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import type { ListColumn } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'

type TypeSum = TypeSums[number]

/** The totals of a report by payment type (product.md A9). */
export function TypeTotals({ types }: { types: TypeSums }) {
  const { formatMessage } = useIntl()
  const { count } = useFormats()
  const title = formatMessage({ id: 'reports.types.heading' })
  const nameOf = ({ type }: TypeSum) => formatMessage({ id: `reports.type.${type}` })
  if (types.length === 0) return null
  const columns: ListColumn<TypeSum>[] = [
    {
      id: 'type',
      kind: 'main',
      header: formatMessage({ id: 'reports.column.type' }),
      cell: nameOf,
    },
    {
      id: 'payments',
      kind: 'number',
      header: formatMessage({ id: 'reports.column.payments' }),
      cell: ({ payments }) => count(payments),
    },
    {
      id: 'principal',
      kind: 'money',
      header: formatMessage({ id: 'reports.column.principal' }),
      cell: ({ principal_cents }) => <Money cents={principal_cents} />,
    },
    {
      id: 'fees',
      kind: 'money',
      header: formatMessage({ id: 'reports.column.fees' }),
      cell: ({ fee_cents }) => <Money cents={fee_cents} />,
    },
    {
      id: 'back',
      kind: 'money',
      header: formatMessage({ id: 'reports.column.wentBack' }),
      cell: (sums) => <Money cents={wentBackCents(sums)} />,
    },
    {
      id: 'net',
      kind: 'money',
      phone: 'end',
      header: formatMessage({ id: 'reports.column.net' }),
      cell: ({ net_cents }) => <Money cents={net_cents} />,
    },
  ]
  return (
    <chakra.section mt="6">
      <chakra.h2 fontSize="lg" lineHeight="1.625rem" fontWeight="semibold" mb="3">
        <FormattedMessage id="reports.types.heading" />
      </chakra.h2>
      <Card overflow="clip">
        <ListTable
          caption={title}
          columns={columns}
          rows={types}
          rowKey={typeOf}
          rowName={nameOf}
        />
      </Card>
    </chakra.section>
  )
}

const typeOf = ({ type }: TypeSum) => type
