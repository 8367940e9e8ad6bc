import { useIntl } from 'react-intl'
import type { ChargeSum, DepartmentReportRow } from '@/contract/reports/reports'
import { sumOf } from '@/rules/payments/money'
import { Money } from '@/ui/display/money'
import type { ListColumn } from '@/ui/table/list-column'
import { ListTable } from '@/ui/table/list-table'
import { ReportSection } from '@/screens/shared/list/report-section'

type Line = ChargeSum & { readonly department_id: string; readonly name: string }

/** Net by kind of charge, for the posting to the office's funds (product.md A10). */
export function ChargeSplit({ departments }: { departments: readonly DepartmentReportRow[] }) {
  const { formatMessage } = useIntl()
  const lines = departments.flatMap(({ department_id, name, split }) =>
    split.map((part): Line => ({ department_id, name, ...part })),
  )
  if (lines.length === 0) return null
  const title = formatMessage({ id: 'reports.charges.heading' })
  const wordOf = ({ kind }: Line) =>
    formatMessage({
      id: kind === 'charge' ? 'reports.charge.charge' : `payment-words.charge.${kind}`,
    })
  const columns: ListColumn<Line>[] = [
    {
      id: 'charge',
      kind: 'main',
      header: formatMessage({ id: 'reports.column.charge' }),
      cell: wordOf,
    },
    {
      id: 'department',
      phone: 'who',
      header: formatMessage({ id: 'list.field.department' }),
      cell: ({ name }) => name,
    },
    // Not every office has codes; an empty column would stand between name and amount.
    ...(lines.some(({ gl }) => gl !== '')
      ? [
          {
            id: 'gl',
            header: formatMessage({ id: 'reports.column.gl' }),
            cell: ({ gl }: Line) => gl,
          },
        ]
      : []),
    {
      id: 'net',
      kind: 'money',
      phone: 'end',
      header: formatMessage({ id: 'reports.column.net' }),
      cell: ({ amount_cents }) => <Money cents={amount_cents} />,
      total: <Money cents={sumOf(lines.map(({ amount_cents }) => amount_cents))} />,
    },
  ]
  return (
    <ReportSection title={title}>
      <ListTable
        caption={title}
        columns={columns}
        rows={lines}
        rowKey={keyOf}
        rowName={(line) => `${wordOf(line)}, ${line.name}`}
      />
    </ReportSection>
  )
}

const keyOf = ({ department_id, kind }: Line) => `${department_id} ${kind}`
