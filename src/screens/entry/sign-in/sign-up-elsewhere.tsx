import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { productName } from '@/rules/constants'
import { LinkButton } from '@/ui/action/link-button'
import { Stack } from '@/ui/layout/stack'
import { AuthCard } from '@/screens/shared/auth/auth-card'
import { useSiteOf } from '@/screens/shared/merchant/site'

/** `/sign-up` on the root domain, which has no sign-up: leads to the cities (product.md B2). */
export function SignUpElsewhere() {
  const example = useSiteOf()('miamicounty').host
  return (
    <AuthCard title={<FormattedMessage id="sign-in.sign-up.title" />}>
      <Stack>
        <p>
          <FormattedMessage id="sign-in.sign-up.notHere" values={{ example: <b>{example}</b> }} />
        </p>
        <p>
          <FormattedMessage id="sign-in.sign-up.staff" values={{ product: productName }} />
        </p>
        <LinkButton asChild variant="outline" wide>
          <Link to="/sign-in">
            <FormattedMessage id="sign-in.reset.back" />
          </Link>
        </LinkButton>
      </Stack>
    </AuthCard>
  )
}
