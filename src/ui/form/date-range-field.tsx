import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { DateField, type DateFieldProps } from './date-field'
import { type FieldProps, Need, notesOf } from './field'

const Root = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& > legend': { mb: '1.5', fontSize: 'cell', fontWeight: 'semibold', lineHeight: '1.3125rem' },
    '& > div': {
      display: 'grid',
      gap: '3',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 16rem))',
      alignItems: 'start',
    },
  },
})

/** One end: `form.value('period.from')`. */
type End = Pick<DateFieldProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'>

export interface DateRangeFieldProps {
  label: ReactNode
  help?: ReactNode
  need?: FieldProps['need']
  disabledReason?: ReactNode
  /** `YYYY-MM-DD`, '' when empty. The rule `dateRange` puts its errors at either end. */
  from: End
  to: End
  today: string
  min?: string
  max?: string
  readOnly?: boolean
}

/** The first and the last day; each calendar ends at the other day. */
export function DateRangeField({
  label,
  help,
  need,
  disabledReason,
  from,
  to,
  min,
  max,
  ...both
}: DateRangeFieldProps) {
  const id = useId()
  const { control, note } = notesOf({ id, help, disabledReason })
  return (
    <Root
      {...(control.disabled && { disabled: true })}
      {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
    >
      <legend>
        {label}
        {need !== undefined && ' '}
        <Need need={need} />
      </legend>
      {help !== undefined && (
        <chakra.p id={`${id}-help`} textStyle="help" mt="-1" mb="1.5">
          {help}
        </chakra.p>
      )}
      <div>
        <DateField
          {...both}
          {...from}
          label={<FormattedMessage id="forms.range.from" />}
          min={min}
          max={earlier(to.value, max)}
        />
        <DateField
          {...both}
          {...to}
          label={<FormattedMessage id="forms.range.to" />}
          min={later(from.value, min)}
          max={max}
        />
      </div>
      {note}
    </Root>
  )
}

/** Only a valid date bounds the other one. */
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/u.test(text)

function earlier(other: string, max: string | undefined): string | undefined {
  if (!isDate(other)) return max
  return max !== undefined && max < other ? max : other
}

function later(other: string, min: string | undefined): string | undefined {
  if (!isDate(other)) return min
  return min !== undefined && min > other ? min : other
}
