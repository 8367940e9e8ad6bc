import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@/ui/feedback/error-state'
import { useOfficePhone } from '@/screens/shared/merchant/merchant'
import { PhoneLink } from '@/screens/shared/merchant/phone-link'

/** Replaces what the page's host has no call for (decision 39): trying again would not help. */
export function NotOffered({ phone = null }: { phone?: string | null }) {
  return (
    <ErrorState>
      <NotOfferedText phone={phone} />
    </ErrorState>
  )
}

/** The same beside a button. `phone`: the department's; without it the office's. */
export function NotOfferedText({ phone = null }: { phone?: string | null }) {
  const office = useOfficePhone()
  const known = phone ?? office
  return (
    <>
      <FormattedMessage id="failures.failure.not-offered" />
      {known !== null && (
        <>
          {' '}
          <FormattedMessage
            id="failures.notOffered.call"
            values={{ phone: <PhoneLink phone={known} /> }}
          />
        </>
      )}
    </>
  )
}
