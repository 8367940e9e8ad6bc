/** The five languages of the product (specification §1). */
export const locales = ['en', 'es', 'de', 'ja', 'fr'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Each language by its own name, so that its readers find it. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  ja: '日本語',
  fr: 'Français',
}

/**
 * The locales of numbers and dates. The readers live in the United States, so Spanish is that of
 * the United States; the others use the habits of their language.
 */
export const formatTags: Record<Locale, string> = {
  en: 'en-US',
  es: 'es-US',
  de: 'de-DE',
  ja: 'ja-JP',
  fr: 'fr-FR',
}

export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text)
}

/** The first wanted language that we have: `['fr-CA', 'en']` → `fr`. */
export function matchLocale(wanted: readonly string[], otherwise = defaultLocale): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]
    if (isLocale(language)) return language
  }
  return otherwise
}

/** The language to show: the visitor's choice, else the browser's. */
export function chooseLocale(chosen: string | null, wanted: readonly string[]): Locale {
  return isLocale(chosen) ? chosen : matchLocale(wanted)
}
