import { normalizeNumber } from '@/rules/bills/search-terms'

/** A confirmation number, typed with or without its prefix and dashes; null: it is none. */
export function confirmationIn(term: string): string | null {
  const plain = normalizeNumber(term)
  const letters = /^(?:CT)?([0-9A-Z]{8})$/u.exec(plain)?.[1]
  return letters === undefined ? null : `CT-${letters.slice(0, 4)}-${letters.slice(4)}`
}
