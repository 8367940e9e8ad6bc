import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { CartIcon } from '@/ui/display/icons'
import { Pill } from '@/ui/display/pill'

export interface CartSummary {
  count: number
  total_cents: number
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
  return (
    <Root
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-label={formatMessage({ id: 'shell.cart.label' }, { count: cart.count, total })}
    >
      <CartIcon />
      <chakra.span hideBelow="sm">{formatMessage({ id: 'shell.cart.button' })}</chakra.span>
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
