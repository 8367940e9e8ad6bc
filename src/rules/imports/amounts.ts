import type { DecimalSign } from '@/contract/imports/imports'
import { mostCents } from '@/contract/wire'

/**
 * Amounts of a file as integer cents. Unlike those that people type (`rules/payments/amount-entry.ts`)
 * they may be negative, in the ways that accounting systems write it: `-12.00`, `12.00-`, `(12.00)`.
 */

const currency = String.raw`(?:US\$|\$|USD)`
const spaces = /[\s\u00A0\u2007\u202F]+/gu
const minus = /[\u2212\u2010-\u2013\uFE63\uFF0D]/gu

const shapes: Readonly<Record<DecimalSign, RegExp>> = {
  point: shapeOf(',', String.raw`\.`),
  comma: shapeOf(String.raw`\.`, ','),
}

/** A negative amount in parentheses; the sign of the currency stands inside, or in front of them. */
const parentheses = new RegExp(String.raw`^(?:${currency} ?)?\((.*)\)$`, 'iu')

/** `group` divides thousands, as a space does; then each group but the first has three digits. */
function shapeOf(group: string, mark: string): RegExp {
  const sign = String.raw`(?<before>[-+])?`
  const whole = String.raw`\d{1,3}(?:${group}\d{3})+|\d{1,3}(?: \d{3})+|\d+|(?=${mark}\d)`
  const number = String.raw`(?<whole>${whole})(?:${mark}(?<fraction>\d{0,2}))?`
  return new RegExp(
    `^${sign} ?(?:${currency} ?)?(?<inner>-)?${number}(?: ?${currency})?(?<behind>-)?(?: ?${currency})?$`,
    'iu',
  )
}

/** null: it is none, has more than two decimals, or is larger than anything that can be paid. */
export function readCents(text: string, decimal: DecimalSign): number | null {
  if (decimal === 'point' && usual.test(text)) return Number(text.replace('.', ''))
  if (text.length > mostLetters) return null
  const plain = text.replaceAll(spaces, ' ').replaceAll(minus, '-').trim()
  const inside = parentheses.exec(plain)?.[1]?.trim()
  const found = shapes[decimal].exec(inside ?? plain)?.groups
  if (found === undefined) return null
  const { before, inner, behind, whole = '', fraction = '' } = found
  const signs = [before, inner, behind].filter((sign) => sign !== undefined)
  if (signs.length > (inside === undefined ? 1 : 0)) return null
  const cents = Number(whole.replaceAll(/\D/gu, '') + fraction.padEnd(2, '0'))
  if (cents > mostCents) return null
  const isNegative = inside !== undefined || signs[0] === '-'
  return isNegative && cents !== 0 ? -cents : cents
}

/** Most amounts of most files, read without a longer look. */
const usual = /^\d{1,9}\.\d{2}$/u

/** No amount is written longer; a long cell costs no time. */
const mostLetters = 64
