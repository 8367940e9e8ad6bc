import { withoutExtension } from '@/rules/people/contact'

/** `(937) 555-0140` → `tel:+19375550140`; a number without ten digits is dialed unchanged. */
export function phoneHref(phone: string): string {
  const digits = withoutExtension(phone).replace(/\D/gu, '')
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`
}
