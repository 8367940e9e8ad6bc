import { numberFormat } from './format'
import type { Locale } from './locales'

/** A duration: 45 → `45 seconds`, 61 → `2 minutes`. */
export function formatWait(locale: Locale, seconds: number): string {
  const inSeconds = seconds < 60
  const unit = inSeconds ? 'second' : 'minute'
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.ceil(inSeconds ? seconds : seconds / 60))
}
