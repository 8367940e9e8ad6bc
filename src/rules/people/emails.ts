import { looksLikeCardNumber } from '@/contract/card-numbers'
import { longest } from '@/contract/wire'

/**
 * E-mail addresses, in letters of any script; the mail server checks the rest. Signs that would mean
 * something else around an address are in none: in a mail's head, in a link, in the order of letters.
 */
export function isEmail(text: string): boolean {
  const address = text.trim()
  const [local = '', domain = '', ...rest] = address.split('@')
  const labels = domain.split('.')
  return (
    rest.length === 0 &&
    address.length <= longest.email &&
    local.length <= 64 &&
    local.split('.').every((part) => /^[\p{L}\p{M}\p{Nd}!#$'*+/=^_`{|}~-]+$/u.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{M}\p{Nd}-]{1,63}$/u.test(label) && !/^-|-$/.test(label)) &&
    !looksLikeCardNumber(address)
  )
}

export const isSameEmail = (one: string, other: string | null | undefined): boolean =>
  one.trim().toLowerCase() === other?.trim().toLowerCase()

/** The most common mail domains; typos of others are not suspected. */
const usualDomains = [
  'gmail.com',
  'yahoo.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'comcast.net',
  'sbcglobal.net',
  'verizon.net',
  'roadrunner.com',
]
/** Existing domains that differ by one letter from a common one. */
const realNeighbours = ['mail.com', 'ymail.com', 'email.com', 'hotmail.co']

/** A suggestion for a likely typo, or null: `jo@gmial.com` → `jo@gmail.com`. */
export function suggestEmail(text: string): string | null {
  const address = text.trim()
  if (!isEmail(address)) return null
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (usualDomains.includes(domain) || realNeighbours.includes(domain)) return null
  const meant = usualDomains.find((usual) => isOneSlipAway(domain, usual))
  return meant === undefined ? null : `${address.slice(0, at)}@${meant}`
}

/** One letter added, missing, replaced, or two swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  const rest = typed.slice(start)
  const wanted = meant.slice(start)
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  )
}
