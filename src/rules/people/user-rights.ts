import { rightNames, type Role } from '@/contract/users'
import type { Right } from './subject'

/** Only a Merchant User has rights and departments of their own; other roles have what the role says. */
export const isLimitable = (role: Role): boolean => role === 'Merchant User'

/** The rights that can be given to somebody with this role, in the order of the form. */
export const rightsFor = (role: Role): readonly Right[] => (isLimitable(role) ? rightNames : [])
