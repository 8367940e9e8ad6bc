import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { sumOf } from '@/rules/payments/money'
import { netCents, returnedCents } from '@/rules/payments/receipt-finish'
import { usePartName } from '@/screens/shared/account/part-name'
import { useSite } from '@/screens/shared/merchant/site'
import { TextLink } from '@/ui/action/text-link'
import { DrawerPart, PairList } from '@/screens/shared/detail/drawer-part'
import type { DrawerParts } from './drawer-parts'
import { PaidFor } from './paid-for'
import { eventWords, splitWords } from './transaction-words'

const Items = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none' },
})

/** Which bills the money went to, charge by charge, with the fees and the total under them. */
export function TransactionBills({ transaction }: DrawerParts) {
  const { isTenant } = useSite()
  const { money } = useFormats()
  const partName = usePartName()
  return (
    <DrawerPart title={<FormattedMessage id="transactions.bills.heading" />}>
      <Items>
        {transaction.items.map((item) => {
          const part = item.cycle === '' ? '' : partName(item.cycle, item.department_id)
          const name = [item.account, item.year, part].filter(Boolean).join(' · ')
          return (
            <li key={item.id}>
              {item.paid_for === undefined ? (
                <>
                  <p>
                    {isTenant && item.parcel_id !== null ? (
                      <TextLink asChild>
                        <Link
                          to="/overview-parcel/$parcelId/$year/$department_id"
                          params={{
                            parcelId: item.parcel_id,
                            year: String(item.year ?? ''),
                            department_id: item.department_id,
                          }}
                        >
                          {name}
                        </Link>
                      </TextLink>
                    ) : (
                      name
                    )}
                  </p>
                  <chakra.p textStyle="help" mb="1.5">
                    {[item.department, item.owner, item.address].filter(Boolean).join(' · ')}
                  </chakra.p>
                </>
              ) : (
                <PaidFor item={item} />
              )}
              <PairList>
                {item.split.map(({ kind, amount_cents, fund }) => (
                  <div key={kind}>
                    <dt>
                      <FormattedMessage id={splitWords[kind]} />
                      {fund !== '' && ` · ${fund}`}
                    </dt>
                    <dd>{money(amount_cents)}</dd>
                  </div>
                ))}
                {item.refunded_cents > 0 && (
                  <div>
                    <dt>
                      <FormattedMessage id="payment-words.status.refunded" />
                    </dt>
                    <dd>{money(-item.refunded_cents)}</dd>
                  </div>
                )}
                {item.parcel_id !== null && (
                  <div>
                    <dt>
                      <FormattedMessage id="transactions.bills.balance" />
                    </dt>
                    <dd>{money(item.balance_cents)}</dd>
                  </div>
                )}
              </PairList>
            </li>
          )
        })}
      </Items>
      <PairList mt="4">
        <div>
          <dt>
            <FormattedMessage id="transactions.column.subtotal" />
          </dt>
          <dd>{money(transaction.subtotal_cents)}</dd>
        </div>
        {transaction.fees.map((line) => (
          <div key={line.department_id}>
            <dt>
              <FormattedMessage
                id="transactions.fact.fee"
                values={{ department: line.department }}
              />
            </dt>
            <dd>{money(line.fee_cents)}</dd>
          </div>
        ))}
        <chakra.div fontWeight="semibold">
          <chakra.dt css={{ color: 'fg' }}>
            <FormattedMessage id="transactions.column.total" />
          </chakra.dt>
          <dd>{money(transaction.total_cents)}</dd>
        </chakra.div>
        <GoneBack transaction={transaction} />
      </PairList>
    </DrawerPart>
  )
}

/** The last lines of the payment’s receipt: what went back, and what is paid in the end. */
function GoneBack({ transaction }: Pick<DrawerParts, 'transaction'>) {
  const { money } = useFormats()
  const { status, total_cents, refunds } = transaction
  const made = refunds.filter(({ state }) => state === 'refunded')
  const refunded_cents = sumOf(made.map((refund) => refund.amount_cents + refund.fee_cents))
  const amounts = { status, total_cents, refunded_cents }
  const back = transaction.receipt_id === null ? 0 : returnedCents(amounts)
  if (back === 0) return null
  return (
    <>
      <div>
        <dt>
          <FormattedMessage
            id={
              status === 'voided' || status === 'returned'
                ? eventWords[status]
                : eventWords['refund-made']
            }
          />
        </dt>
        <dd>{money(-back)}</dd>
      </div>
      <chakra.div fontWeight="semibold">
        <chakra.dt css={{ color: 'fg' }}>
          <FormattedMessage id="transactions.fact.net" />
        </chakra.dt>
        <dd>{money(netCents(amounts))}</dd>
      </chakra.div>
    </>
  )
}
