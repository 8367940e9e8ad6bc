import { ownValue } from '@/rules/own-value'

export interface Translatable {
  readonly translations?:
    | { readonly [language: string]: Readonly<Record<string, string | undefined>> | undefined }
    | null
    | undefined
}

/**
 * What a city wrote, in the visitor's language (`es`). A text without a translation, or with an
 * empty one, stays as the city wrote it first.
 */
export function inLanguage<Row extends Translatable>(row: Row, language: string): Row {
  const own = ownValue(row.translations, language)
  if (own === undefined) return row
  return { ...row, ...Object.fromEntries(Object.entries(own).filter(([, text]) => text)) }
}
