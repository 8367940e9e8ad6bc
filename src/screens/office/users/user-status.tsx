import { FormattedMessage } from 'react-intl'
import type { UserStatus as Status } from '@/contract/managed-users'
import { Pill } from '@/ui/display/pill'
import { statusWords } from './user-words'

export function UserStatus({ status }: { status: Status }) {
  const { id, tone } = statusWords[status]
  return (
    <Pill tone={tone}>
      <FormattedMessage id={id} />
    </Pill>
  )
}
