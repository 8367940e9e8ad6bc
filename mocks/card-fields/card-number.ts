/** Card numbers as the fields read and show them. */

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb'] as const
export type CardBrand = (typeof cardBrands)[number]

const brandsByStart: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4/, 'visa'],
  [/^(?:5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^(?:6011|64[4-9]|65)/, 'discover'],
  [/^3(?:0|[689])/, 'diners'],
  [/^35/, 'jcb'],
]

/** The brand that a number begins like; null until that is known. */
export function brandOf(digits: string): CardBrand | null {
  return brandsByStart.find(([start]) => start.test(digits))?.[1] ?? null
}

const isAmex = (digits: string) => /^3[47]/.test(digits)

/** Groups of four; four, six and five for American Express. */
export function groupDigits(digits: string): string {
  const groups = isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/.{1,4}/g) ?? [])
  return groups.filter((group) => group !== '').join(' ')
}

/** The caret's position after grouping: behind as many digits as before. */
export function caretBehind(grouped: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0
  let seen = 0
  for (let place = 0; place < grouped.length; place++) {
    if (/\d/.test(grouped.charAt(place))) seen += 1
    if (seen === digitsBefore) return place + 1
  }
  return grouped.length
}

/**
 * The processor's own check. It is not shared with the product: this document belongs to another
 * origin, and a shared chunk would be the product's first script, which starts the product.
 */
function passesCheck(digits: string): boolean {
  let sum = 0
  for (const [place, digit] of [...digits].toReversed().entries()) {
    const doubled = Number(digit) * 2
    sum += place % 2 === 0 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const shortest = 13
const longest = 19

/** The error codes of CardSecure (product.md 3.1); '54' is a failed check digit. */
export type CardSecureError = '13' | '14' | '21' | '38' | '54'

export const cardSecureTexts: Readonly<Record<CardSecureError, string>> = {
  '13': 'Data too long',
  '14': 'Data is empty',
  '21': 'Data too short',
  '38': 'Illegal characters in data',
  '54': 'Card number fails the Luhn check',
}

export function problemWith(number: string): CardSecureError | null {
  const digits = digitsOf(number)
  if (/[^\d\s-]/.test(number)) return '38'
  if (digits.length < shortest) return '21'
  if (digits.length > longest) return '13'
  return passesCheck(digits) ? null : '54'
}

export const cvvLength = (digits: string): number => (isAmex(digits) ? 4 : 3)

/**
 * 16 digits: 9, the card's first two, and its last four (product.md 3.1). The nine between come
 * from `random`; the token never passes the check digit, so that no filter mistakes it for a card.
 */
export function tokenFor(number: string, random: () => number): string {
  const digits = digitsOf(number)
  const middle = Array.from({ length: 9 }, () => Math.floor(random() * 10))
  const join = () => `9${digits.slice(0, 2)}${middle.join('')}${digits.slice(-4)}`
  if (passesCheck(join())) middle[8] = ((middle[8] ?? 0) + 1) % 10
  return join()
}

/** The same random stream for the same card, as `unique=false` asks. */
export function randomOf(number: string): () => number {
  let state = 2_166_136_261
  for (const digit of digitsOf(number)) {
    state = Math.imul(state ^ digit.charCodeAt(0), 16_777_619) >>> 0
  }
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x1_0000_0000
  }
}
