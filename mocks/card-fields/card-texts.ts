import de from './messages/de.json'
import en from './messages/en.json'
import es from './messages/es.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'

/** The texts about the test cards, for the fields themselves and for the catalogue. */
export const cardTexts = { de, en, es, fr, ja }
export type CardTextId = keyof typeof en

export type CardLanguage = keyof typeof cardTexts

export function isCardLanguage(text: string): text is CardLanguage {
  return text in cardTexts
}
