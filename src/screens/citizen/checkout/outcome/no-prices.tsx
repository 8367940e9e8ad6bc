import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CartItem } from '@/rules/cart/cart'
import { FailurePanel } from '@/screens/shared/failure/failure-panel'
import { PaymentsOff } from '@/screens/shared/merchant/payments-off'
import { usePaymentsOff } from '@/screens/shared/merchant/use-payments-off'
import { Card } from '@/ui/layout/card'
import { Bone } from '@/ui/feedback/bone'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Stack } from '@/ui/layout/stack'
import { BrokenRule, brokenRuleIn } from './broken-rule'
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
  const broken = brokenRuleIn(error)
  // The same cart would be refused again.
  if (broken !== null) return <BrokenRule broken={broken} items={items} />
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
