import { chakra } from '@chakra-ui/react/styled-system'
import type { CartBill } from '@/rules/cart/cart-bills'
import { moreThanDue } from '@/rules/cart/cart-check'
import { type LineHeading, useLineName } from '@/screens/shared/cart/line-name'
import { useLineWords } from '@/screens/shared/cart/line-words'
import { MoreThanDue } from '@/screens/shared/cart/more-than-due'
import { Money } from '@/ui/display/money'

/** A bill, and its parts where there are several, as in the cart. */
export function BillLines({ bill, heading = 'none' }: { bill: CartBill; heading?: LineHeading }) {
  const { items, amount_cents } = bill
  const lineWords = useLineWords()
  const lineName = useLineName()
  const [item, ...others] = items
  const isOne = others.length === 0
  const { title, rest } = lineName(item, isOne ? lineWords(item) : '', heading)
  return (
    <>
      <div>
        <dt>
          <chakra.span fontWeight="medium">{title}</chakra.span>
          <small>{rest}</small>
          <MoreThanDue cents={moreThanDue(items)} />
        </dt>
        <dd>
          <Money cents={amount_cents} />
        </dd>
      </div>
      {!isOne &&
        items.map((part) => (
          <div key={part.id} data-part="">
            <dt>{lineWords(part)}</dt>
            <dd>
              <Money cents={part.amount_cents} />
            </dd>
          </div>
        ))}
    </>
  )
}
