import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import '@/ui/form/control.css'
import { FieldFrame, splitField } from '@/ui/form/field'
import { HideIcon, ShowIcon } from '@/ui/display/icons'
import { endButton } from '@/ui/theme/recipes/end-button'
import { PasswordMeter, type PasswordStrength } from './password-meter'
import type { TextFieldProps } from './text-field'

const Box = chakra('div', {
  base: {
    position: 'relative',
    '& > input': { pe: '12' },
    // Some browsers have their own button for this.
    '& > input::-ms-reveal': { display: 'none' },
  },
})

const Eye = chakra('button', {
  base: {
    ...endButton,
    insetInlineEnd: '0.125rem',
    width: 'control',
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'icon' | 'large' | 'sign' | 'type' | 'autoComplete'
> {
  autoComplete: 'current-password' | 'new-password'
  /** The strength of the entry; shows the meter. null: empty. */
  strength?: PasswordStrength | null
}

/**
 * A password: hidden unless the user shows it, and hidden again when it is sent, so that no browser
 * stores it as plain text. Pasting and password managers work. Its messages belong to the area of
 * the sign-in pages.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [{ id, ...frame }, { strength, ref, ...input }] = splitField(props)
  const { formatMessage } = useIntl()
  const made = useId()
  const controlId = id ?? made
  const [shown, setShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = box.current?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <FieldFrame {...frame} id={controlId}>
      {(control) => (
        <div>
          <Box ref={box}>
            <input
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              ref={ref}
              {...input}
              {...control}
              className="control"
            />
            <Eye
              type="button"
              aria-controls={controlId}
              aria-label={formatMessage({
                id: shown ? 'password.field.hide' : 'password.field.show',
              })}
              title={formatMessage({ id: shown ? 'password.field.hide' : 'password.field.show' })}
              onClick={() => setShown(!shown)}
            >
              {shown ? <HideIcon /> : <ShowIcon />}
            </Eye>
          </Box>
          {strength !== undefined && <PasswordMeter strength={strength} />}
        </div>
      )}
    </FieldFrame>
  )
}
