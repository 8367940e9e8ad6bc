import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@/ui/feedback/banner'
import { LinkButton } from '@/ui/action/link-button'
import { PageHeading } from '@/ui/layout/page-heading'
import { Row, Stack } from '@/ui/layout/stack'

interface PaidProps {
  /** null until the server has a receipt. */
  receiptId: string | null
  confirmation: string | null
}

/** Shown until the receipt is loaded and replaces this page. */
export function Paid({ receiptId, confirmation }: PaidProps) {
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
          <FormattedMessage
            id={receiptId === null ? 'checkout.paid.text' : 'checkout.paid.opening'}
          />
        </Banner>
        <Row>
          {receiptId === null ? (
            <LinkButton asChild variant="outline">
              <Link to="/departments">
                <FormattedMessage id="checkout.paid.departments" />
              </Link>
            </LinkButton>
          ) : (
            <LinkButton asChild variant="outline">
              <Link to="/print-receipt/$id" params={{ id: receiptId }} replace>
                <FormattedMessage id="checkout.empty.receipt" />
              </Link>
            </LinkButton>
          )}
        </Row>
      </Stack>
    </chakra.div>
  )
}
