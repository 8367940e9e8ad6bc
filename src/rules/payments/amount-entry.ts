import { plainCharacters } from '@/contract/plain-characters'
import { mostCents } from '@/contract/wire'

/** Amounts and rates as people type them. */

export type AmountReading =
  | { ok: true; cents: number }
  | { ok: false; problem: 'not-a-number' | 'too-many-decimals' | 'too-large' }

/** Before or after the digits; French writes `948,64 $US`. */
const currency = String.raw`(?:US\$|\$US|USD|\$)?`

/** A number with at most two decimals, as whole hundredths, so that nothing is rounded. */
function readHundredths(text: string, decimal: '.' | ',', sign: string): AmountReading {
  // Full-width digits of a Japanese keyboard and the narrow spaces of French become plain ones.
  const plain = plainCharacters(text)
  const group = decimal === '.' ? ',' : '[. ]'
  const mark = decimal === '.' ? String.raw`\.` : ','
  const shape = new RegExp(
    `^${sign} ?(\\d{1,3}(?:${group}\\d{3})+|\\d+|(?=${mark}\\d))(?:${mark}(\\d*))? ?${sign}$`,
    'i',
  )
  const found = shape.exec(plain)
  if (!found) return { ok: false, problem: 'not-a-number' }
  const [, whole = '', fraction = ''] = found
  if (fraction.length > 2) return { ok: false, problem: 'too-many-decimals' }
  const cents = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return cents <= mostCents ? { ok: true, cents } : { ok: false, problem: 'too-large' }
}

/**
 * Reads `948.64`, `$1,234.5`, ` 20 `. `decimal` is the decimal mark of the page's language; the
 * other mark groups thousands.
 */
export function readAmount(text: string, decimal: '.' | ',' = '.'): AmountReading {
  return readHundredths(text, decimal, currency)
}

export function parseAmount(text: string, decimal: '.' | ',' = '.'): number | null {
  const reading = readAmount(text, decimal)
  return reading.ok ? reading.cents : null
}

/** `2.95`, `2.95%` → 295 hundredths of a percent; null for anything else. */
export function parseRate(text: string, decimal: '.' | ',' = '.'): number | null {
  const reading = readHundredths(text, decimal, '%?')
  return reading.ok ? reading.cents : null
}
