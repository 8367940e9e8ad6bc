import { FormattedMessage, useIntl } from 'react-intl'
import type { ManagedUser } from '@/contract/people/managed-users'
import { AuditList } from '@/screens/shared/detail/audit-list'
import { useSite } from '@/screens/shared/merchant/site'
import { AuditChanges } from './audit-change'

/** The changes of this user: before and after, secrets only as "changed". */
export function UserAudit({ user }: { user: ManagedUser }) {
  const { isTenant } = useSite()
  const { formatMessage } = useIntl()
  return (
    <AuditList
      name="user-audit"
      about={{ object_kind: 'user', object_id: user.id }}
      departmentsOf={user.merchant_id}
      caption={formatMessage({ id: 'user.audit.caption' })}
      changes={(entry) => <AuditChanges entry={entry} user={user} allMerchants={!isTenant} />}
      empty={<FormattedMessage id="user.audit.empty" />}
    />
  )
}
