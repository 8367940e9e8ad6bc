import { FormattedMessage, useIntl } from 'react-intl'
import type { ManagedUser } from '@/contract/managed-users'
import { AuditList, type LogPageProps } from '@/screens/shared/audit-list'
import { AuditChanges } from './audit-change'

interface UserAuditProps extends LogPageProps {
  user: ManagedUser
  /** On the root, where users of all merchants are. */
  chooseMerchant: boolean
}

/** The changes of this user: before and after, secrets only as "changed". */
export function UserAudit({ user, chooseMerchant, ...page }: UserAuditProps) {
  const { formatMessage } = useIntl()
  return (
    <AuditList
      {...page}
      name="user-audit"
      about={{ object_kind: 'user', object_id: user.id }}
      caption={formatMessage({ id: 'user.audit.caption' })}
      changes={(entry) => <AuditChanges entry={entry} user={user} allMerchants={chooseMerchant} />}
      empty={<FormattedMessage id="user.audit.empty" />}
    />
  )
}
