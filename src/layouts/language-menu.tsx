import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { isLocale, localeNames, locales } from '@/i18n/locales'
import { LanguageIcon } from '@/ui/display/icons'
import type { ShellPreferences } from './shell-preferences'

const Root = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'control',
    '& > svg': { position: 'absolute', left: '3', pointerEvents: 'none' },
    '& > select': {
      appearance: 'none',
      // As wide as the shown language, where the browser supports it.
      fieldSizing: 'content',
      minHeight: 'control',
      ps: '2.5rem',
      pe: '3',
      borderRadius: 'control',
      fontWeight: 'medium',
      transition: 'background-color 120ms',
      _hover: { bg: 'brand.tint' },
      '& > option': { bg: 'surface', color: 'fg' },
    },
  },
})

/** The five languages, each by its own name; a native select under a globe. */
export function LanguageMenu({ locale, onLocale }: Pick<ShellPreferences, 'locale' | 'onLocale'>) {
  return (
    <Root>
      <chakra.span srOnly>
        <FormattedMessage id="shell.preferences.language" />
      </chakra.span>
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
    </Root>
  )
}
