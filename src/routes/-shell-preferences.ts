import { useSnapshot } from 'valtio'
import { chooseLocale, type Locale } from '@/i18n/locales'
import { config } from '@/state/layout-config'
import { chooseTheme, theme } from '@/state/theme'

/** Language and theme, as every layout takes them. */
export function useShellPreferences() {
  const { language } = useSnapshot(config)
  const { shown } = useSnapshot(theme)
  return {
    locale: chooseLocale(language, navigator.languages),
    onLocale: (locale: Locale) => {
      config.language = locale
    },
    theme: shown,
    onTheme: chooseTheme,
  }
}
