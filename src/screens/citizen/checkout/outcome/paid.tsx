import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { LinkButton } from '@/ui/action/link-button'
import { NoBreak } from '@/ui/display/no-break'
import { OutcomePage } from './outcome'
import { useOutcomePage } from '@/screens/shared/payment/use-outcome-page'

interface PaidProps {
  /** null until the server has a receipt. */
  receiptId: string | null
  confirmation: string | null
  /** The site was switched off meanwhile, so that the receipt comes by mail only. */
  isSiteOff: boolean
}

/** Shown until the receipt is loaded and replaces this page. */
export function Paid({ receiptId, confirmation, isSiteOff }: PaidProps) {
  useOutcomePage()
  return (
    <OutcomePage
      tone="good"
      title={<FormattedMessage id="checkout.paid.heading" />}
      action={
        isSiteOff ? null : receiptId === null ? (
          <LinkButton asChild variant="outline">
            <Link to="/departments">
              <FormattedMessage id="checkout.paid.departments" />
            </Link>
          </LinkButton>
        ) : (
          <LinkButton asChild variant="outline">
            <Link to="/print-receipt/$id" params={{ id: receiptId }} replace>
              <FormattedMessage id="checkout.empty.receipt" />
            </Link>
          </LinkButton>
        )
      }
    >
      <div role="status">
        {confirmation !== null && (
          <p>
            <b>
              <FormattedMessage
                id="checkout.paid.confirmation"
                values={{ confirmation: <NoBreak>{confirmation}</NoBreak> }}
              />
            </b>
          </p>
        )}
        <FormattedMessage
          id={
            isSiteOff
              ? 'checkout.paid.siteOff'
              : receiptId === null
                ? 'checkout.paid.text'
                : 'checkout.paid.opening'
          }
        />
      </div>
    </OutcomePage>
  )
}
