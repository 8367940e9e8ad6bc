import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { ApiFailure } from '@/api/failure'
import type { CartItem } from '@/rules/cart/cart'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { PaymentsOff } from '@/screens/shared/merchant/payments-off'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { Card } from '@/ui/layout/card'
import { Bone, Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/action/button'
import { showCart } from '@/state/cart/cart'
import { Row, Stack } from '@/ui/layout/stack'
import { keepCheck, problemIn, type Quotes } from '@/screens/citizen/checkout/use-quotes'

interface NoPricesProps {
  items: readonly CartItem[]
  quotes: Quotes
}

/**
 * Stands in place of the ways to pay while they load, when they cannot be loaded, or when there are
 * none.
 */
export function NoPrices({ items, quotes }: NoPricesProps) {
  const queryClient = useQueryClient()
  const paymentsOff = usePaymentsOff()
  const { error } = quotes
  useEffect(() => {
    const said = problemIn(error)
    if (said?.code === 'bill_changed') keepCheck(queryClient, items, said)
  }, [items, error, queryClient])

  if (paymentsOff || problemIn(error)?.code === 'payments_off') {
    return (
      <Card padded role="status">
        <PaymentsOff />
      </Card>
    )
  }
  const broken = rulesBrokenIn(error)
  // The same cart would be refused again.
  if (broken !== undefined) {
    return (
      <Card padded>
        <Stack gap="3">
          <p role="alert">{broken}</p>
          <Row>
            <Button variant="outline" onClick={() => showCart(true)}>
              <FormattedMessage id="checkout.rules.cart" />
            </Button>
          </Row>
        </Stack>
      </Card>
    )
  }
  if (error) {
    return <FailurePanel error={error} onRetry={quotes.retry} retrying={quotes.pending} />
  }
  if (quotes.pending) return <WaysPending />
  return (
    <Card padded role="status">
      <FormattedMessage id="checkout.together.text" />
    </Card>
  )
}

/** The office's own rules: which amounts may be paid, and in which order. */
function rulesBrokenIn(error: Error | null): string | undefined {
  if (!(error instanceof ApiFailure) || !error.is(422)) return undefined
  return (
    Object.values(error.body.errors ?? {})
      .flat()
      .join(' ') || undefined
  )
}

function WaysPending() {
  return (
    <Skeleton>
      <Stack gap="3">
        {['a', 'b'].map((key) => (
          <Card key={key} padded minHeight="5.75rem">
            <Bone width="40%" height="5" />
            <Bone width="65%" mt="2" />
          </Card>
        ))}
      </Stack>
    </Skeleton>
  )
}
