import type { Subject } from './subject'
import { isLimitable } from './user-rights'

/**
 * Whether staff see what belongs to a department of their merchant: payments, accounts, figures. A
 * clerk may be limited to some departments (product.md A7); for all others nothing is left out.
 */
export function seesDepartment(subject: Subject, id: string): boolean {
  return seesEveryDepartment(subject) || (subject.departments ?? []).includes(id)
}

/** Whether nothing is left out for these staff. */
export function seesEveryDepartment({ role, departments = null }: Subject): boolean {
  return !isLimitable(role) || departments === null
}

/** The code of a 403 that is because of the department: the role may, only not there. */
export const otherDepartmentCode = 'other_department'
