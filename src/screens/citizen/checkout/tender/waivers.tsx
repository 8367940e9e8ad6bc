import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { Card } from '@/ui/layout/card'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import type { FormApi } from '@/ui/form/shell/form-shell'
import type { TenderFields } from './tender-form'
import type { Waiver, WaiversAsked } from './use-waivers'

interface WaiversProps {
  api: FormApi<TenderFields>
  waivers: readonly Waiver[]
}

/**
 * The court's own statement, on screen and printable; its version is sent with the payment
 * (product.md 3.3 step 4 "Court waiver text where needed").
 */
export function Waivers({ api, waivers }: WaiversProps) {
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  return (
    <Card as="section" padded aria-labelledby="waiver">
      <chakra.h2 id="waiver" textStyle="h2" mb="2">
        <FormattedMessage id="checkout.waiver.heading" />
      </chakra.h2>
      {waivers.map(({ version, text, accounts }) => (
        <chakra.div key={version} mb="2">
          <chakra.p textStyle="help">
            <FormattedMessage id="checkout.waiver.for" values={{ items: list(accounts) }} />
          </chakra.p>
          <p lang="en">{text}</p>
        </chakra.div>
      ))}
      <CheckboxField
        {...api.flag('waived')}
        label={formatMessage({ id: 'checkout.waiver.agree' })}
      />
    </Card>
  )
}

interface WaiverFailedProps {
  error: Error
  waivers: Pick<WaiversAsked, 'pending' | 'retry'>
}

/** The order cannot be paid until the box is ticked. */
export function WaiverFailed({ error, waivers }: WaiverFailedProps) {
  return (
    <FailurePanel error={error} onRetry={waivers.retry} retrying={waivers.pending}>
      <FormattedMessage id="checkout.waiver.failed" />
    </FailurePanel>
  )
}
