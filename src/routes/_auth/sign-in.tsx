import { createFileRoute } from '@tanstack/react-router'
import { addresses } from '@/rules/addresses/addresses'
import { AuthPending } from '@/screens/shared/auth/auth-pending'
import { session } from '@/state/session/session'
import { forgetPaymentLedAway } from '@/state/cart/payment-led-away'
import { PanelError } from '@/app/failures/error-panel'
import { readReturnTo } from '@/app/guard/return-to'
import { SignInPage } from '@/app/pages/sign-in-page'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_auth/sign-in')({
  staticData: { address: addresses.signIn },
  validateSearch: readReturnTo,
  loader: () => loadMessages('sign-in', 'password', 'errors'),
  component: SignInRoute,
  pendingComponent: AuthPending,
  errorComponent: PanelError,
  // The reason for a session's end shows once, not when the visitor returns later.
  onLeave: () => {
    session.ended = null
    session.errors = []
    forgetPaymentLedAway()
  },
})

function SignInRoute() {
  return <SignInPage returnTo={Route.useSearch().return_to ?? null} />
}
