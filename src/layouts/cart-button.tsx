import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { CartIcon, WaitIcon } from '@/ui/display/icons'
import { Pill } from '@/ui/display/pill'

export interface CartSummary {
  count: number
  total_cents: number
  /** A payment is being checked: what it is for is not counted. */
  checking?: boolean
}

const Root = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    px: '2.5',
    borderRadius: 'control',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    transition: 'background-color 120ms',
    _hover: { bg: 'brand.tint' },
  },
})

/** "Cart", the number of items and the total; on a phone the icon and the number. */
export function CartButton({ cart, onOpen }: { cart: CartSummary; onOpen: () => void }) {
  const { formatMessage } = useIntl()
  const { count, money } = useFormats()
  const total = money(cart.total_cents)
  const checking = cart.checking === true && cart.count === 0
  return (
    <Root
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={
        checking
          ? formatMessage({ id: 'shell.cart.checkingLabel' })
          : formatMessage({ id: 'shell.cart.label' }, { count: cart.count, total })
      }
    >
      <CartIcon />
      <chakra.span hideBelow="sm">{formatMessage({ id: 'shell.cart.button' })}</chakra.span>
      {checking && (
        <Pill tone="due">
          <chakra.span hideFrom="sm" display="inline-flex" css={{ '--icon-size': '1rem' }}>
            <WaitIcon />
          </chakra.span>
          <chakra.span hideBelow="sm">{formatMessage({ id: 'shell.cart.checking' })}</chakra.span>
        </Pill>
      )}
      {cart.count > 0 && (
        <Pill tone="brand">
          <span>
            {count(cart.count)}
            <chakra.span hideBelow="sm"> · {total}</chakra.span>
          </span>
        </Pill>
      )}
    </Root>
  )
}
