import { useSnapshot } from 'valtio'
import { chooseLocale, type Locale } from '@/i18n/locales'
import { loadLocale } from '@/i18n/packs'
import { missPart } from '@/state/chunks'
import { config } from '@/state/preferences'
import { chooseTheme, theme } from '@/state/theme'

/** Language and theme, as every layout receives them. */
export function useShellPreferences() {
  const { language } = useSnapshot(config)
  const { shown } = useSnapshot(theme)
  return {
    locale: chooseLocale(language, navigator.languages),
    // A language that fails to load is not stored: it would leave an empty page after a reload.
    onLocale: (locale: Locale) => {
      loadLocale(locale).then(() => {
        config.language = locale
      }, missPart)
    },
    theme: shown,
    onTheme: chooseTheme,
  }
}
