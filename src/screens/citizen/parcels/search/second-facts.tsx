import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SecondFact } from '@/contract/departments/departments'
import { longest } from '@/contract/wire'
import type { GivenFacts } from '@/rules/bills/second-fact'
import { useToday } from '@/screens/shared/time/use-today'
import { FieldError } from '@/ui/form/field'
import { TextField } from '@/ui/form/fields/text-field'

interface SecondFactsProps {
  id: string
  asked: readonly SecondFact[]
  typed: GivenFacts
  onType: (part: GivenFacts) => void
  error: string | null
  /** The heading above labels it. */
  hideLegend?: boolean
  /** The first field. */
  fieldRef?: Ref<HTMLInputElement>
}

/** The second facts, of which one must be known besides the number (product.md P3 "Privacy"). */
export function SecondFacts({
  id,
  asked,
  typed,
  onType,
  error,
  hideLegend = false,
  fieldRef,
}: SecondFactsProps) {
  const { formatMessage } = useIntl()
  const today = useToday()
  const kinds = {
    name: { autoComplete: 'family-name', maxLength: longest.name },
    zip: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 },
    born: { autoComplete: 'bday', type: 'date', min: '1900-01-01', max: today },
  } as const
  return (
    <Group {...(error !== null && { 'aria-describedby': `${id}-error` })}>
      <chakra.legend {...(hideLegend ? { srOnly: true } : { mb: '1.5', textStyle: 'help' })}>
        <FormattedMessage id={asked.length > 1 ? 'bill.second.legend' : 'bill.second.legendOne'} />
      </chakra.legend>
      <Fields>
        {asked.map((fact, index) => (
          <div key={fact} data-fact={fact}>
            <TextField
              {...kinds[fact]}
              label={formatMessage({ id: `bill.second.${fact}` })}
              spellCheck={false}
              value={typed[fact] ?? ''}
              onChange={({ target: { value } }) => onType({ [fact]: value })}
              {...(index === 0 && fieldRef && { ref: fieldRef })}
            />
          </div>
        ))}
      </Fields>
      {error !== null && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  )
}

const Group = chakra('fieldset', {
  base: {
    flexBasis: '100%',
    minWidth: '0',
  },
})

const Fields = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    maxWidth: '37.25rem',
    '& > div': { flex: '1 1 11rem', minWidth: '0' },
    '& > [data-fact=zip]': { flex: '0 1 9rem' },
    '& > [data-fact=born]': { flex: '0 1 14rem' },
  },
})
