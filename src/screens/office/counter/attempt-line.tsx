import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { AccountKey } from '@/api/bills/accounts'
import { titleFromSlug } from '@/contract/departments/slug-title'
import { useMerchantDepartmentsQuery } from '@/screens/shared/merchant/merchant-departments'
import { heldForm } from './held-form'
import { accountOf, type ShownAttempt } from './shown-attempt'

/** Whose payment it is: the page behind the dialog may be another account's. */
export function AttemptLine({ attempt }: { attempt: ShownAttempt | null }) {
  const of = attempt === null ? null : accountOf(attempt)
  return of === null ? null : <Line of={of} />
}

function Line({ of: { departmentId, account } }: { of: AccountKey }) {
  const { formatMessage } = useIntl()
  const { data } = useQuery(useMerchantDepartmentsQuery())
  const department = data?.find(({ id }) => id === departmentId)?.name
  const payer = heldForm()?.name.trim() ?? ''
  const facts = [
    formatMessage({ id: 'counter.attempt.account' }, { account }),
    department ?? titleFromSlug(departmentId),
    payer,
  ]
  return (
    // Clear of the ring around the title above it, which has the focus.
    <chakra.p textStyle="help" mt="1">
      {facts.filter(Boolean).join(' · ')}
    </chakra.p>
  )
}
