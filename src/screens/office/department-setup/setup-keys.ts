import { keys } from '@/api/keys'

/** What a change of a merchant's departments makes stale. */
export const setupKeys = [
  keys.merchantDepartments.all,
  keys.departments,
  keys.settings.all,
  keys.paymentTypes.all,
  keys.audit.all,
] as const
