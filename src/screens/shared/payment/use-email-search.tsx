import { FormattedMessage } from 'react-intl'
import { isEmail } from '@/rules/people/emails'
import { seesWhole } from '@/rules/people/person-view'
import { useViewer } from '@/state/session/viewer'
import { Banner } from '@/ui/feedback/banner'

/** Whether the viewer finds payers by a part of an e-mail address, and not by a whole one only. */
export function useSeesEmails(): boolean {
  const { subject } = useViewer()
  return seesWhole(subject, subject.merchant_id, 'email')
}

/**
 * The search of an address, without a part of an e-mail address where the viewer sees them masked: a
 * kept or sent link may have one.
 */
export function useEmailSearch<Search extends { readonly email?: string | undefined }>(
  search: Search,
) {
  const seesEmails = useSeesEmails()
  const isLeftOut = !seesEmails && search.email !== undefined && !isEmail(search.email)
  return {
    search: isLeftOut ? { ...search, email: undefined } : search,
    leftOut: isLeftOut && (
      <Banner tone="due">
        <FormattedMessage id="transaction-report.filter.emailLeftOut" />
      </Banner>
    ),
  }
}
