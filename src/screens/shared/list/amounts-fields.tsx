import { chakra } from '@chakra-ui/react/styled-system'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { parseAmount } from '@/rules/payments/money'
import { Button } from '@/ui/action/button'
import { AmountField } from '@/ui/form/amount-field'
import { decimalMark } from '@/i18n/decimal-mark'

export interface Amounts {
  /** In cents; undefined: without a bound. */
  readonly min: number | undefined
  readonly max: number | undefined
}

interface AmountsFieldsProps {
  shown: Amounts
  onAmounts: (amounts: Amounts) => void
  done: () => void
}

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '2.5',
    maxWidth: '22rem',
    '& > div': { flex: '1 1 8rem' },
    '& > p': { flex: '1 0 100%', color: 'late.fg', fontSize: 'sm' },
  },
})

/** From one amount to another; what is no amount is said, and changes nothing. */
export function AmountsFields({ shown, onAmounts, done }: AmountsFieldsProps) {
  const { locale } = useIntl()
  const mark = decimalMark(locale)
  const textOf = (cents: number | undefined) =>
    cents === undefined ? '' : (cents / 100).toFixed(2).replace('.', mark)
  const [min, setMin] = useState(textOf(shown.min))
  const [max, setMax] = useState(textOf(shown.max))
  const [problem, setProblem] = useState<'amount' | 'order' | null>(null)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const [least, most] = [min, max].map((text) =>
      text.trim() === '' ? undefined : parseAmount(text, mark),
    )
    if (least === null || most === null) return setProblem('amount')
    if (least !== undefined && most !== undefined && least > most) return setProblem('order')
    setProblem(null)
    onAmounts({ min: least, max: most })
    done()
  }
  const invalid = problem !== null && { 'aria-invalid': true as const }
  return (
    <Form noValidate onSubmit={submit}>
      <AmountField
        label={<FormattedMessage id="list.amounts.min" />}
        value={min}
        onChange={({ target }) => setMin(target.value)}
        {...invalid}
      />
      <AmountField
        label={<FormattedMessage id="list.amounts.max" />}
        value={max}
        onChange={({ target }) => setMax(target.value)}
        {...invalid}
      />
      {problem !== null && (
        <p role="alert">
          <FormattedMessage id={`list.amounts.${problem}`} />
        </p>
      )}
      <Button type="submit" variant="outline" size="sm">
        <FormattedMessage id="list.filters.apply" />
      </Button>
    </Form>
  )
}
