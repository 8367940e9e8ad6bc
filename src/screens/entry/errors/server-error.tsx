import { useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { tenantOf } from '@/rules/tenants/hosts'
import { overlays } from '@/state/overlays'
import { Button } from '@/ui/action/button'
import { MessagePage } from './message-page'

interface ServerErrorProps {
  /** The request id of the failed call, if there was one. */
  reference: string | null
  onRetry: () => void
}

/** Never shown during a payment: that has a screen of its own (product.md, O2). */
export function ServerError({ reference, onRetry }: ServerErrorProps) {
  const { site } = useRouter().options.context
  // The root domain takes no payments.
  const onTenant = tenantOf(site.host) !== null
  return (
    <MessagePage
      title={<FormattedMessage id="failures.server.heading" />}
      actions={
        <>
          <Button onClick={onRetry}>
            <FormattedMessage id="failures.server.retry" />
          </Button>
          {onTenant && (
            <Button variant="quiet" onClick={() => (overlays.findReceipt = true)}>
              <FormattedMessage id="failures.server.receipt" />
            </Button>
          )}
        </>
      }
    >
      <p>
        <FormattedMessage id={onTenant ? 'failures.server.text' : 'failures.failure.http'} />
      </p>
      {reference !== null && (
        <p>
          <FormattedMessage id="failures.server.reference" values={{ reference }} />
        </p>
      )}
    </MessagePage>
  )
}
