import type { LogPageProps } from '@/screens/shared/audit-list'

/** The props of every tab beside a user's form. */
export interface UserTabProps extends LogPageProps {
  /** The user's id. */
  id: string
}

/** The tabs of A7; the form is the one without a param in the address. */
export const userTabNames = ['form', 'activity', 'accounts', 'payments', 'audit'] as const
export type UserTabName = (typeof userTabNames)[number]

export function userTabIn(search: Readonly<Record<string, unknown>>): UserTabName {
  return userTabNames.find((name) => name === search['tab']) ?? 'form'
}
