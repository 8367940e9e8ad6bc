import { longest } from '@/contract/wire'

/** How a person can be reached beside e-mail; addresses are those of the United States. */

/** Any way to write a number, here or abroad; empty is none. */
export function isPhone(text: string): boolean {
  const number = text.trim()
  if (number === '') return true
  if (number.length > longest.short) return false
  const digits = number.replaceAll(/\D/g, '').length
  return /^\+?[\d\s().-]*$/.test(number) && digits >= 7 && digits <= 15
}

export function isZip(text: string): boolean {
  return /^\d{5}(?:-?\d{4})?$/.test(text.trim())
}

/** Two letters, as on an envelope. */
export function isState(text: string): boolean {
  return /^[a-z]{2}$/i.test(text.trim())
}
