import { FormattedMessage } from 'react-intl'
import { roleToAsk } from '@/rules/people/role-to-ask'
import { shownRole } from '@/rules/people/roles'
import { useViewer } from '@/state/session/viewer'

/** For staff who may not take payments at the counter: who may. */
export function WhoTakesPayments() {
  const { role } = useViewer().subject
  const asked = roleToAsk(role, 'payments.counter')
  return asked === null ? (
    <FormattedMessage id="payment-words.counter.elsewhere" />
  ) : (
    <FormattedMessage id="payment-words.counter.mayNot" values={{ asked: shownRole(asked) }} />
  )
}
