import { chakra } from '@chakra-ui/react/styled-system'
import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@/ui/action/button'
import { announce } from '@/ui/feedback/live-region'
import { MoneyField } from '@/ui/form/money-field'
import type { EnteredNumber } from '@/i18n/entry'

export interface Amounts {
  /** In cents; undefined: unbounded. */
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
    alignItems: 'flex-start',
    gap: '2.5',
    maxWidth: '22rem',
    '& > div': { flex: '1 1 8rem' },
  },
})

type Problem = 'minInvalid' | 'maxInvalid' | 'order'

/** A range of amounts; an invalid amount shows an error and changes nothing. */
export function AmountsFields({ shown, onAmounts, done }: AmountsFieldsProps) {
  const { formatMessage } = useIntl()
  const [min, setMin] = useState<EnteredNumber>(shown.min ?? null)
  const [max, setMax] = useState<EnteredNumber>(shown.max ?? null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const inWords = (one: Problem) =>
    formatMessage({ id: one === 'order' ? 'list.amounts.order' : 'list.amounts.invalid' })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = problemIn(min, max)
    setProblem(found)
    if (found !== null) return announce(inWords(found))
    onAmounts({ min: min ?? undefined, max: max ?? undefined })
    done()
  }
  return (
    <Form noValidate onSubmit={submit}>
      <MoneyField
        label={<FormattedMessage id="list.amounts.min" />}
        value={min}
        onChange={setMin}
        error={problem === 'minInvalid' ? inWords(problem) : null}
      />
      <MoneyField
        label={<FormattedMessage id="list.amounts.max" />}
        value={max}
        onChange={setMax}
        error={problem === 'maxInvalid' || problem === 'order' ? inWords(problem) : null}
      />
      <Button type="submit" variant="outline" size="sm">
        <FormattedMessage id="list.filters.apply" />
      </Button>
    </Form>
  )
}

function problemIn(min: EnteredNumber, max: EnteredNumber): Problem | null {
  if (Number.isNaN(min)) return 'minInvalid'
  if (Number.isNaN(max)) return 'maxInvalid'
  return min !== null && max !== null && min > max ? 'order' : null
}
