import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useMayPay } from '@/screens/shared/cart/may-pay'
import { BackLink } from '@/ui/action/back-link'

/**
 * For staff, who opened the receipt from a list, an account or the counter: back there, to the same
 * rows. In a tab of its own there is nowhere to go back to.
 */
export function ReceiptBack() {
  const mayPay = useMayPay()
  const canGoBack = useCanGoBack()
  const { history } = useRouter()
  if (mayPay || !canGoBack) return null
  return (
    <BackLink>
      <button type="button" onClick={() => history.back()}>
        <FormattedMessage id="receipts.actions.back" />
      </button>
    </BackLink>
  )
}
