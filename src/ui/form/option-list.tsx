import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { type FieldProps, Need, notesOf } from './field'

/** One of a few options, each with an explanation below. */
export interface FieldOption<Value extends string = string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  /** Disabled, with the reason in place of the description. */
  disabledReason?: ReactNode
}

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    '& > legend': { mb: '1', fontSize: 'cell', fontWeight: 'semibold', lineHeight: '1.3125rem' },
    '& > label': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minHeight: { base: '2.75rem', md: '2.25rem' },
      py: { base: '2.5', md: '1.5' },
      overflowWrap: 'anywhere',
    },
    '& > label > input': { mt: '0.125rem' },
    '& > label > span': { minWidth: '0' },
    '& small': { display: 'block', textStyle: 'help' },
    '&[data-invalid] > label > input': { borderColor: 'late.fg' },
  },
})

/** The props of each control in the list. */
interface OptionControl {
  id: string
  disabled: boolean
  'aria-describedby'?: string
}

interface OptionListProps<Value extends string> extends Omit<FieldProps, 'confirmation'> {
  role: 'radiogroup' | 'group'
  options: readonly FieldOption<Value>[]
  onBlur: (() => void) | undefined
  readOnly?: boolean
  /** The control of one option. */
  children: (option: FieldOption<Value>, control: OptionControl, isFirst: boolean) => ReactNode
}

/** The frame of a list of options: the question, each option with its explanation, the error. */
export function OptionList<Value extends string>({
  role,
  label,
  hideLabel,
  help,
  error,
  need,
  disabledReason,
  options,
  onBlur,
  readOnly = false,
  children,
}: OptionListProps<Value>) {
  const id = useId()
  const { control, note } = notesOf({ id, help, error, need, disabledReason })
  return (
    <Group
      role={role}
      aria-labelledby={`${id}-legend`}
      {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
      {...(control['aria-invalid'] && { 'data-invalid': '' })}
      {...(role === 'radiogroup' && {
        ...(readOnly && { 'aria-readonly': true }),
        ...(control['aria-invalid'] && { 'aria-invalid': true }),
        ...(control['aria-required'] && { 'aria-required': true }),
      })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.()
      }}
    >
      <legend id={`${id}-legend`}>
        <chakra.span srOnly={hideLabel === true}>
          {label}
          {need !== undefined && ' '}
          <Need need={need} />
        </chakra.span>
      </legend>
      {help !== undefined && (
        <chakra.p id={`${id}-help`} textStyle="help" mb="1">
          {help}
        </chakra.p>
      )}
      {options.map((option, index) => {
        const more = option.disabledReason ?? option.description
        // Not the value: a space in it would make two ids where the control names its label.
        const optionId = `${id}-${index}`
        return (
          <label key={option.value} htmlFor={optionId}>
            {children(
              option,
              {
                id: optionId,
                disabled: control.disabled === true || option.disabledReason !== undefined,
                ...(more !== undefined && { 'aria-describedby': `${optionId}-more` }),
              },
              index === 0,
            )}
            <span>
              <span id={`${optionId}-label`}>{option.label}</span>
              {more !== undefined && <small id={`${optionId}-more`}>{more}</small>}
            </span>
          </label>
        )
      })}
      {note}
    </Group>
  )
}
