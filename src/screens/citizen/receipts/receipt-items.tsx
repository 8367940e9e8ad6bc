import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { departmentsQuery } from '@/api/departments/departments'
import type { Receipt } from '@/contract/payments/receipts'
import { netCents, returnedCents } from '@/rules/payments/receipt-finish'
import { accountKindOf } from '@/screens/shared/account/account-kind'
import { usePartName } from '@/screens/shared/account/part-name'
import { usePaidWords } from '@/screens/shared/payment/paid-words'
import { useRecordedName } from '@/screens/shared/merchant/recorded-name'
import { ExpandIcon } from '@/ui/display/icons'
import { NoBreak } from '@/ui/display/no-break'
import { Fold } from '@/ui/layout/fold'
import { DataTable, type Column } from '@/ui/table/data-table'
import { Money } from '@/ui/display/money'

type Item = Receipt['items'][number]

/** The paid items with the balance left, the fee by department, and the total. */
export function ReceiptItems({ receipt }: { receipt: Receipt }) {
  const { formatMessage } = useIntl()
  const nameOf = useRecordedName()
  const columns: Column<Item>[] = [
    {
      id: 'bill',
      header: formatMessage({ id: 'receipts.items.what' }),
      kind: 'main',
      cell: (item) => <ItemText item={item} folded={receipt.items.length > 1} />,
    },
    {
      id: 'balance',
      header: formatMessage({
        id:
          receipt.status === 'pending' ? 'receipts.items.balancePending' : 'receipts.items.balance',
      }),
      kind: 'money',
      // Without a bill there is no balance.
      cell: (item) => (item.paid_for ? '–' : <Money cents={item.balance_cents} />),
    },
    {
      id: 'amount',
      header: formatMessage({ id: 'receipts.items.amount' }),
      kind: 'money',
      strong: true,
      cell: (item) => <Money cents={item.amount_cents} />,
    },
  ]
  const billed = receipt.items.some(({ paid_for }) => paid_for === undefined)
  const fees = receipt.fees.filter(({ fee_cents }) => fee_cents > 0)
  return (
    <section aria-labelledby="receipt-items">
      <chakra.h3 id="receipt-items" textStyle="h2" mb="1">
        <FormattedMessage id="receipts.items.heading" />
      </chakra.h3>
      <Edge>
        <DataTable
          caption={formatMessage({ id: 'receipts.items.heading' })}
          columns={billed ? columns : columns.filter(({ id }) => id !== 'balance')}
          rows={receipt.items}
          rowKey={(item) => item.id}
        />
      </Edge>
      <Sums>
        {receipt.fees.length > 1 &&
          receipt.fees.map((of) => (
            <div key={of.department_id}>
              <dt>{nameOf(of.department_id, of.department)}</dt>
              <dd>
                <Money cents={of.amount_cents} />
              </dd>
            </div>
          ))}
        {fees.map((fee) => (
          <div key={fee.department_id}>
            <dt>
              {receipt.fees.length === 1 ? (
                <FormattedMessage id="receipts.items.fee" />
              ) : (
                <FormattedMessage
                  id="receipts.items.feeFor"
                  values={{ department: nameOf(fee.department_id, fee.department) }}
                />
              )}
              <small>
                <FormattedMessage id="receipts.items.feePayee" />
              </small>
            </dt>
            <dd>
              <Money cents={fee.fee_cents} />
            </dd>
          </div>
        ))}
        <div data-total="">
          <dt>
            <FormattedMessage
              id={receipt.part ? 'receipts.items.totalPart' : 'receipts.items.total'}
            />
          </dt>
          <dd>
            <Money cents={receipt.total_cents} />
          </dd>
        </div>
        <GoneBack receipt={receipt} />
      </Sums>
    </section>
  )
}

/** What went back, and what is paid in the end. */
function GoneBack({ receipt }: { receipt: Receipt }) {
  const back = returnedCents(receipt)
  if (back === 0) return null
  const { status } = receipt
  const name = status === 'voided' || status === 'returned' ? status : 'refunded'
  return (
    <>
      <div>
        <dt>
          <FormattedMessage id={`receipts.items.${name}`} />
        </dt>
        <dd>
          <Money cents={-back} />
        </dd>
      </div>
      <div data-total="">
        <dt>
          <FormattedMessage id="receipts.items.net" />
        </dt>
        <dd>
          <Money cents={netCents(receipt)} />
        </dd>
      </div>
    </>
  )
}

