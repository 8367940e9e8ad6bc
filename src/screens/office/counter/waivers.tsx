import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CounterWaiver } from '@/contract/payments/counter'
import { useFormats } from '@/i18n/format'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import type { FormApi } from '@/ui/form/shell/form-shell'
import { Card } from '@/ui/layout/card'
import type { CounterForm } from './counter-form'

interface WaiversProps {
  api: FormApi<CounterForm>
  waivers: readonly CounterWaiver[]
}

/** What the payer signs, in the words that a citizen reads in the checkout; clerks read it out. */
export function Waivers({ api, waivers }: WaiversProps) {
  const headingId = useId()
  const { formatMessage } = useIntl()
  const { list } = useFormats()
  return (
    <Card as="section" padded aria-labelledby={headingId}>
      <chakra.h3 id={headingId} fontWeight="semibold" mb="2">
        <FormattedMessage id="checkout.waiver.heading" />
      </chakra.h3>
      {waivers.map(({ version, text, accounts }) => (
        <chakra.div key={version} mb="3">
          <chakra.p textStyle="help">
            <FormattedMessage id="checkout.waiver.for" values={{ items: list(accounts) }} />
          </chakra.p>
          {/* The court's texts are in English. */}
          <p lang="en">{text}</p>
        </chakra.div>
      ))}
      <CheckboxField
        {...api.flag('waived')}
        label={formatMessage({ id: 'counter.means.waived' })}
      />
    </Card>
  )
}
