import { chakra } from '@chakra-ui/react/styled-system'
import { useRouter } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useArea } from '@/i18n/use-area'
import { tenantOf } from '@/rules/tenants/hosts'
import { useKnownMerchant } from '@/screens/shared/merchant/cached-merchant'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'
import { Point, Points } from '@/screens/shared/detail/points'
import { overlays } from '@/state/overlays'
import { Button } from '@/ui/action/button'
import { CardIcon, RefreshIcon } from '@/ui/display/icons'
import { MessagePage } from './message-page'

interface ServerErrorProps {
  /** The request id of the failed call, if there was one. */
  reference: string | null
  onRetry: () => void
}

/** Never shown during a payment: that has a screen of its own (product.md, O2). */
export function ServerError({ reference, onRetry }: ServerErrorProps) {
  // Its route is one of the first script's: what it loads would be named there.
  useArea('errors')
  const { site } = useRouter().options.context
  // The root domain takes no payments.
  const onTenant = tenantOf(site.host) !== null
  const phone = useKnownMerchant()?.phone ?? null
  return (
    <MessagePage
      mark={!onTenant}
      title={<FormattedMessage id="errors.server.heading" />}
      points={
        <Points>
          {onTenant && (
            <Point icon={<CardIcon />} title={<FormattedMessage id="errors.server.paying" />}>
              <FormattedMessage id="errors.server.payingText" />
            </Point>
          )}
          <Point icon={<RefreshIcon />} title={<FormattedMessage id="errors.server.again" />}>
            {onTenant && phone !== null ? (
              <FormattedMessage
                id="errors.help.call"
                values={{ phone: <PhoneLink phone={phone} /> }}
              />
            ) : (
              <FormattedMessage id="errors.server.later" />
            )}
            {reference !== null && (
              <chakra.span display="block" color="fg.muted">
                <FormattedMessage id="ui.errorState.reference" values={{ id: reference }} />
              </chakra.span>
            )}
          </Point>
        </Points>
      }
      actions={
        <>
          <Button onClick={onRetry}>
            <FormattedMessage id="errors.server.retry" />
          </Button>
          {onTenant && (
            <Button variant="quiet" onClick={() => (overlays.findReceipt = true)}>
              <FormattedMessage id="errors.server.receipt" />
            </Button>
          )}
        </>
      }
    >
      <p>
        <FormattedMessage id="failures.failure.http" />
      </p>
    </MessagePage>
  )
}