interface ItemTextProps {
  item: Item
  /** There are several, so the charges of each fold away. */
  folded: boolean
}

/** Composed as in the cart: what it is, its number and installment; then whose it is. */
function ItemText({ item, folded }: ItemTextProps) {
  const partName = usePartName()
  const paidWords = usePaidWords()
  const department = useRecordedName()(item.department_id, item.department)
  const { data: departments } = useQuery({ ...departmentsQuery, enabled: false })
  if (item.paid_for !== undefined) {
    const types = item.paid_for.filter(({ kind }) => kind === 'type')
    const rest = item.paid_for.filter(({ kind }) => kind !== 'type')
    return (
      <div>
        {[department, ...paidWords(types)].join(' · ')}
        <small>{paidWords(rest).join(' · ')}</small>
      </div>
    )
  }
  const known = departments?.find(({ id }) => id === item.department_id)
  return (
    <div>
      {department} {item.year}
      <small>
        <NoBreak>
          <FormattedMessage
            id="receipts.items.account"
            values={{
              kind: known === undefined ? 'account' : accountKindOf(known),
              account: <b>{item.account}</b>,
            }}
          />
        </NoBreak>
        {` · ${partName(item.cycle, item.department_id)}`}
      </small>
      <small>
        {[item.owner, item.address].filter(Boolean).join(' · ')}
        {/* On a phone a line of its own, where it would break away from its dot. */}
        <chakra.span hideBelow="sm">{(item.owner || item.address) && ' · '}</chakra.span>
        <chakra.span
          display={{ base: 'block', sm: 'inline', _print: 'inline' }}
          whiteSpace="nowrap"
        >
          <FormattedMessage id="receipts.items.bill" values={{ number: item.bill_number }} />
        </chakra.span>
      </small>
      {item.split.length > 1 && <Charges split={item.split} folded={folded} />}
    </div>
  )
}

/** How the amount was allocated, if to more than one thing; on paper nothing is folded. */
function Charges({ split, folded }: Pick<Item, 'split'> & { folded: boolean }) {
  const list = (
    <dl>
      {split.map(({ kind, amount_cents }) => (
        <div key={kind}>
          <dt>
            <FormattedMessage id={`receipts.split.${kind}`} />
          </dt>
          <dd>
            <Money cents={amount_cents} />
          </dd>
        </div>
      ))}
    </dl>
  )
  if (!folded) return <Split>{list}</Split>
  return (
    <Split>
      <Fold data-screen-only="">
        <summary>
          <FormattedMessage id="receipts.items.charges" />
          <ExpandIcon />
        </summary>
        {list}
      </Fold>
      <chakra.div display="none" _print={{ display: 'block' }}>
        {list}
      </chakra.div>
    </Split>
  )
}

const Split = chakra('div', {
  base: {
    maxWidth: '18rem',
    textStyle: 'help',
    fontWeight: 'normal',
    '& dl': { mt: '1' },
    '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& summary': {
      justifyContent: 'flex-start',
      width: 'fit-content',
      gap: '1',
      color: 'brand.text',
      '--icon-size': '1rem',
    },
    // In lines, so that a receipt of many bills takes one page.
    _print: {
      maxWidth: 'none',
      lineHeight: '1.2',
      '& dl': { display: 'flex', flexWrap: 'wrap', columnGap: '3', mt: '0' },
      '& dl > div': { gap: '1' },
    },
  },
})

/**
 * Removes the table's outer padding, which is for cards: on the sheet its edges are the sheet's.
 */
const Edge = chakra('div', {
  base: {
    '& table :is(th, td):not(:is(th, td) + *)': { ps: '0' },
    '& table :is(th, td):last-child': { pe: '0' },
    '--row-edge': '0px',
    _print: {
      '& table :is(th, td)': { py: '0.5', lineHeight: '1.2' },
      '& table small': { lineHeight: '1.25' },
    },
  },
})

const Sums = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    pt: '3',
    borderTop: '1px solid',
    borderColor: 'line.strong',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& small': { display: 'block', textStyle: 'help' },
    '& dd': { textAlign: 'end' },
    '& > [data-total]': { fontSize: 'xl', fontWeight: 'bold' },
    _print: { gap: '0.5', pt: '2', '& small': { display: 'inline', ms: '2' } },
  },
})
