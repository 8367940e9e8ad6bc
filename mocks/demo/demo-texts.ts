import { useIntl } from 'react-intl'
import type { Locale } from '@/i18n/locales'
import { type CardTextId, cardTexts } from '@mocks/card-fields/card-texts'
import de from './messages/de.json'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'

/** The demonstration's own texts, plain strings: no real build may hold them (src/i18n is shared). */
export type DemoTextId = keyof typeof en | CardTextId

export const demoTexts: Record<Locale, Record<DemoTextId, string>> = {
  de: { ...de, ...cardTexts.de },
  en: { ...en, ...cardTexts.en },
  es: { ...es, ...cardTexts.es },
  fr: { ...fr, ...cardTexts.fr },
  ja: { ...ja, ...cardTexts.ja },
}

/** The texts in the language that the page shows. */
export function useDemoTexts(): (id: DemoTextId) => string {
  const { locale } = useIntl()
  const texts = demoTexts[locale]
  return (id) => texts[id]
}
