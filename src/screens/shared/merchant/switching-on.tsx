import { FormattedMessage } from 'react-intl'
import type { Merchant } from '@/contract/merchants/merchant-setup'
import { Stack } from '@/ui/layout/stack'

interface SwitchingOnProps extends Pick<Merchant, 'departments_on' | 'environment'> {
  /** Of the merchant's site. */
  host: string
}

/** What happens when a merchant's site is switched on; asked before that, wherever it can be done. */
export function SwitchingOn({ departments_on, environment, host }: SwitchingOnProps) {
  return (
    <Stack gap="2">
      <p>
        <FormattedMessage
          id={departments_on === 0 ? 'merchants.switchOn.none' : 'merchants.switchOn.visitors'}
          values={{ host }}
        />
      </p>
      {environment === 'UAT' && (
        <p>
          <FormattedMessage id="merchants.switchOn.test" />
        </p>
      )}
    </Stack>
  )
}
