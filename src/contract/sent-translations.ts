import * as v from 'valibot'
import { longText, shortText } from './wire'

/** More than the product shows. */
const mostLanguages = 20
const mostTexts = 20

/** What staff writes of its own texts in other languages: by language, by the text's name. */
export const sentTranslations = v.pipe(
  v.record(shortText, v.pipe(v.record(shortText, longText), v.maxEntries(mostTexts))),
  v.maxEntries(mostLanguages),
)
export type SentTranslations = v.InferOutput<typeof sentTranslations>
