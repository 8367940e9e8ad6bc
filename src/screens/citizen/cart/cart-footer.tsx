import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type CartItem, groupByDepartment, totalOf } from '@/rules/cart/cart'
import { FeeLine } from '@/screens/shared/cart/fee-line'
import { PaymentsOff } from '@/screens/shared/merchant/payments-off'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { LinkButton } from '@/ui/action/link-button'
import { Money } from '@/ui/display/money'
import { TextLink } from '@/ui/action/text-link'
import type { CheckedCart } from './use-cart-check'

interface CartFooterProps {
  cart: CheckedCart
  onCheckOut?: () => void
}

/** The total, the button to the checkout, and the fees. */
export function CartFooter({ cart, onCheckOut }: CartFooterProps) {
  const paymentsOff = usePaymentsOff()
  if (cart.items.length === 0) return null
  return (
    <>
      {cart.lockedIds.length > 0 && (
        <TextLink asChild row>
          <Link to="/checkout" search={{ step: 'details' }} onClick={onCheckOut}>
            <FormattedMessage id="cart-lines.locked.see" />
          </Link>
        </TextLink>
      )}
      {cart.payable.length > 0 && (
        <>
          <Subtotal>
            <span>
              <FormattedMessage id="cart-lines.panel.subtotal" />
            </span>
            <b>
              <Money cents={totalOf(leftToPay(cart))} />
            </b>
          </Subtotal>
          {paymentsOff ? <PaymentsOff /> : <CheckOut cart={cart} onCheckOut={onCheckOut} />}
        </>
      )}
    </>
  )
}

/** Without what can only be taken out, such as what has been paid already. */
const leftToPay = ({ payable, differences }: CheckedCart): CartItem[] =>
  payable.filter(({ id }) => differences.get(id)?.kind !== 'remove')

interface CheckOutProps {
  cart: CheckedCart
  onCheckOut: (() => void) | undefined
}

/**
 * Differences are accepted before payment (product.md 3.3 step 1), and what breaks a rule is mended:
 * the press leads to the first.
 */
function CheckOut({ cart, onCheckOut }: CheckOutProps) {
  const [asked, setAsked] = useState(false)
  const left = leftToPay(cart)
  const open = cart.differences.size > 0 || cart.rules.size > 0
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!open) {
      onCheckOut?.()
      return
    }
    event.preventDefault()
    setAsked(true)
    const place = event.currentTarget.closest('section, dialog')
    place?.querySelector<HTMLElement>('[data-cart-difference]')?.focus()
  }
  return (
    <div>
      {asked && open && (
        <chakra.p role="alert" color="late.fg" fontSize="sm" mb="2">
          <FormattedMessage id="cart-lines.difference.first" />
        </chakra.p>
      )}
      <LinkButton asChild wide>
        <Link to="/checkout" search={{ step: 'details' }} onClick={press}>
          <FormattedMessage id="cart-lines.panel.checkOut" />
        </Link>
      </LinkButton>
      {left.length > 0 && (
        <chakra.p textStyle="help" textAlign="center" mt="3">
          <FeeLine groups={groupByDepartment(left)} />
        </chakra.p>
      )}
    </div>
  )
}

const Subtotal = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    fontSize: 'xl',
    fontWeight: 'semibold',
    '& > b': { fontWeight: 'bold' },
  },
})
