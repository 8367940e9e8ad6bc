import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { entryOf } from '@/rules/departments/blind-entry'
import { priceOf, quantityOf } from '@/rules/departments/blind-price'
import { Money } from '@/ui/display/money'
import { hasQuantity, type Terms, type Typed } from './blind-form'

interface PriceLineProps {
  terms: Terms
  typed: Typed
  cents: number | null
}

/** The total, and its calculation from the office's price. */
export function PriceLine({ terms, typed, cents }: PriceLineProps) {
  const { form } = terms
  const entry = entryOf(form, typed)
  const price = priceOf(form, entry)
  const count = quantityOf(form.fields, entry)
  return (
    <Line aria-live="polite">
      <span>
        <FormattedMessage id="blind-payments.form.total" />
        {cents !== null && price.kind === 'fixed' && count > 1 && (
          <small>
            <FormattedMessage
              id="blind-payments.form.each"
              values={{ count, each: <Money cents={price.each_cents} /> }}
            />
          </small>
        )}
      </span>
      {hasQuantity(terms, typed) && (
        <b className="figures">
          <Money cents={cents ?? 0} />
        </b>
      )}
    </Line>
  )
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    pt: '3',
    borderTop: '1px solid',
    borderColor: 'line',
    '& small': { display: 'block', textStyle: 'help' },
    '& > b': { fontSize: 'xl', lineHeight: '1.75rem' },
  },
})
