import type { Subject } from './subject'
import { isLimitable } from './user-rights'

/**
 * Whether staff see what belongs to a department of their merchant: payments, accounts, figures. A
 * clerk may be limited to some departments (product.md A7); for all others nothing is left out.
 */
export function seesDepartment({ role, departments = null }: Subject, id: string): boolean {
  return !isLimitable(role) || departments === null || departments.includes(id)
}
