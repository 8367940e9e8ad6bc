import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { totalOf } from '@/rules/cart/cart'
import { cartSections } from '@/rules/cart/cart-bills'
import { useLineName } from '@/screens/shared/cart/line-name'
import { useLineWords } from '@/screens/shared/cart/line-words'
import { AmountLines } from '@/ui/display/amount-lines'
import { Money } from '@/ui/display/money'
import type { Order } from './order'

/** What the total is made of; the summary beside the checkout has it in full. */
export function PayLines({ order: { items, quote } }: { order: Order }) {
  const lineWords = useLineWords()
  const lineName = useLineName()
  const [bill, ...others] = cartSections(items).flatMap(({ bills }) => bills)
  const name =
    bill === undefined || others.length > 0
      ? null
      : lineName(bill.items[0], bill.items.map(lineWords).filter(Boolean).join(', '), 'none')
  return (
    <Lines>
      <div>
        <dt>
          {name !== null ? (
            <>
              {name.title}
              <small>{name.rest}</small>
            </>
          ) : (
            <FormattedMessage id="checkout.pay.items" values={{ count: others.length + 1 }} />
          )}
        </dt>
        <dd>
          <Money cents={totalOf(items)} />
        </dd>
      </div>
      <div data-muted="">
        <dt>
          <FormattedMessage id={`checkout.summary.${quote.tender}Fee`} />
        </dt>
        <dd>
          <Money cents={quote.fee_cents} />
        </dd>
      </div>
      <div data-total="">
        <dt>
          <FormattedMessage id="checkout.summary.total" />
        </dt>
        <dd>
          <Money cents={quote.total_cents} />
        </dd>
      </div>
    </Lines>
  )
}

const Lines = chakra(AmountLines, {
  base: { gap: '2', mb: '6', '& > [data-total]': { pt: '2', fontSize: 'lg' } },
})
