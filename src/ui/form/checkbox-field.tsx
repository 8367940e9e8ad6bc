import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { Checkbox } from './checkbox'
import { FieldError } from './field'

export interface CheckboxFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'color' | 'height' | 'size' | 'type' | 'width'
> {
  label: ReactNode
  /** A second, muted line. */
  help?: ReactNode
  error?: ReactNode
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

/** One yes-or-no with its words; the whole line answers to a click. */
export function CheckboxField({ id, label, help, error, ...input }: CheckboxFieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hasError = error !== undefined && error !== null
  const described = [hasError && `${controlId}-note`, help !== undefined && `${controlId}-help`]
    .filter(Boolean)
    .join(' ')
  return (
    <div>
      <Label>
        <Checkbox
          {...input}
          id={controlId}
          {...(described !== '' && { 'aria-describedby': described })}
          {...(hasError && { 'aria-invalid': true })}
        />
        <span>
          {label}
          {help !== undefined && (
            <chakra.span id={`${controlId}-help`} display="block" textStyle="help">
              {help}
            </chakra.span>
          )}
        </span>
      </Label>
      {hasError && <FieldError id={`${controlId}-note`}>{error}</FieldError>}
    </div>
  )
}
