import { localeNames, locales } from '@/i18n/locales'
import { SelectField, type SelectFieldProps } from '@/ui/form/fields/select-field'
import { TextField, type TextFieldProps } from '@/ui/form/fields/text-field'

/**
 * What a form asks of a person: sign-up, profile, checkout, receipts, the office's users. The form
 * gives label, binding and `need`. Staff type the data of others, so their forms say
 * `autoComplete="off"`: the browser must not suggest the own.
 */

export function EmailField(props: TextFieldProps) {
  return <TextField type="email" autoComplete="email" spellCheck={false} {...props} />
}

export function PhoneField(props: TextFieldProps) {
  return <TextField type="tel" autoComplete="tel" {...props} />
}

export function UsernameField(props: TextFieldProps) {
  return <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} {...props} />
}

/** The language of the person's pages and mails. */
export function LanguageField(props: Omit<SelectFieldProps, 'children'>) {
  return (
    <SelectField {...props}>
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {localeNames[locale]}
        </option>
      ))}
    </SelectField>
  )
}
