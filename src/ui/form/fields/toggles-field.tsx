import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { CheckIcon } from '@/ui/display/icons'
import type { CheckboxesFieldProps } from './checkboxes-field'
import { Need, notesOf } from '@/ui/form/field'
import { toggled } from './toggled'

interface ToggleOption<Value extends string> {
  value: Value
  /** Two or three letters: "Mon". */
  short: string
  /** For screen readers: "Monday". */
  label: string
}

interface TogglesFieldProps<Value extends string> extends Omit<
  CheckboxesFieldProps<Value>,
  'options' | 'readOnly' | 'hideLabel' | 'disabledReason'
> {
  options: readonly ToggleOption<NoInfer<Value>>[]
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& > label': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      minWidth: '3.75rem',
      minHeight: { base: '2.75rem', md: 'control' },
      px: '2',
      bg: 'surface',
      border: '1px solid',
      borderColor: 'line.control',
      borderRadius: 'control',
      fontSize: 'cell',
      cursor: 'pointer',
      '--icon-size': '0.875rem',
      _hover: { bg: 'brand.tint' },
      '&:has(> input:checked)': {
        bg: 'brand.tint',
        borderColor: 'brand.fill',
        color: 'brand.text',
        fontWeight: 'semibold',
        _highContrast: { outline: '2px solid Highlight' },
      },
      '&:has(> input:focus-visible)': {
        outline: '3px solid',
        outlineColor: 'brand.text',
        outlineOffset: '2px',
      },
      // The box itself covers its toggle; edge, weight and check mark say whether it is on.
      '& > input': {
        position: 'absolute',
        inset: '0',
        width: '100%',
        height: '100%',
        opacity: 0,
        cursor: 'pointer',
      },
      '& > input:not(:checked) ~ svg': { display: 'none' },
    },
    '&[data-invalid] > label': { borderColor: 'late.fg' },
  },
})

/** Several of a few short options in one row: days of the week. */
export function TogglesField<Value extends string>({
  name,
  value,
  onChange,
  onBlur,
  ref,
  options,
  label,
  help,
  error,
  need,
}: TogglesFieldProps<Value>) {
  const id = useId()
  const { control, note } = notesOf({ id, help, error, need })
  const offered = options.map((option) => option.value)
  return (
    <chakra.fieldset
      role="group"
      minWidth="0"
      aria-labelledby={`${id}-legend`}
      {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.()
      }}
    >
      <legend id={`${id}-legend`} className="field-label">
        {label}
        {need !== undefined && ' '}
        <Need need={need} />
      </legend>
      {help !== undefined && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
      <Row {...(control['aria-invalid'] && { 'data-invalid': '' })}>
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="checkbox"
              name={name}
              aria-label={option.label}
              checked={value.includes(option.value)}
              onChange={(event) =>
                onChange(toggled(value, offered, option.value, event.currentTarget.checked))
              }
              {...(index === 0 && { ref })}
            />
            <CheckIcon />
            {option.short}
          </label>
        ))}
      </Row>
      {note}
    </chakra.fieldset>
  )
}
