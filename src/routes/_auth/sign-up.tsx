import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses/addresses'
import { AuthPending } from '@/screens/shared/auth/auth-pending'
import { PanelError } from '@/app/failures/error-panel'
import { readReturnTo } from '@/app/guard/return-to'
import { SignUpPage } from '@/app/pages/sign-up-page'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_auth/sign-up')({
  staticData: { address: addresses.signUp },
  validateSearch: readReturnTo,
  loader: () => loadMessages('sign-in', 'password'),
  component: SignUpRoute,
  pendingComponent: AuthPending,
  errorComponent: PanelError,
})

function SignUpRoute() {
  return <SignUpPage returnTo={Route.useSearch().return_to ?? null} />
}
