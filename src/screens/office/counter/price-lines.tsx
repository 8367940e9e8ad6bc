import { FormattedMessage } from 'react-intl'
import type { CounterPrice } from '@/contract/payments/counter'
import { useFormats } from '@/i18n/format'
import { AmountLines } from '@/ui/display/amount-lines'
import { Money } from '@/ui/display/money'

/** What the payer is told before anything is charged (product.md 3.6); the foot has the total. */
export function PriceLines({ price }: { price: CounterPrice }) {
  const { money } = useFormats()
  const { fee_cents, total_cents } = price
  return (
    <AmountLines>
      <div>
        <dt>
          <FormattedMessage id="counter.price.bills" />
        </dt>
        <dd>
          <Money cents={total_cents - fee_cents} />
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="counter.price.fee" />
          {fee_cents > 0 && (
            <small>
              <FormattedMessage id="counter.price.tell" values={{ fee: money(fee_cents) }} />
            </small>
          )}
        </dt>
        <dd>
          <Money cents={fee_cents} />
        </dd>
      </div>
    </AmountLines>
  )
}
