import { chooseLocale } from '@/i18n/locales'
import { loadPack, type Pack } from '@/i18n/packs'
import { config } from '@/state/layout-config'

/** Brings a pack of messages in the visitor's language; a loader awaits it before its screen shows. */
export function loadMessages(pack: Pack): Promise<void> {
  return loadPack(chooseLocale(config.language, navigator.languages), pack)
}
