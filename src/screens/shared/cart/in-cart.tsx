import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { type CartItem, groupByDepartment, totalOf } from '@/rules/cart/cart'
import { moreThanDue } from '@/rules/cart/cart-check'
import { LinkButton } from '@/ui/action/link-button'
import { AmountLines } from '@/ui/display/amount-lines'
import { Money } from '@/ui/display/money'
import { Row } from '@/ui/layout/stack'
import { PaymentsOff } from '@/screens/shared/merchant/payments-off'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { FeeLine } from './fee-line'
import { MoreThanDue } from './more-than-due'
import { PayAction } from './pay-action'
import { usePayableItems } from './use-payable-items'

interface InCartProps {
  /** What of this page is in the cart. */
  items: readonly CartItem[]
  nameOf: (item: CartItem) => ReactNode
  /** Buttons: change, remove, add another. */
  actions: ReactNode
}

/**
 * What of this page is in the cart, and the way to pay it: the content of a `PayPanel` after adding.
 * On a phone the way to pay stands in the bar at the bottom.
 */
export function InCart({ items, nameOf, actions }: InCartProps) {
  const paymentsOff = usePaymentsOff()
  const payable = usePayableItems()
  const whole = totalOf(payable)
  const own = totalOf(items)
  const hasMore = payable.some(({ id }) => items.every((item) => item.id !== id))
  return (
    <>
      {(items.length > 1 || hasMore) && (
        <AmountLines>
          {items.map((item) => (
            <Amount key={item.id} name={nameOf(item)} cents={item.amount_cents} />
          ))}
          {hasMore && (
            <>
              <Amount name={<FormattedMessage id="bill.inCart.others" />} cents={whole - own} />
              <Amount total name={<FormattedMessage id="bill.inCart.whole" />} cents={whole} />
            </>
          )}
        </AmountLines>
      )}
      <MoreThanDue cents={moreThanDue(items)} />
      {paymentsOff ? (
        <PaymentsOff />
      ) : (
        <PayAction fees={<FeeLine groups={groupByDepartment(payable)} />}>
          <LinkButton asChild wide size="lg">
            <Link to="/checkout" search={{ step: 'details' }} onClick={ignoreSecondTap}>
              <FormattedMessage id="bill.inCart.checkOut" />
            </Link>
          </LinkButton>
        </PayAction>
      )}
      <Row>{actions}</Row>
    </>
  )
}

/** It takes the place of “Add to cart”, where the second tap of a double tap would follow it. */
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

function Amount({ name, cents, total }: { name: ReactNode; cents: number; total?: boolean }) {
  return (
    <div {...(total && { 'data-total': '' })}>
      <dt>{name}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  )
}
