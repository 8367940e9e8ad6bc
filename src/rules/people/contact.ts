import { plainCharacters } from '@/contract/plain-characters'
import { longest } from '@/contract/wire'

/** Phone numbers and postal addresses of a person; addresses are those of the United States. */

/** Any notation of a number, domestic or foreign, with an extension or not; empty is valid, too. */
export function isPhone(text: string): boolean {
  const typed = plainCharacters(text)
  if (typed === '') return true
  if (typed.length > longest.short) return false
  const number = withoutExtension(typed)
  const digits = number.replaceAll(/\D/g, '').length
  return /^\+?[\d\s().-]*$/.test(number) && digits >= 7 && digits <= 15
}

/** `(937) 555-0140 ext. 5` without ` ext. 5`: what is dialed, and what a number is found by. */
export function withoutExtension(phone: string): string {
  return phone.replace(/[\s,;]*(?:extension|ext\.?|x)\s?\d{1,6}\s*$/iu, '')
}

/** Ten digits without a notation get that of the United States: `(937) 555-0199`. */
export function writtenPhone(text: string): string {
  return plainCharacters(text).replace(/^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}

/** The same number in any notation: `(937) 555-0199`, `+1 937 555 0199`. */
export const isSamePhone = (one: string, other: string): boolean =>
  plainPhone(one) === plainPhone(other)

function plainPhone(text: string): string {
  const digits = plainCharacters(text).replaceAll(/\D/g, '')
  return /^1\d{10}$/.test(digits) ? digits.slice(1) : digits
}

export function isZip(text: string): boolean {
  return /^\d{5}(?:-?\d{4})?$/.test(plainCharacters(text))
}

/** Two letters, as on an envelope. */
export function isState(text: string): boolean {
  return /^[a-z]{2}$/i.test(plainCharacters(text))
}
