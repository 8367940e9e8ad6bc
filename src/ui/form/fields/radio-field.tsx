import { useId } from 'react'
import type { FieldProps } from '@/ui/form/field'
import { type FieldOption, OptionList } from '@/ui/form/option-list'
import '@/ui/form/radio.css'

export interface RadioFieldProps<Value extends string> extends Omit<FieldProps, 'confirmation'> {
  name?: string
  /** A value without an option means no choice yet. */
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  /** The chosen radio, or the first. */
  ref?: (control: HTMLElement | null) => void
  options: readonly FieldOption<NoInfer<Value>>[]
  /** Can be focused, not changed. */
  readOnly?: boolean
}

/**
 * One of a few options, each with its explanation below (roles). With a price use `ChoiceCards`.
 */
export function RadioField<Value extends string>({
  name,
  value,
  onChange,
  onBlur,
  ref,
  options,
  readOnly = false,
  ...frame
}: RadioFieldProps<Value>) {
  const made = useId()
  const isChosen = options.some((option) => option.value === value)
  return (
    <OptionList<Value>
      {...frame}
      role="radiogroup"
      readOnly={readOnly}
      options={options}
      onBlur={onBlur}
    >
      {(option, control, isFirst) => {
        const checked = option.value === value
        return (
          <input
            {...control}
            type="radio"
            className="radio"
            aria-labelledby={`${control.id}-label`}
            name={name ?? made}
            value={option.value}
            checked={checked}
            onChange={() => {
              if (!readOnly) onChange(option.value)
            }}
            {...((checked || (!isChosen && isFirst)) && { ref })}
          />
        )
      }}
    </OptionList>
  )
}
