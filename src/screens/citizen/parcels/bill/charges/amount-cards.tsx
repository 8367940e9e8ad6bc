import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Bill } from '@/contract/bills/bills'
import { useFormats } from '@/i18n/format'
import type { Choice } from '@/rules/bills/amounts'
import { useDayWords } from '@/screens/shared/time/day-words'
import { AmountField } from '@/ui/form/fields/amount-field'
import { type ChoiceCard, ChoiceCards } from '@/ui/form/choice-cards'
import { Money } from '@/ui/display/money'
import { hasCostTable, hasHalves } from '@/screens/citizen/parcels/bill/bill-tiles'
import type { AmountChoice } from './use-amount-choice'

interface AmountCardsProps {
  bill: Bill
  amount: AmountChoice
  fieldRef: Ref<HTMLInputElement>
}

/** The amounts that may be paid, one card each (product.md P4, "Choose an amount"). */
export function AmountCards({ bill, amount, fieldRef }: AmountCardsProps) {
  const { formatMessage } = useIntl()
  const noteOf = useChoiceNote(bill)
  const label = (choice: Choice) => {
    if (choice.kind === 'delinquent' && bill.about.kind === 'utility') {
      return formatMessage({ id: 'bill.tile.past-due' })
    }
    if (choice.kind !== 'full') return formatMessage({ id: `bill.choose.${choice.kind}` })
    if (bill.delinquent_cents > 0) return formatMessage({ id: 'bill.choose.everything' })
    return formatMessage({
      id: hasHalves(bill) ? 'bill.choose.fullYear' : 'bill.choose.full',
    })
  }
  const options = amount.choices.map((choice): ChoiceCard<Choice['kind']> => {
    const note = noteOf(choice)
    return {
      value: choice.kind,
      label: label(choice),
      ...(note !== null && { note }),
      ...(choice.kind === 'other'
        ? { more: <OtherAmount amount={amount} fieldRef={fieldRef} /> }
        : { price: <Money cents={choice.amount_cents} /> }),
    }
  })
  const [only] = amount.choices.length === 1 ? options : []
  if (only !== undefined) {
    // The button and the table of its costs have the amount.
    if (hasCostTable(bill)) return only.note === undefined ? null : <p>{only.note}</p>
    return (
      <OnlyAmount>
        <span>
          {only.label}
          {only.note !== undefined && <small>{only.note}</small>}
        </span>
        <b>{only.price}</b>
      </OnlyAmount>
    )
  }
  return (
    <ChoiceCards
      legend={formatMessage({ id: 'bill.choose.heading' })}
      hideLegend
      name="amount"
      options={options}
      value={amount.chosen?.kind ?? null}
      onChange={amount.choose}
    />
  )
}

/** Shown in place of cards if only one amount may be paid. */
const OnlyAmount = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    py: '1',
    fontWeight: 'semibold',
    '& small': {
      display: 'block',
      fontSize: 'sm',
      lineHeight: '1.3125rem',
      color: 'fg.muted',
      fontWeight: 'normal',
    },
    '& b': { fontSize: 'xl', fontVariantNumeric: 'tabular-nums' },
  },
})

/** The due date, or the installments that the amount includes. */
function useChoiceNote(bill: Bill): (choice: Choice) => string | null {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const dayWords = useDayWords()
  return (choice) => {
    if (choice.kind === 'other') {
      const least = money(choice.minimum_cents ?? 0)
      return choice.maximum_cents === null || choice.maximum_cents === undefined
        ? formatMessage({ id: 'bill.choose.orMore' }, { least })
        : formatMessage({ id: 'bill.choose.range' }, { least, most: money(choice.maximum_cents) })
    }
    const paid = bill.installments.filter(({ id }) =>
      choice.installments.some((one) => one.id === id),
    )
    const delinquent = paid.find(({ cycle }) => cycle === 'D')
    if (choice.kind === 'full' && paid.length > 1) {
      if (delinquent !== undefined || !hasHalves(bill)) return null
      const both = ['1', '2'].every((half) => paid.some(({ cycle }) => cycle === half))
      return both ? formatMessage({ id: 'bill.choose.bothHalves' }) : null
    }
    if (choice.kind !== 'delinquent' && delinquent !== undefined) {
      return formatMessage({ id: 'bill.choose.withDelinquent' })
    }
    // The label says past due already; the date is beside it.
    if (choice.kind === 'delinquent' && bill.about.kind === 'utility') return null
    const status = paid.find(({ cycle }) => cycle !== 'S')?.status
    if (status?.kind === 'delinquent') {
      return formatMessage({ id: 'bill.choose.since' }, { year: String(status.since) })
    }
    if (status?.kind === 'past-due') {
      return formatMessage({ id: 'bill.choose.pastDue' }, { date: dayWords(status.date) })
    }
    if (status?.kind === 'due') {
      return formatMessage({ id: 'bill.choose.due' }, { date: dayWords(status.date) })
    }
    return null
  }
}

/** Keeps the typed text, valid or not. */
function OtherAmount({ amount, fieldRef }: Pick<AmountCardsProps, 'amount' | 'fieldRef'>) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { problem } = amount
  // What is due: an amount that the bill takes.
  const example = amount.choices.find(({ kind }) => kind !== 'other')?.amount_cents ?? 5_000
  return (
    <AmountField
      ref={fieldRef}
      label={formatMessage({ id: 'bill.choose.amount' })}
      name="other-amount"
      value={amount.text}
      onChange={(event) => amount.type(event.target.value)}
      onBlur={amount.leave}
      error={
        problem && (
          <FormattedMessage
            id={`bill.problem.${problem.problem}`}
            values={{ limit: money(problem.limit_cents ?? 0), example: money(example) }}
          />
        )
      }
    />
  )
}
