import { rightNames, type Role } from '@/contract/people/users'
import type { Right } from './subject'

/** Only a Merchant User has rights and departments of their own; other roles have their role's. */
export const isLimitable = (role: Role): boolean => role === 'Merchant User'

/** The rights that a user of this role can get, in the order of the form. */
export const rightsFor = (role: Role): readonly Right[] => (isLimitable(role) ? rightNames : [])

interface Limits<Rights, Departments> {
  readonly rights: Rights
  /** null: all of the merchant's. */
  readonly departments: Departments | null
}

/** The rights and departments that count for a role. */
export const limitsOf = <Rights extends readonly Right[], Departments extends readonly string[]>(
  role: Role,
  limits: Limits<Rights, Departments>,
): Limits<Rights | never[], Departments> =>
  isLimitable(role) ? limits : { rights: [], departments: null }

/** Someone who works for selected departments needs one: without any, there is nothing to do. */
export const lacksDepartments = (role: Role, departments: readonly string[] | null): boolean =>
  isLimitable(role) && departments?.length === 0
