import { FormattedMessage, useIntl } from 'react-intl'
import { isLocale, localeNames, locales } from '@/i18n/locales'
import { Button } from '@/ui/action/button'
import { DarkIcon, LightIcon } from '@/ui/display/icons'
import { SelectField } from '@/ui/form/fields/select-field'
import type { ShellPreferences } from './shell-preferences'

/** Language and theme with labels, for a phone's menus. */
export function PreferenceFields({ locale, onLocale, theme, onTheme }: ShellPreferences) {
  const { formatMessage } = useIntl()
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <>
      <SelectField
        label={formatMessage({ id: 'shell.preferences.language' })}
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
      </SelectField>
      <Button
        variant="outline"
        wide
        icon={next === 'dark' ? <DarkIcon /> : <LightIcon />}
        onClick={() => onTheme(next)}
      >
        <FormattedMessage
          id={next === 'dark' ? 'shell.preferences.dark' : 'shell.preferences.light'}
        />
      </Button>
    </>
  )
}
