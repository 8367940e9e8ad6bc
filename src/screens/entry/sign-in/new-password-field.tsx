import { useIntl } from 'react-intl'
import { passwordMinimumLength } from '@/rules/constants'
import { passwordScore } from '@/rules/people/passwords'
import { PasswordField, type PasswordFieldProps } from '@/ui/form/fields/password-field'

interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'strength' | 'autoComplete' | 'help'
> {
  /** The typed password. */
  typed: string
}

/** The field of a new password, with its rules and strength. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <PasswordField
      {...field}
      help={formatMessage({ id: 'sign-in.password.help' }, { minimum: passwordMinimumLength })}
      autoComplete="new-password"
      strength={typed === '' ? null : passwordScore(typed)}
    />
  )
}
