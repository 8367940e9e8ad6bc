import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { MerchantInfo } from '@/contract/merchants/merchants'
import { AuthCard } from '@/screens/shared/auth/auth-card'
import { LinkButton } from '@/ui/action/link-button'
import { Stack } from '@/ui/layout/stack'

/** `/sign-up` of a merchant that gives citizens no accounts: they pay as guests. */
export function NoSignUp({ merchant }: { merchant: Pick<MerchantInfo, 'name'> }) {
  return (
    <AuthCard title={<FormattedMessage id="sign-in.sign-up.title" />}>
      <Stack>
        <p>
          <FormattedMessage
            id="sign-in.sign-up.noAccounts"
            values={{ merchant: <b>{merchant.name}</b> }}
          />
        </p>
        <LinkButton asChild wide>
          <Link to="/departments">
            <FormattedMessage id="sign-in.sign-up.asGuest" />
          </Link>
        </LinkButton>
        <LinkButton asChild variant="outline" wide>
          <Link to="/sign-in">
            <FormattedMessage id="sign-in.reset.back" />
          </Link>
        </LinkButton>
      </Stack>
    </AuthCard>
  )
}
