import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { attempts } from '@/state/attempts'
import { Banner } from '@/ui/banner'
import { LinkButton } from '@/ui/link-button'
import { PageHeading } from '@/ui/page-heading'
import { Row, Stack } from '@/ui/stack'
import { TextLink } from '@/ui/text-link'

/** An empty cart; who comes Back after paying finds the receipt (product.md 3.4). */
export function EmptyCheckout() {
  const { current } = useSnapshot(attempts)
  const receipt = current?.state === 'succeeded' ? current.receipt_id : null
  return (
    <chakra.div maxWidth="38rem">
      <PageHeading title={<FormattedMessage id="checkout.empty.heading" />} />
      <Stack>
        {receipt !== null && (
          <Banner tone="good" title={<FormattedMessage id="checkout.empty.paid" />}>
            <TextLink asChild inline>
              <Link to="/print-receipt/$id" params={{ id: receipt }}>
                <FormattedMessage id="checkout.empty.receipt" />
              </Link>
            </TextLink>
          </Banner>
        )}
        <p>
          <FormattedMessage id="checkout.empty.text" />
        </p>
        <Row>
          <LinkButton asChild>
            <Link to="/departments">
              <FormattedMessage id="checkout.empty.departments" />
            </Link>
          </LinkButton>
        </Row>
      </Stack>
    </chakra.div>
  )
}
