import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { get } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { isSameInput } from '@/api/write'

interface DefaultHelpProps {
  help: ReactNode
  /** Of the field, for screen readers: several buttons say "Reset". */
  label: string
  /** As typed. */
  value: unknown
  usual: unknown
  onReset: () => void
}

/** A field's help, and "Reset" while the value is not the default that the help names. */
export function DefaultHelp({ help, label, value, usual, onReset }: DefaultHelpProps) {
  if (isSameInput(value, usual)) return help
  return (
    <>
      {help}{' '}
      <Reset
        type="button"
        onClick={({ currentTarget }) => {
          // The button goes away: its field takes focus.
          const frame = currentTarget.closest('.field, [role=group], [role=radiogroup]')
          const control = frame?.querySelector('input, select, textarea')
          if (control instanceof HTMLElement) control.focus()
          onReset()
        }}
      >
        <FormattedMessage
          id="forms.default.reset"
          values={{
            label,
            hidden: (words) => <span className="sr-only">{words}</span>,
          }}
        />
      </Reset>
    </>
  )
}

const Reset = chakra('button', {
  base: {
    color: 'brand.text',
    borderRadius: '2px',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    cursor: 'pointer',
  },
})

/** The default of a field; undefined where there is none, or it is to be empty. */
export function defaultOf(usual: object | undefined, name: string): unknown {
  const value: unknown = get(usual, name)
  const isNone = value === '' || value === null || (Array.isArray(value) && value.length === 0)
  return isNone ? undefined : value
}
