/** The props of every tab beside a user's form. */
export interface UserTabProps {
  /** The user's id. */
  id: string
  /** The time zone of days and hours. */
  zone: string
  /** The search params of the address. */
  search: Readonly<Record<string, unknown>>
  onSearch: (search: object, options: { readonly replace: boolean }) => void
}

/** The tabs of A7; the form is the one without a param in the address. */
export const userTabNames = ['form', 'activity', 'accounts', 'payments', 'audit'] as const
export type UserTabName = (typeof userTabNames)[number]

export function userTabIn(search: Readonly<Record<string, unknown>>): UserTabName {
  return userTabNames.find((name) => name === search['tab']) ?? 'form'
}
