import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Receipt } from '@/contract/payments/receipts'
import { useFormats } from '@/i18n/format'
import type { LeftToPay } from '@/rules/payments/receipt-finish'
import { CopyButton } from '@/ui/action/copy-button'

interface ReceiptNumbersProps {
  receipt: Receipt
  left: LeftToPay | null
}

/** The number to keep, where the receipt went, and what is left of what was paid. */
export function ReceiptNumbers({ receipt, left }: ReceiptNumbersProps) {
  const { formatMessage } = useIntl()
  return (
    <List>
      <div>
        <dt>
          <FormattedMessage id="receipts.page.confirmation" />
        </dt>
        <chakra.dd display="flex" flexWrap="wrap" alignItems="center" columnGap="1">
          <chakra.b className="figures" fontSize="lg">
            {receipt.confirmation}
          </chakra.b>
          <CopyButton
            text={receipt.confirmation}
            label={formatMessage({ id: 'receipts.finish.copy' })}
            name={formatMessage({ id: 'receipts.finish.copyNumber' })}
            copied={formatMessage({ id: 'receipts.finish.copied' })}
          />
        </chakra.dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="receipts.finish.sentTo" />
        </dt>
        <dd>{receipt.email_masked ?? <FormattedMessage id="receipts.finish.noEmail" />}</dd>
      </div>
      {left !== null && (
        <div>
          <dt>
            <FormattedMessage id="receipts.finish.left" values={{ count: left.bills }} />
          </dt>
          <dd>
            <Left left={left} isPending={receipt.status === 'pending'} />
          </dd>
        </div>
      )}
    </List>
  )
}

/** The amount, and of what is due first until when. */
function Left({
  left: { cents, bills, next },
  isPending,
}: {
  left: LeftToPay
  isPending: boolean
}) {
  const { money, date } = useFormats()
  if (next === null) {
    return (
      <FormattedMessage
        id={isPending ? 'receipts.finish.leftNonePending' : 'receipts.finish.leftNone'}
        values={{ count: bills }}
      />
    )
  }
  const values = { amount: money(next.cents), date: date(next.due_date) }
  const isAll = next.cents === cents
  return (
    <>
      <b>{money(cents)}</b>
      <small data-late={next.isPastDue ? '' : undefined}>
        {next.isPastDue ? (
          <FormattedMessage
            id={isAll ? 'receipts.finish.pastDue' : 'receipts.finish.partPastDue'}
            values={values}
          />
        ) : (
          <FormattedMessage
            id={isAll ? 'receipts.finish.due' : 'receipts.finish.partDue'}
            values={values}
          />
        )}
      </small>
    </>
  )
}

const List = chakra('dl', {
  base: {
    mt: '5',
    borderTop: '1px solid',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '14rem minmax(0, 1fr)' },
      columnGap: '4',
      alignItems: { sm: 'center' },
      minHeight: '12',
      py: '2.5',
    },
    '& > div + div': { borderTop: '1px solid', borderColor: 'line' },
    '& dt': { textStyle: 'help' },
    '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    '& dd small': { display: 'block', textStyle: 'help', fontVariantNumeric: 'normal' },
    '& dd small[data-late]': { color: 'late.fg' },
    '& button': { my: '-1.5' },
  },
})
