import { chooseLocale, isLocale } from '@/i18n/locales'
import type { LoadedArea } from '@/i18n/message-ids'
import { loadAreas, messagesOf } from '@/i18n/packs'
import { config } from '@/state/preferences'

/**
 * Loads the messages of areas in the visitor's language; a loader awaits it before its screen
 * shows.
 */
export function loadMessages(...areas: readonly LoadedArea[]): Promise<unknown> {
  const wanted = chooseLocale(config.language, navigator.languages)
  const shown = document.documentElement.lang
  // Until a language just chosen is there, the page shows the one before.
  return isLocale(shown) && shown !== wanted && messagesOf(shown) !== undefined
    ? Promise.all([loadAreas(wanted, ...areas), loadAreas(shown, ...areas)])
    : loadAreas(wanted, ...areas)
}
