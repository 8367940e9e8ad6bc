import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Bill } from '@/contract/bills/bills'
import { useFormats } from '@/i18n/format'
import { Money } from '@/ui/display/money'
import '@/ui/table/table-frame.css'
import { statementOf, type StatementLine } from './charge-lines'

/** What a bill without halves consists of, one amount a line (product.md P4). */
export function ChargeList({ bill }: { bill: Bill }) {
  const { formatMessage } = useIntl()
  const { lines, reductions_cents, penalty_cents, paid_cents, balance_cents } = statementOf(bill)
  const changes = [
    ['reductions', reductions_cents],
    ['penalty', penalty_cents],
    ['paid', paid_cents],
  ] as const
  const shown = changes.filter(([, cents]) => cents !== 0)
  return (
    <table className="table-frame">
      <chakra.caption srOnly>
        {bill.about.kind === 'permit'
          ? formatMessage({ id: 'bill.fees.caption' })
          : formatMessage({ id: 'bill.charges.caption' }, { year: String(bill.year) })}
      </chakra.caption>
      <tbody>
        {lines.map((line) => (
          <Line key={line.key} cents={line.amount_cents}>
            <LineName line={line} />
          </Line>
        ))}
        {shown.map(([key, cents]) => (
          <Line key={key} cents={cents}>
            <FormattedMessage id={`bill.charges.${key}`} />
          </Line>
        ))}
      </tbody>
      {/* One line alone is the balance. */}
      {lines.length + shown.length > 1 && (
        <tfoot>
          <Line cents={balance_cents}>
            <FormattedMessage id="bill.charges.balance" />
          </Line>
        </tfoot>
      )}
    </table>
  )
}

function Line({ cents, children }: { cents: number; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td data-money="">
        <Money cents={cents} />
      </td>
    </tr>
  )
}

function LineName({ line }: { line: StatementLine }) {
  const { date } = useFormats()
  switch (line.kind) {
    case 'fee':
      return (
        <>
          {line.description}
          <small>{line.code}</small>
        </>
      )
    case 'assessment':
      return (
        <>
          <FormattedMessage id="bill.charges.assessment" />
          {line.description !== '' && <small>{line.description}</small>}
        </>
      )
    case 'past-due':
    case 'current':
      return (
        <>
          <FormattedMessage id={`bill.tile.${line.kind}`} />
          <small>
            <FormattedMessage id="bill.choose.due" values={{ date: date(line.due_date) }} />
          </small>
        </>
      )
    case 'fine':
    case 'costs':
    case 'charge':
      return <FormattedMessage id={`bill.charges.${line.kind}`} />
  }
}
