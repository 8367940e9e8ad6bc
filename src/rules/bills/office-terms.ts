import { plainCharacters } from '@/contract/plain-characters'
import { confirmationIn } from '@/rules/payments/confirmation'
import type { SearchWay } from '@/contract/departments/departments'
import { withoutExtension } from '@/rules/people/contact'
import { isEmail } from '@/rules/people/emails'

/** What a term in the office's one search box can be (product.md A17). */
export interface OfficeTerm {
  /** The ways to look for accounts. */
  readonly ways: readonly SearchWay[]
  /** Whole, in lower case: parts of an address are not looked for. */
  readonly email: string | null
  /** The ten digits of a phone number. */
  readonly phone: string | null
  /** Of a card or bank account. */
  readonly last4: string | null
  /** As it is printed: CT-7K3Q-92XA. */
  readonly confirmation: string | null
}

const byNumber = ['number', 'case'] as const
const byName = ['owner', 'contractor'] as const

export function readOfficeTerm(text: string): OfficeTerm {
  const term = plainCharacters(text)
  const nothing = { ways: [], email: null, phone: null, last4: null, confirmation: null }
  if (isEmail(term)) return { ...nothing, email: term.toLowerCase() }
  // Part of an address is neither a number nor a name.
  if (term.includes('@')) return nothing
  const hasDigit = /\p{Nd}/u.test(term)
  const hasLetter = /\p{L}/u.test(term)
  return {
    email: null,
    ways: [
      ...(hasDigit ? byNumber : []),
      ...(hasLetter ? byName : []),
      // A house number alone would find half of the city.
      ...(hasLetter ? (['address'] as const) : []),
    ],
    phone: phoneIn(withoutExtension(term)),
    last4: /^\d{4}$/u.test(term) ? term : null,
    confirmation: confirmationIn(term),
  }
}

/** Ten digits, without an extension; a leading 1 is the country's. */
export function phoneDigits(text: string): string {
  const digits = withoutExtension(plainCharacters(text)).replaceAll(/\D/gu, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

export const nameWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter(Boolean)

/** Each word begins one of the name. */
export function hasNames(name: string, words: readonly string[]): boolean {
  const parts = nameWords(name)
  return words.every((word) => parts.some((part) => part.startsWith(word)))
}

function phoneIn(term: string): string | null {
  const digits = phoneDigits(term)
  return digits.length === 10 && /^[\d\s().+-]+$/u.test(term) ? digits : null
}
