import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { setEbilling } from '@/api/accounts'
import { ApiFailure } from '@/api/failure'
import { keys } from '@/api/keys'
import type { Ebilling } from '@/contract/subscriptions'
import { wantsEbilling } from '@/rules/people/ebilling'
import { CheckboxField } from '@/ui/form/checkbox-field'
import { announce } from '@/ui/feedback/live-region'
import { useEbillingText } from './ebilling-text'

interface EbillingSwitchProps {
  /** The link of this person to the account. */
  link: string
  ebilling: Ebilling | null
  /** Names the account where several stand on a page. */
  account: string
}

/** Bills of one account by e-mail or on paper, and from which day on (product.md P7, P8). */
export function EbillingSwitch({ link, ebilling, account }: EbillingSwitchProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const stateText = useEbillingText()
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState(false)

  const change = async (on: boolean) => {
    if (working) return
    setWorking(true)
    setFailed(false)
    try {
      const { ebilling: next } = await setEbilling(link, on)
      await queryClient.invalidateQueries({ queryKey: keys.accounts.all })
      announce(stateText(next))
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setFailed(true)
      // Unlinked in another tab: the page finds out.
      if (error.is(409)) await queryClient.invalidateQueries({ queryKey: keys.accounts.all })
    } finally {
      setWorking(false)
    }
  }

  return (
    <CheckboxField
      checked={wantsEbilling(ebilling)}
      aria-busy={working}
      onChange={(event) => void change(event.target.checked)}
      aria-label={`${formatMessage({ id: 'account-view.ebilling.switch' })}, ${account}`}
      label={<FormattedMessage id="account-view.ebilling.switch" />}
      help={stateText(ebilling)}
      error={failed ? formatMessage({ id: 'account-view.ebilling.failed' }) : null}
    />
  )
}
