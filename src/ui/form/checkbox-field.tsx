import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { Checkbox } from './checkbox'
import { notesOf } from './field'
import { readOnlyBox } from './read-only'

export interface CheckboxFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'color' | 'height' | 'size' | 'type' | 'width'
> {
  label: ReactNode
  /** A second, muted line. */
  help?: ReactNode
  error?: ReactNode
  /** Disables it and says why. */
  disabledReason?: ReactNode
  /** Can be focused, not changed. */
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: 'control',
    py: '2.5',
    '& > input': { mt: '0.125rem' },
  },
})

/** A single checkbox with its label; the whole line is clickable. */
export function CheckboxField({
  id,
  label,
  help,
  error,
  disabledReason,
  readOnly = false,
  ...input
}: CheckboxFieldProps) {
  const made = useId()
  const controlId = id ?? made
  const { control, note } = notesOf({ id: controlId, help, error, disabledReason })
  return (
    <div>
      <Label>
        <Checkbox {...input} {...control} {...(readOnly && readOnlyBox)} />
        <span>
          {label}
          {help !== undefined && (
            <chakra.span id={`${controlId}-help`} display="block" textStyle="help">
              {help}
            </chakra.span>
          )}
        </span>
      </Label>
      {note}
    </div>
  )
}
