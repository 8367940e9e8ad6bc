import * as v from 'valibot'
import { cardNumberRefused } from '@/contract/wire'
import type { Say } from '@/rules/forms/field-rules'
import { invalid } from '../cloud/reply'

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`
const percent = (hundredths: number) => `${hundredths / 100}%`

/** What the pieces' rules say in an answer: the form has its own words for them (`sayInForm`). */
export const sayAsServer: Say = (problem) => {
  switch (problem.kind) {
    case 'missing':
      return 'This field is required.'
    case 'too-long':
      return `Use at most ${problem.longest} characters.`
    case 'card-number':
      return cardNumberRefused
    case 'not-money':
      return 'This is not an amount in cents.'
    case 'not-percent':
      return 'This is not a number of hundredths of a percent.'
    case 'not-count':
      return 'This is not a whole number.'
    case 'not-date':
      return 'This is not a date.'
    case 'money-range':
      return `This must be from ${money(problem.least)} to ${money(problem.most)}.`
    case 'percent-range':
      return `This must be from ${percent(problem.least)} to ${percent(problem.most)}.`
    case 'count-range':
      return `This must be from ${problem.least} to ${problem.most}.`
    case 'date-early':
      return `This must be ${problem.from} or later.`
    case 'date-late':
      return `This must be ${problem.to} or earlier.`
    case 'dates-turned':
      return 'The end is before the beginning.'
    case 'range-long':
      return `This must be at most ${problem.most} days.`
    case 'too-few':
      return `There must be at least ${problem.least}.`
    case 'too-many':
      return `There must be at most ${problem.most}.`
    case 'twice':
      return 'This is already in the list.'
    case 'file-type':
      return `The file must end with ${problem.endings.join(' or ')}.`
    case 'file-large':
      return `The file must be at most ${problem.megabytes} MB.`
    case 'file-empty':
      return 'The file is empty.'
  }
}

/** A body by the rules that its form has, too; the answer names each path: `departments.2.fee`. */
export function checkedBy<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  throw invalid(errorsIn(parsed.issues))
}

/** The same errors, for a handler that adds others: names that are taken. None: empty. */
export function errorsBy(schema: v.GenericSchema, body: unknown): Record<string, string[]> {
  return errorsIn(v.safeParse(schema, body).issues ?? [])
}

/** The first error of each path. */
function errorsIn(issues: readonly v.BaseIssue<unknown>[]): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? 'body'
    if (!errors.has(path)) errors.set(path, [issue.message])
  }
  return Object.fromEntries(errors)
}
