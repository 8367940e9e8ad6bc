import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isSessionAlive } from '@/app/guard/token-check'
import { clearSession } from '@/app/session/session-end'
import { signOut } from '@/app/session/session-flow'
import { PasswordResetConfirm } from '@/screens/entry/sign-in/password-reset-confirm'
import { PasswordSetForOther } from '@/screens/entry/sign-in/password-set-for-other'
import { forgetResetToken, resetToken } from '@/state/session/reset-token'
import { useViewer } from '@/state/session/viewer'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Tells the sign-in page that a new password was set. */
    passwordSet?: boolean
  }
}

/** The address /password-reset-confirm. */
export function PasswordResetConfirmPage() {
  const navigate = useNavigate()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [token] = useState(resetToken)
  const [setForOther, setSetForOther] = useState(false)
  const { invited } = useSearch({ from: '/_auth/password-reset-confirm' })
  const name = useViewer().user?.name ?? null
  if (setForOther && name !== null) {
    return <PasswordSetForOther name={name} onSignOut={() => signOut(router)} />
  }
  return (
    <PasswordResetConfirm
      token={token}
      invited={invited === 'true'}
      signedInAs={name}
      onExpired={forgetResetToken}
      onDone={async () => {
        if (await isSessionAlive()) {
          forgetResetToken()
          setSetForOther(true)
          return
        }
        // The reset ended every session of the user, this browser's too (product.md B4).
        clearSession(queryClient, null)
        void navigate({ to: '/sign-in', state: { passwordSet: true }, replace: true })
      }}
    />
  )
}
