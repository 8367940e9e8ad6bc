import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { CartIcon, WaitIcon } from '@/ui/display/icons'
import { Pill } from '@/ui/display/pill'
import './shell.css'

export interface CartSummary {
  count: number
  total_cents: number
  /** A payment is being checked: what it is for is not counted. */
  checking?: boolean
}

/** "Cart", the number of items and the total; on a phone the icon and the number. */
export function CartButton({ cart, onOpen }: { cart: CartSummary; onOpen: () => void }) {
  const { formatMessage } = useIntl()
  const { count, money } = useFormats()
  const total = money(cart.total_cents)
  const checking = cart.checking === true && cart.count === 0
  return (
    <button
      type="button"
      className="cart-button"
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={
        checking
          ? formatMessage({ id: 'shell.cart.checkingLabel' })
          : formatMessage({ id: 'shell.cart.label' }, { count: cart.count, total })
      }
    >
      <CartIcon />
      <span className="wide-only">{formatMessage({ id: 'shell.cart.button' })}</span>
      {checking && (
        <Pill tone="due">
          <span className="cart-wait phone-only">
            <WaitIcon />
          </span>
          <span className="wide-only">{formatMessage({ id: 'shell.cart.checking' })}</span>
        </Pill>
      )}
      {cart.count > 0 && (
        <Pill tone="brand">
          <span>
            {count(cart.count)}
            <span className="wide-only"> · {total}</span>
          </span>
        </Pill>
      )}
    </button>
  )
}
