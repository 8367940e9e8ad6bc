import { ownValue } from '@/rules/own-value'

/** What a card token tells (product.md 3.1). */

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

/** Brand names are the same in every language. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
}

/** How a brand is written; null: none is known. */
export function brandName(brand: string | null): string | null {
  return brand === null ? null : (ownValue(brandNames, brand) ?? null)
}

export function last4(text: string): string {
  return text.replaceAll(/\D/g, '').slice(-4)
}
