import type { auditList } from '@/contract/audit'
import type { ListAddress } from '@/contract/list'
import type { paymentsOfUserList, userActivityList } from '@/contract/people/user-history'

/** The tabs of A7; the form is the one without a param in the address. */
export const userTabNames = ['form', 'activity', 'accounts', 'payments', 'audit'] as const
export type UserTabName = (typeof userTabNames)[number]

export function userTabIn(search: Readonly<Record<string, unknown>>): UserTabName {
  return userTabNames.find((name) => name === search['tab']) ?? 'form'
}

/** The search params of a user's page: those of the list on the tab. */
export type UserPageSearch = (
  | ListAddress<typeof userActivityList.query>
  | ListAddress<typeof paymentsOfUserList.query>
  | ListAddress<typeof auditList.query>
) & {
  readonly tab?: UserTabName | undefined
  /** The merchant of a new user. */
  readonly merchant?: string | undefined
}
