import { Columns } from '@/ui/layout/columns'
import { ChangePassword } from './change-password'
import { EndSessions } from './end-sessions'

/** Password and sessions (product.md P7, "Security"). */
export function SecurityTab({ email }: { email: string }) {
  return (
    <Columns side={<EndSessions />}>
      <ChangePassword email={email} />
    </Columns>
  )
}
