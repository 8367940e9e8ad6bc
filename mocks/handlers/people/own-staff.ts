import { isMerchantStaff, isProvider } from '@/rules/people/roles'
import type { CallContext } from '@mocks/cloud/context'

/** Staff look up any bill of their own merchant; others need two facts where they are required. */
export const isOwnStaff = ({ subject, tenant }: Pick<CallContext, 'subject' | 'tenant'>): boolean =>
  isProvider(subject.role) || (isMerchantStaff(subject.role) && subject.merchant_id === tenant?.id)
