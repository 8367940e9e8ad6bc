import { normalizeNumber } from '@/rules/bills/search-terms'

/**
 * Whether a text has what somebody searches for, in capitals or not. A number is also found without
 * its dashes, as it is typed from paper. An empty search finds every text.
 */
export function textTest(typed: string): (text: string) => boolean {
  const wanted = typed.trim().toLowerCase()
  const plain = normalizeNumber(wanted)
  const number = /\d/u.test(plain) ? plain : null
  return (text) =>
    text.toLowerCase().includes(wanted) ||
    (number !== null && normalizeNumber(text).includes(number))
}
