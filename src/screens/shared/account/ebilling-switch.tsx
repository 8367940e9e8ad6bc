import { FormattedMessage, useIntl } from 'react-intl'
import { setEbilling } from '@/api/bills/accounts'
import { keys } from '@/api/keys'
import type { Ebilling } from '@/contract/people/subscriptions'
import { wantsEbilling } from '@/rules/people/ebilling'
import { CheckboxField } from '@/ui/form/fields/checkbox-field'
import { useEbillingText } from './ebilling-text'
import { useWrite } from '@/screens/shared/forms/use-write'

interface EbillingSwitchProps {
  /** The user's link to the account. */
  link: string
  ebilling: Ebilling | null
  /** Names the account, if the page has several. */
  account: string
}

/** Delivery of an account's bills by e-mail or on paper, with its day (product.md P7, P8). */
export function EbillingSwitch({ link, ebilling, account }: EbillingSwitchProps) {
  const { formatMessage } = useIntl()
  const stateText = useEbillingText()
  const change = useWrite({
    call: (on: boolean) => setEbilling(link, on),
    // Unlinked in another tab, 409: the page refetches.
    invalidates: [keys.accounts.all],
    awaits: true,
    successMessage: ({ ebilling: next }) => stateText(next),
    words: { other: 'account-view.ebilling.failed' },
  })

  return (
    <CheckboxField
      checked={wantsEbilling(ebilling)}
      aria-busy={change.pending}
      onChange={(event) => void change.run(event.target.checked)}
      aria-label={`${formatMessage({ id: 'account-view.ebilling.switch' })}, ${account}`}
      label={<FormattedMessage id="account-view.ebilling.switch" />}
      help={stateText(ebilling)}
      error={change.problem}
    />
  )
}
