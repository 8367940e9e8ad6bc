import { Combo, type ComboFieldProps } from '@/ui/form/combo'
import { FieldFrame, splitField } from '@/ui/form/field'

export interface ComboboxFieldProps<Value extends string> extends ComboFieldProps<Value> {
  value: Value
  onChange: (value: Value) => void
  /** The value of no choice (`''`): with it, the choice can be cleared. */
  none?: NoInfer<Value>
}

/**
 * One of many, found by typing. For a few options use `SelectField`, or `RadioField` where each
 * needs an explanation.
 */
export function ComboboxField<Value extends string>(props: ComboboxFieldProps<Value>) {
  const [frame, { value, onChange, none, ...combo }] = splitField(props)
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Combo<Value>
          {...combo}
          control={control}
          value={value === none ? [] : [value]}
          onChoose={onChange}
          onClear={none === undefined ? undefined : () => onChange(none)}
        />
      )}
    </FieldFrame>
  )
}
