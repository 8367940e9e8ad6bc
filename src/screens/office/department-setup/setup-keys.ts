import { keys } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'

/** What a change of a merchant's departments makes stale. */
export const setupKeys = [
  officeKeys.merchantDepartments.all,
  keys.departments,
  officeKeys.settings.all,
  keys.paymentTypes.all,
  officeKeys.audit.all,
] as const
