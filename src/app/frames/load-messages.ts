import { chooseLocale } from '@/i18n/locales'
import type { LoadedArea } from '@/i18n/message-ids'
import { loadAreas } from '@/i18n/packs'
import { config } from '@/state/layout-config'

/**
 * Loads the messages of areas in the visitor's language; a loader awaits it before its screen
 * shows.
 */
export function loadMessages(...areas: readonly LoadedArea[]): Promise<unknown> {
  return loadAreas(chooseLocale(config.language, navigator.languages), ...areas)
}
