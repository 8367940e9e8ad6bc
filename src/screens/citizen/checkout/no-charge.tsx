import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import { Banner } from '@/ui/feedback/banner'
import { Button } from '@/ui/action/button'
import { PageHeading } from '@/ui/layout/page-heading'
import { Row, Stack } from '@/ui/layout/stack'

interface NoChargeProps {
  amountCents: number
  onAgain: () => void
}

/** The server has no charge for the attempt, so the payer may pay again under a new key. */
export function NoCharge({ amountCents, onAgain }: NoChargeProps) {
  const { money } = useFormats()
  return (
    <chakra.div maxWidth="38rem">
      <PageHeading title={<FormattedMessage id="checkout.noCharge.heading" />} />
      <Stack>
        <Banner tone="good" role="status">
          <FormattedMessage
            id="checkout.noCharge.text"
            values={{ amount: <b className="figures">{money(amountCents)}</b> }}
          />
        </Banner>
        <Row>
          <Button size="lg" onClick={onAgain}>
            <FormattedMessage id="checkout.noCharge.again" />
          </Button>
        </Row>
      </Stack>
    </chakra.div>
  )
}
