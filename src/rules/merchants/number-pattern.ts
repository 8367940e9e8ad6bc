/** The pattern of a department's numbers: a regular expression that citizens' browsers run. */

/** A repetition of what repeats itself takes minutes on a number that almost fits. */
const nestedRepeat = /\([^()]*[+*}][^()]*\)\s*[+*{]/
/** References to groups and looks around make it slow, or work in one browser only. */
const special = /\\[1-9]|\(\?[=!<]/

export type PatternProblem = 'pattern-wrong' | 'pattern-slow'

/** '' is no pattern, which is fine. */
export function patternProblem(pattern: string): PatternProblem | null {
  try {
    void new RegExp(pattern)
  } catch {
    return 'pattern-wrong'
  }
  return nestedRepeat.test(pattern) || special.test(pattern) ? 'pattern-slow' : null
}

/** Whether the example is a number of the department; one that no pattern checks is. */
export function matchesExample(pattern: string, example: string): boolean {
  return pattern === '' || (patternProblem(pattern) === null && new RegExp(pattern).test(example))
}
