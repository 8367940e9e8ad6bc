import type { Locale } from '@/i18n/locales'

/** The preferences that a visitor can set on every page, and their setters. */
export interface ShellPreferences {
  locale: Locale
  onLocale: (locale: Locale) => void
  theme: 'light' | 'dark'
  onTheme: (theme: 'light' | 'dark') => void
}
