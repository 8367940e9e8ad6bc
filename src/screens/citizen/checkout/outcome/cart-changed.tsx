import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/format'
import type { CartItem } from '@/rules/cart/cart'
import type { CartDifference } from '@/rules/cart/cart-check'
import { acceptInCart } from '@/state/cart/accept-in-cart'
import { Button } from '@/ui/action/button'
import { Card } from '@/ui/layout/card'
import { PageHeading } from '@/ui/layout/page-heading'
import { Row, Stack } from '@/ui/layout/stack'
import { amountAfter, Differences } from './differences'

interface CartChangedProps {
  items: readonly CartItem[]
  differences: readonly CartDifference[]
}

/** Changes of the cart must be accepted before payment (product.md 3.3 step 1). */
export function CartChanged({ items, differences }: CartChangedProps) {
  const { money } = useFormats()
  const left = amountAfter(items, differences)
  const isAmount = differences.some(({ kind }) => kind === 'amount')
  return (
    <>
      <PageHeading
        title={<FormattedMessage id="checkout.differences.heading" />}
        subtitle={
          <FormattedMessage
            id={isAmount ? 'checkout.differences.lead' : 'checkout.differences.leadItems'}
          />
        }
      />
      <Stack maxWidth="38rem">
        <Card padded>
          <Differences items={items} differences={differences} />
        </Card>
        <Row>
          <Button size="lg" onClick={() => acceptInCart(differences)}>
            {left > 0 ? (
              <FormattedMessage id="checkout.differences.accept" values={{ amount: money(left) }} />
            ) : (
              <FormattedMessage id="checkout.differences.acceptNone" />
            )}
          </Button>
        </Row>
      </Stack>
    </>
  )
}
