import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { notesOf } from './field'
import { readOnlyBox } from './read-only'

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '2.75rem',
    py: '2.5',
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
  },
})

/** A native checkbox with the role and the look of a switch. */
const Track = chakra(
  'input',
  {
    base: {
      appearance: 'none',
      position: 'relative',
      flexShrink: '0',
      width: '2.75rem',
      height: '6',
      bg: 'surface',
      border: '2px solid',
      borderColor: 'line.control',
      borderRadius: 'pill',
      cursor: 'pointer',
      transition: 'background-color 120ms, border-color 120ms',
      _after: {
        content: '""',
        position: 'absolute',
        insetBlockStart: '2px',
        insetInlineStart: '2px',
        boxSize: '4',
        borderRadius: 'pill',
        bg: 'line.control',
        transition: 'transform 120ms, background-color 120ms',
      },
      _checked: {
        bg: 'brand.fill',
        borderColor: 'brand.fill',
        _after: { transform: 'translateX(1.25rem)', bg: 'brand.on' },
      },
      _disabled: { opacity: 0.5, cursor: 'default' },
      '&[aria-readonly]': { cursor: 'default' },
      _invalid: { borderColor: 'late.fg' },
      _highContrast: { appearance: 'auto', _after: { display: 'none' } },
    },
    defaultVariants: {},
  },
  { defaultProps: { type: 'checkbox', role: 'switch' } },
)

export interface SwitchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'color' | 'height' | 'role' | 'size' | 'type' | 'width'
> {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  /** Disables it and says why. */
  disabledReason?: ReactNode
  /** Can be focused, not changed. */
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * On or off, bound like a checkbox. In a form it takes effect when the form is saved, like every
 * field; its label names what is on.
 */
export function SwitchField({
  id,
  label,
  help,
  error,
  disabledReason,
  readOnly = false,
  ...input
}: SwitchFieldProps) {
  const made = useId()
  const controlId = id ?? made
  const { control, note } = notesOf({ id: controlId, help, error, disabledReason })
  return (
    <div>
      <Label>
        <span>
          {label}
          {help !== undefined && (
            <chakra.span id={`${controlId}-help`} display="block" textStyle="help">
              {help}
            </chakra.span>
          )}
        </span>
        <Track {...input} {...control} {...(readOnly && readOnlyBox)} />
      </Label>
      {note}
    </div>
  )
}
