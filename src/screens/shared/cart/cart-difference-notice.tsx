import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import type { CartItem } from '@/rules/cart/cart'
import type { CartDifference } from '@/rules/cart/cart-check'
import { DifferenceText } from '@/screens/shared/cart/difference-text'
import { useLineLabel } from '@/screens/shared/cart/line-label'
import { acceptInCart } from '@/state/cart/accept-in-cart'
import { Button } from '@/ui/action/button'
import { WarningIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { Money } from '@/ui/display/money'

interface CartDifferenceNoticeProps {
  item: CartItem
  difference: CartDifference
  onRemove: () => void
  /** The button is gone with the difference: where the focus goes. */
  onAccepted?: () => void
}

/** "Now $912.44 (was $948.64) — a payment was posted on Feb 3", and the actions for it. */
export function CartDifferenceNotice({
  item,
  difference,
  onRemove,
  onAccepted,
}: CartDifferenceNoticeProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const label = useLineLabel()(item)
  const accept = () => {
    acceptInCart([difference])
    if (difference.kind === 'amount') {
      announce(
        formatMessage(
          { id: 'cart-lines.difference.accepted' },
          { label, amount: money(difference.now_cents) },
        ),
      )
    }
    onAccepted?.()
  }
  return (
    <Notice data-cart-difference="" tabIndex={-1}>
      <p>
        <WarningIcon />
        <span>
          <DifferenceText difference={difference} />
        </span>
      </p>
      {difference.kind === 'amount' ? (
        <Button size="sm" variant="outline" onClick={accept}>
          <span>
            <FormattedMessage
              id="cart-lines.difference.accept"
              values={{ amount: <Money cents={difference.now_cents} /> }}
            />
          </span>
        </Button>
      ) : (
        <Button size="sm" variant="outline" onClick={onRemove}>
          <FormattedMessage id="cart-lines.difference.remove" />
        </Button>
      )}
    </Notice>
  )
}

/** Below the line that it is about; the press of “Check out” leads here. */
export const Notice = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    px: '3',
    py: '2.5',
    bg: 'due.bg',
    color: 'due.fg',
    borderRadius: 'control',
    fontSize: 'sm',
    lineHeight: '1.3125rem',
    _highContrast: { border: '1px solid CanvasText' },
    '& > p': { display: 'flex', gap: '2' },
    '&& button': { bg: 'surface', color: 'brand.text' },
  },
})
