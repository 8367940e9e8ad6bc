import { seesDepartment } from '@/rules/people/departments-seen'
import { isMerchantStaff, isProvider } from '@/rules/people/roles'
import type { CallContext } from '@mocks/cloud/context'

/**
 * Staff look up any bill of their own merchant; others need two facts where they are required. A
 * clerk is one of the others in departments that are not theirs.
 */
export const isOwnStaff = (
  { subject, tenant }: Pick<CallContext, 'subject' | 'tenant'>,
  departmentId: string,
): boolean =>
  isProvider(subject.role) ||
  (isMerchantStaff(subject.role) &&
    subject.merchant_id === tenant?.id &&
    seesDepartment(subject, departmentId))
