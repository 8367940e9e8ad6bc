import { fitsPattern, readNumberPattern } from '@/rules/bills/number-pattern'

/** What staff enter as the pattern of a department's numbers. */

export type PatternProblem = 'pattern-wrong' | 'pattern-complex'

/** '' is no pattern, which is fine. */
export function patternProblem(pattern: string): PatternProblem | null {
  if (readNumberPattern(pattern) !== null) return null
  try {
    // Only to tell what is wrong: it is not run.
    void new RegExp(pattern)
    return 'pattern-complex'
  } catch {
    return 'pattern-wrong'
  }
}

/** Whether the example is a number of the department; one that no pattern checks is. */
export function matchesExample(pattern: string, example: string): boolean {
  if (pattern === '') return true
  const read = readNumberPattern(pattern)
  return read !== null && fitsPattern(read, example)
}
