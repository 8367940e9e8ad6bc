import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/ui/action/button'
import { LinkButton } from '@/ui/action/link-button'
import { Stack } from '@/ui/layout/stack'
import { AuthCard } from '@/screens/shared/auth/auth-card'

interface PasswordSetForOtherProps {
  /** Who is signed in in this browser. */
  name: string
  onSignOut: () => Promise<void>
}

/** The link was another person's than the one signed in: that session goes on. */
export function PasswordSetForOther({ name, onSignOut }: PasswordSetForOtherProps) {
  const [leaving, setLeaving] = useState(false)
  return (
    <AuthCard
      takesFocus
      title={<FormattedMessage id="sign-in.kept.title" />}
      subtitle={<FormattedMessage id="sign-in.kept.lead" values={{ name: <b>{name}</b> }} />}
    >
      <Stack>
        <Button
          wide
          size="lg"
          pending={leaving}
          onClick={() => {
            setLeaving(true)
            void onSignOut()
          }}
        >
          <FormattedMessage id="sign-in.kept.signOut" />
        </Button>
        <LinkButton asChild wide variant="outline">
          {/* It leads who is signed in to their own first page. */}
          <Link to="/sign-in">
            <FormattedMessage id="sign-in.kept.stay" values={{ name }} />
          </Link>
        </LinkButton>
      </Stack>
    </AuthCard>
  )
}
