import { formatTags, isLocale } from './locales'

/** The decimal mark of the page's language. */
export function decimalMark(locale: string): '.' | ',' {
  const tag = isLocale(locale) ? formatTags[locale] : locale
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}
