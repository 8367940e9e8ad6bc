import type { FieldProps } from '@/ui/form/field'
import { Checkbox } from '@/ui/form/checkbox'
import { type FieldOption, OptionList } from '@/ui/form/option-list'
import { readOnlyBox } from '@/ui/form/read-only'
import { toggled } from './toggled'

export interface CheckboxesFieldProps<Value extends string> extends Omit<
  FieldProps,
  'confirmation'
> {
  name?: string
  /** In the order of the options. */
  value: readonly Value[]
  onChange: (value: Value[]) => void
  onBlur?: () => void
  /** The first checkbox. */
  ref?: (control: HTMLElement | null) => void
  options: readonly FieldOption<NoInfer<Value>>[]
  /** Can be focused, not changed. */
  readOnly?: boolean
}

/** Several of a few options, each with its explanation below (rights). */
export function CheckboxesField<Value extends string>({
  name,
  value,
  onChange,
  onBlur,
  ref,
  options,
  readOnly = false,
  ...frame
}: CheckboxesFieldProps<Value>) {
  const toggle = (changed: Value, on: boolean) => {
    const offered = options.map((option) => option.value)
    onChange(toggled(value, offered, changed, on))
  }
  return (
    <OptionList<Value> {...frame} role="group" options={options} onBlur={onBlur}>
      {(option, control, isFirst) => (
        <Checkbox
          {...control}
          aria-labelledby={`${control.id}-label`}
          name={name}
          checked={value.includes(option.value)}
          onChange={(event) => toggle(option.value, event.currentTarget.checked)}
          {...(readOnly && readOnlyBox)}
          {...(isFirst && { ref })}
        />
      )}
    </OptionList>
  )
}
