import { formatTags, isLocale } from './locales'

/** The mark between dollars and cents as the page's language writes it. */
export function decimalMark(locale: string): '.' | ',' {
  const tag = isLocale(locale) ? formatTags[locale] : locale
  const parts = new Intl.NumberFormat(tag).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}
