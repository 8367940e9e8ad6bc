import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { TextLink } from '@/ui/action/text-link'
import { Stack } from '@/ui/layout/stack'

/** A payment of this is under way: the content of a `PayPanel` until its outcome is known. */
export function BeingChecked() {
  return (
    <Stack gap="2">
      <p>
        <FormattedMessage id="bill.payment.checkingText" />
      </p>
      <p>
        <TextLink asChild inline>
          <Link to="/checkout" search={{ step: 'details' }}>
            <FormattedMessage id="bill.payment.seePayment" />
          </Link>
        </TextLink>
      </p>
    </Stack>
  )
}
