import type { Locale } from '@/i18n/locales'

/** What a visitor may set on every page, and how. */
export interface ShellPreferences {
  locale: Locale
  onLocale: (locale: Locale) => void
  theme: 'light' | 'dark'
  onTheme: (theme: 'light' | 'dark') => void
}
