import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { PasswordResetConfirm } from '@/screens/entry/sign-in/password-reset-confirm'
import { clearSession } from '@/app/session/session-end'
import { forgetResetToken, resetToken } from '@/state/session/reset-token'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Tells the sign-in page that a new password was set. */
    passwordSet?: boolean
  }
}

/** The address /password-reset-confirm. */
export function PasswordResetConfirmPage() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [token] = useState(resetToken)
  const { invited } = useSearch({ from: '/_auth/password-reset-confirm' })
  return (
    <PasswordResetConfirm
      token={token}
      invited={invited === 'true'}
      onExpired={forgetResetToken}
      onDone={() => {
        // The reset ended every session of the user, this browser's too (product.md B4).
        clearSession(queryClient, null)
        void navigate({ to: '/sign-in', state: { passwordSet: true }, replace: true })
      }}
    />
  )
}
