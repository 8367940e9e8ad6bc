import { plainCharacters } from '@/contract/plain-characters'
import { longest } from '@/contract/wire'
import { fitsPattern, readNumberPattern } from './number-pattern'
import { normalizeNumber } from './search-terms'

/** Longer than any office's numbers; patterns are not tried on longer text. */
const longestNumber = longest.short

/**
 * Whether a number looks like the department's. It only decides about a hint, so a missing or
 * broken pattern accepts everything, and dashes and spaces are optional.
 */
export function matchesPattern(pattern: string | null, text: string): boolean {
  if (pattern === null || pattern === '') return true
  const asTyped = text.trim()
  if (asTyped.length > longestNumber) return false
  const typed = plainCharacters(asTyped)
  const read = readNumberPattern(pattern)
  return (
    read === null ||
    // As typed, too: an office's own pattern may ask for another dash.
    fitsPattern(read, asTyped) ||
    fitsPattern(read, typed) ||
    fitsPattern(read, normalizeNumber(typed), { withoutSeparators: true })
  )
}
