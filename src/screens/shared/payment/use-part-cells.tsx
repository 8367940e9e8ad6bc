import { FormattedMessage, useIntl } from 'react-intl'
import type { BillPart } from '@/contract/payments/bill-part'
import { accountsOf, commonOf } from '@/rules/reports/bill-lines'
import { usePartName } from '@/screens/shared/account/part-name'
import { NoBreak } from '@/ui/display/no-break'

interface Row {
  readonly parts: readonly BillPart[]
}

/** What a report's row says of its bills: of several it says so, and a file has a line for each. */
export function usePartCells(departmentId: string) {
  const { formatMessage } = useIntl()
  const partName = usePartName()
  const several = formatMessage({ id: 'reports.parts.several' })
  return {
    account: ({ parts }: Row) => <Accounts parts={parts} />,
    year: ({ parts }: Row): string => {
      const year = commonOf(parts.map((part) => part.year))
      return year === undefined ? several : String(year ?? '')
    },
    cycle: ({ parts }: Row): string => {
      const cycle = commonOf(parts.map((part) => part.cycle))
      return cycle === undefined ? several : cycle && partName(cycle, departmentId)
    },
  }
}

function Accounts({ parts }: Row) {
  const { account, others } = accountsOf(parts)
  if (parts.length < 2) return <NoBreak>{account}</NoBreak>
  return (
    // One piece: on a phone its label stands at one side, and this at the other.
    <div>
      <NoBreak>{account}</NoBreak>{' '}
      <small>
        {others > 0 ? (
          <FormattedMessage id="reports.parts.more" values={{ count: others }} />
        ) : (
          <FormattedMessage id="reports.parts.items" values={{ count: parts.length }} />
        )}
      </small>
    </div>
  )
}
