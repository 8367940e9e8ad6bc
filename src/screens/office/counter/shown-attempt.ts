import type { AccountKey } from '@/api/bills/accounts'
import type { Attempt } from '@/state/cart/attempts'

/** What a screen says of an attempt. */
export type ShownAttempt = Readonly<
  Pick<Attempt, 'key' | 'tender' | 'total_cents' | 'started_at'> & {
    account?: Readonly<NonNullable<Attempt['account']>> | undefined
  }
>

/** Whose bills it pays; null: it was made in a cart. */
export function accountOf({ account: of }: Pick<ShownAttempt, 'account'>): AccountKey | null {
  return of === undefined
    ? null
    : { departmentId: of.department_id, account: of.account, client: of.client }
}

/** The page of this account is the attempt's own. */
export function isOwnPage(attempt: Pick<ShownAttempt, 'account'> | null, here: AccountKey) {
  const of = attempt === null ? null : accountOf(attempt)
  return (
    of !== null &&
    of.departmentId === here.departmentId &&
    of.account === here.account &&
    of.client === here.client
  )
}
