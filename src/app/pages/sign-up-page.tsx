import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { StatementDialog } from '@/layouts/statement-dialog'
import { SignUp } from '@/screens/entry/sign-in/sign-up'
import { NoSignUp } from '@/screens/entry/sign-in/no-sign-up'
import { SignUpElsewhere } from '@/screens/entry/sign-in/sign-up-elsewhere'
import { showOneToast } from '@/app/session/show-one-toast'
import { enterSession } from '@/app/session/session-flow'
import { useAuthSite, useSite } from '@/screens/shared/merchant/site'

/** The address /sign-up. */
export function SignUpPage({ returnTo }: { returnTo: string | null }) {
  const router = useRouter()
  const { isTenant, merchant } = useSite()
  const site = useAuthSite()
  const [reading, setReading] = useState(false)
  if (!isTenant) return <SignUpElsewhere />
  if (merchant?.allow_accounts === false) return <NoSignUp merchant={merchant} />
  return (
    <>
      <SignUp
        site={site}
        returnTo={returnTo}
        onSignedIn={(as) => {
          // It is announced as well: a page without it says less, and works.
          showOneToast().catch(() => undefined)
          return enterSession(router, { ...as, interrupted: returnTo })
        }}
        onReadTerms={() => setReading(true)}
      />
      <StatementDialog
        statement="terms"
        merchant={merchant}
        open={reading}
        onClose={() => setReading(false)}
      />
    </>
  )
}
