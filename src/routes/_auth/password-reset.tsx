import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses/addresses'
import { AuthPending } from '@/screens/shared/auth/auth-pending'
import { PasswordReset } from '@/screens/entry/sign-in/password-reset'
import { PanelError } from '@/app/failures/error-panel'
import { readReturnTo } from '@/app/guard/return-to'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_auth/password-reset')({
  staticData: { address: addresses.passwordReset },
  validateSearch: readReturnTo,
  loader: () => loadMessages('sign-in'),
  component: PasswordResetRoute,
  pendingComponent: AuthPending,
  errorComponent: PanelError,
})

function PasswordResetRoute() {
  return <PasswordReset returnTo={Route.useSearch().return_to ?? null} />
}
