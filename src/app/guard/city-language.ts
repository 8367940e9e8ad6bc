import { isLocale, matchLocale } from '@/i18n/locales'
import { loadLocale } from '@/i18n/packs'
import { config } from '@/state/preferences'

/**
 * The city's own language for a visitor who has chosen none and whose browser asks for none of the
 * product's. From then on it is the visitor's, who may choose another.
 */
export async function meetIn(cityLanguage: string | undefined): Promise<void> {
  if (config.language !== null || !isLocale(cityLanguage)) return
  const { languages } = navigator
  const met = matchLocale(languages, cityLanguage)
  if (met === matchLocale(languages)) return
  try {
    await loadLocale(met)
    config.language = met
  } catch {
    // The page goes on in English; the next one asks again.
  }
}
