/**
 * This program handles card tokens; card numbers only reach it by mistake (product.md 3.1 and 3.3
 * step 5).
 */

export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/**
 * Detects a Luhn-valid number of 13 to 19 digits anywhere in typed text, with any separators (P5).
 */
export function looksLikeCardNumber(text: string): boolean {
  const runs = text.normalize('NFKC').match(/\d(?:[\s.\p{Pd}]?\d){12,}/gu) ?? []
  return runs.some((run) => {
    const digits = run.replaceAll(/\D/g, '')
    return digits.length <= 19 && passesLuhn(digits)
  })
}

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb'

/** A token is 16 digits: 9, then the card's first two; its last four are the card's. */
const brandsByStart: readonly (readonly [RegExp, CardBrand])[] = [
  [/^93[068]/, 'diners'],
  [/^935/, 'jcb'],
  [/^93/, 'amex'],
  [/^94/, 'visa'],
  [/^9(?:5|2[2-7])/, 'mastercard'],
  [/^96/, 'discover'],
]

export function brandOfToken(token: string): CardBrand | null {
  if (!/^9\d{15}$/.test(token)) return null
  return brandsByStart.find(([start]) => start.test(token))?.[1] ?? null
}

export function last4(text: string): string {
  return text.replaceAll(/\D/g, '').slice(-4)
}
