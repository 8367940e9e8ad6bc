import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/banner'
import { LinkButton } from '@/ui/link-button'
import { PageHeading } from '@/ui/page-heading'
import { Row, Stack } from '@/ui/stack'

/** Paid, and the server has no receipt yet. */
export function Paid({ confirmation }: { confirmation: string | null }) {
  return (
    <chakra.div maxWidth="38rem">
      <PageHeading title={<FormattedMessage id="checkout.paid.heading" />} />
      <Stack>
        <Banner
          tone="good"
          role="status"
          title={
            confirmation !== null && (
              <FormattedMessage id="checkout.paid.confirmation" values={{ confirmation }} />
            )
          }
        >
          <FormattedMessage id="checkout.paid.text" />
        </Banner>
        <Row>
          <LinkButton asChild variant="outline">
            <Link to="/departments">
              <FormattedMessage id="checkout.paid.departments" />
            </Link>
          </LinkButton>
        </Row>
      </Stack>
    </chakra.div>
  )
}
