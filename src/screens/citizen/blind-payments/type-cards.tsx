import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import type { BlindField } from '@/contract/departments/blind-fields'
import { useFormats } from '@/i18n/format'
import { type BlindForm, type BlindPrice, priceOf } from '@/rules/departments/blind-price'
import { type ChoiceCard, ChoiceCards } from '@/ui/form/choice-cards'
import { Money } from '@/ui/display/money'
import type { EntryProps } from './entry-props'

/** Longer lists are a select, because cards would push the form out of view. */
const mostCards = 6

export function isFewTypes({ types }: BlindForm, { kind }: BlindField): boolean {
  return kind === 'type' && types !== null && types.length > 0 && types.length <= mostCards
}

/** The payment types, each with its price, or with the bounds of the amount. */
export function TypeCards({ api, terms, words, field }: EntryProps & { field: BlindField }) {
  const noteOf = usePriceNote()
  const { form } = terms
  const { ref, error, ...bound } = api.choice(field.key)
  const options = (form.types ?? []).map(({ VAL, MSG }): ChoiceCard<string> => {
    const price = priceOf(form, { [field.key]: VAL })
    const note = noteOf(price)
    return {
      value: VAL,
      label: MSG,
      ...(note !== null && { note }),
      ...(price.kind === 'fixed' && { price: <Money cents={price.each_cents} /> }),
    }
  })
  return (
    <chakra.div gridColumn="1 / -1" pb="4">
      <ChoiceCards
        {...bound}
        ref={ref}
        legend={words.label(field)}
        // The heading above the form is the same question.
        hideLegend={form.fields[0] === field}
        options={options}
        {...(field.help !== undefined && { help: field.help })}
        error={error}
      />
    </chakra.div>
  )
}

function usePriceNote(): (price: BlindPrice) => string | null {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  return (price) => {
    if (price.kind !== 'open') return null
    const least = money(price.minimum_cents)
    return price.maximum_cents === null
      ? formatMessage({ id: 'blind-payments.form.openMore' }, { least })
      : formatMessage(
          { id: 'blind-payments.form.openRange' },
          { least, most: money(price.maximum_cents) },
        )
  }
}
