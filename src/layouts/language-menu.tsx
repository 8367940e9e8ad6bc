import { FormattedMessage } from 'react-intl'
import { isLocale, localeNames, locales } from '@/i18n/locales'
import { LanguageIcon } from '@/ui/display/icons'
import type { ShellPreferences } from './shell-preferences'
import './shell.css'

/** The five languages, each by its own name; a native select under a globe. */
export function LanguageMenu({ locale, onLocale }: Pick<ShellPreferences, 'locale' | 'onLocale'>) {
  return (
    <label className="language-menu">
      <span className="sr-only">
        <FormattedMessage id="shell.preferences.language" />
      </span>
      <LanguageIcon />
      <select
        value={locale}
        onChange={({ target }) => {
          if (isLocale(target.value)) onLocale(target.value)
        }}
      >
        {locales.map((name) => (
          <option key={name} value={name} lang={name}>
            {localeNames[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
