import { normalizeNumber } from '@/rules/bills/search-terms'
import { may } from '@/rules/people/permissions'
import type { CallContext } from '@mocks/cloud/context'

/** Where two departments have the same numbers, the department's name stands before them. */
const accountIn = (parcelId: string) => parcelId.slice(parcelId.indexOf('.') + 1)

/**
 * The numbers by which a user is found: those of linked accounts, with and without dashes, and the
 * confirmation number that was searched for. Only for callers who may see a user's accounts.
 */
export function numbersOfUsers(context: CallContext, q: string): Map<string, string[]> {
  const numbers = new Map<string, string[]>()
  const add = (user: string, ...texts: string[]) =>
    numbers.set(user, [...(numbers.get(user) ?? []), ...texts])
  if (!may(context.subject, 'users.detail')) return numbers
  for (const { user_id, parcel_id } of context.world.accountLinks.read((link) => link)) {
    const account = accountIn(parcel_id)
    add(user_id, account, normalizeNumber(account))
  }
  for (const user of payersOf(context, q.trim())) add(user, q)
  return numbers
}

/** Only a whole number opens the books of a merchant for a search. */
function payersOf({ world, tenant }: CallContext, q: string): string[] {
  if (!/^ct-\w{4}-\w{4}$/iu.test(q)) return []
  const tenants = tenant
    ? [tenant]
    : world.merchants.read(({ id }) => id).flatMap((id) => world.tenantOf(id) ?? [])
  return tenants.flatMap(({ payments }) =>
    payments.by('confirmation', q.toUpperCase()).flatMap(({ user_id }) => user_id ?? []),
  )
}
