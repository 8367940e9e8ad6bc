import { formatMoney } from './format'
import type { Locale } from './locales'

/** A round amount in a sentence or on an axis: 50000 → `$500`. Apart from what every page loads. */
export const formatRoundMoney = (locale: Locale, cents: number): string =>
  formatMoney(locale, cents, { trailingZeroDisplay: 'stripIfInteger' })
