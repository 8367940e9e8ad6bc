import { createFileRoute, redirect } from '@tanstack/react-router'
import { type AddressValue, searchOf } from '@/rules/addresses/address-search'
import { addresses } from '@/rules/addresses/addresses'
import { AuthPending } from '@/screens/shared/auth/auth-pending'
import { forgetResetToken, keepResetToken } from '@/state/session/reset-token'
import { PanelError } from '@/app/failures/error-panel'
import { PasswordResetConfirmPage } from '@/app/pages/password-reset-confirm-page'
import { loadMessages } from '@/app/frames/load-messages'

export const Route = createFileRoute('/_auth/password-reset-confirm')({
  staticData: { address: addresses.passwordResetConfirm },
  validateSearch: searchOf<{ token: AddressValue; invited: AddressValue }>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { token, invited }, preload }) => {
    if (typeof token === 'string' && !preload) {
      keepResetToken(token)
      throw redirect({ to: '/password-reset-confirm', search: { invited }, replace: true })
    }
    await loadMessages('sign-in', 'password')
  },
  component: PasswordResetConfirmPage,
  pendingComponent: AuthPending,
  errorComponent: PanelError,
  onLeave: forgetResetToken,
})
