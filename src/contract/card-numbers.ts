import { isPlain, plainCharacters } from './plain-characters'

/**
 * Card numbers in text. This program handles card tokens; card numbers only reach it by mistake
 * (product.md 3.1 and 3.3 step 5, docs/security.md).
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
 * What the numbers of each brand begin with, and how long they are: Visa, Mastercard, American
 * Express, Discover and UnionPay, Diners Club, JCB.
 */
const ofBrand =
  /^(?:4\d{12}(?:\d{3}){0,2}|(?:5[1-5]|2[2-7])\d{14}|3[47]\d{13}|6[0245]\d{14,17}|3(?:0[0-59]|[689]\d)\d{11,16}|35\d{14,17})$/
const fewest = 13
const most = 19

const isCardNumber = (digits: string) => ofBrand.test(digits) && passesLuhn(digits)

/** Digits, with up to three separators between two groups. */
const run = /\d+(?:[-\s.·•_*]{1,3}\d+)*/g

/**
 * Detects a card number anywhere in typed text: undivided, or in groups with any separators (P5).
 * Other numbers may stand right before and behind it.
 */
export function looksLikeCardNumber(text: string): boolean {
  if (text.length < fewest) return false
  return (plainDigits(text).match(run) ?? []).some((found) => {
    const groups = found.split(/\D+/)
    return isOddlyGrouped(found) || groups.some((_, start) => beginsCard(groups, start))
  })
}

/** All of the digits are the number, whatever its groups; 13 digits would also be two dates. */
function isOddlyGrouped(found: string): boolean {
  const digits = found.replaceAll(/\D/g, '')
  return digits.length > fewest && !/\D{2}/.test(found) && isCardNumber(digits)
}

/** Whether groups from this one on are a number as it is printed or typed. */
function beginsCard(groups: readonly string[], start: number): boolean {
  let digits = ''
  for (let end = start; end < groups.length && digits.length < most; end += 1) {
    digits += groups[end] ?? ''
    if (isCardNumber(digits) && isPrinted(groups.slice(start, end + 1))) return true
  }
  return false
}

/** Groups of one size, of which the last may be shorter; or 4-6-5 and 4-6-4. */
function isPrinted(groups: readonly string[]): boolean {
  const [size, ...others] = groups.map(({ length }) => length)
  const last = others.at(-1)
  if (size === undefined || last === undefined) return true
  const equal = others.slice(0, -1).every((length) => length === size) && last <= size
  return equal || (size === 4 && others[0] === 6 && others.length === 2)
}

/** All decimal digits as ASCII, without characters that have no width or belong to another one. */
function plainDigits(text: string): string {
  const plain = plainCharacters(text)
  if (isPlain(plain)) return plain
  return plain
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, '')
    .replaceAll(/(?!\d)\p{Nd}/gu, valueOf)
}

/** Unicode keeps the digits of each script in one row, from zero to nine. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (before < 10 && isDigit(code - before - 1)) before += 1
  return String(before)
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))
