import { rightNames, type Role } from '@/contract/users'
import type { Right } from './subject'

/** Only a Merchant User has rights and departments of their own; other roles have their role's. */
export const isLimitable = (role: Role): boolean => role === 'Merchant User'

/** The rights that a user of this role can get, in the order of the form. */
export const rightsFor = (role: Role): readonly Right[] => (isLimitable(role) ? rightNames : [])
