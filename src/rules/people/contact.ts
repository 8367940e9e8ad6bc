import { longest } from '@/contract/wire'

/** Phone numbers and postal addresses of a person; addresses are those of the United States. */

/** Any notation of a number, domestic or foreign; empty is valid, too. */
export function isPhone(text: string): boolean {
  const number = text.trim()
  if (number === '') return true
  if (number.length > longest.short) return false
  const digits = number.replaceAll(/\D/g, '').length
  return /^\+?[\d\s().-]*$/.test(number) && digits >= 7 && digits <= 15
}

/** Ten digits without a notation get that of the United States: `(937) 555-0199`. */
export function writtenPhone(text: string): string {
  return text.trim().replace(/^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}

/** The same number in any notation: `(937) 555-0199`, `+1 937 555 0199`. */
export const isSamePhone = (one: string, other: string): boolean =>
  plainPhone(one) === plainPhone(other)

function plainPhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  return /^1\d{10}$/.test(digits) ? digits.slice(1) : digits
}

export function isZip(text: string): boolean {
  return /^\d{5}(?:-?\d{4})?$/.test(text.trim())
}

/** Two letters, as on an envelope. */
export function isState(text: string): boolean {
  return /^[a-z]{2}$/i.test(text.trim())
}
