import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TypeSums } from '@/contract/report-sums'
import { wentBackCents } from '@/rules/reports/movement-sums'
import { useCells } from '@/screens/shared/list/use-cells'
import { Card } from '@/ui/layout/card'
import type { ListColumn } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'

type TypeSum = TypeSums[number]

/** The totals of a report by payment type (product.md A9). */
export function TypeTotals({ types }: { types: TypeSums }) {
  const { formatMessage } = useIntl()
  const { amount, number } = useCells()
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
      header: formatMessage({ id: 'reports.column.payments' }),
      ...number(({ payments }: TypeSum) => payments),
    },
    {
      id: 'principal',
      header: formatMessage({ id: 'reports.column.principal' }),
      ...amount(({ principal_cents }: TypeSum) => principal_cents),
    },
    {
      id: 'fees',
      header: formatMessage({ id: 'reports.column.fees' }),
      ...amount(({ fee_cents }: TypeSum) => fee_cents),
    },
    {
      id: 'back',
      header: formatMessage({ id: 'reports.column.wentBack' }),
      ...amount(wentBackCents),
    },
    {
      id: 'net',
      phone: 'end',
      header: formatMessage({ id: 'reports.column.net' }),
      ...amount(({ net_cents }: TypeSum) => net_cents),
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
