import type { ExcludedReason } from '@/contract/notifications/notifications'
import type { MailKind } from '@/contract/people/subscriptions'
import { isConfirmed } from '@/rules/people/confirmed-email'
import { ebillingState } from '@/rules/people/ebilling'
import type { PlainDate } from '@/rules/time/dates'
import type { Tenant, World } from '@mocks/world/create-world'
import { emailOnFile } from '@mocks/world/bills/emails-on-file'
import { wantedAt } from '@mocks/world/subscriptions'
import type { UserRow } from '@mocks/world/users'

/** Who an account's mail goes to: its users; without one, the address that the office has on file. */

export type Contact =
  | { readonly kind: 'user'; readonly user_id: string }
  | { readonly kind: 'on-file' }
  | { readonly kind: ExcludedReason }

interface LinkOf {
  readonly user_id: string
  readonly parcel_id: string
  readonly linked_at: string
  readonly electronic: boolean
}

export interface Contacts {
  /** The accounts that users have linked. */
  readonly linked: ReadonlyMap<string, readonly LinkOf[]>
  /** Of one account. */
  of(parcelId: string, at: string): readonly Contact[]
  user(userId: string, at: string): Contact
  /** Whether a user has not switched it off by then. */
  isWanted(userId: string, at: string): boolean
}

/** Whether a user of the merchant gets mail from it: no staff, no unconfirmed address. */
export const getsMail = (row: Readonly<UserRow>): boolean =>
  row.role === 'User' && row.deactivated_at === null && isConfirmed(row)

export function contactsOf(
  world: World,
  tenant: Tenant,
  kind: MailKind,
  today: PlainDate,
): Contacts {
  const linked = new Map<string, LinkOf[]>()
  for (const link of world.accountLinks.read((row) => row)) {
    if (link.merchant_id !== tenant.id) continue
    const electronic = ebillingState(link.ebilling, today).now === 'email'
    const { user_id, parcel_id, linked_at } = link
    const known = linked.get(parcel_id) ?? []
    linked.set(parcel_id, [...known, { user_id, parcel_id, linked_at, electronic }])
  }
  const wants = (userId: string, at: string): boolean =>
    wantedAt(world.subscriptions, userId, kind, at)
  const user = (userId: string, at: string): Contact => {
    const row = world.users.get(userId)
    if (!row || !getsMail(row)) return { kind: 'no-email' }
    return wants(userId, at) ? { kind: 'user', user_id: userId } : { kind: 'unsubscribed' }
  }
  return {
    linked,
    user,
    isWanted: wants,
    of: (parcelId, at) => {
      const links = (linked.get(parcelId) ?? []).filter(({ linked_at }) => linked_at <= at)
      if (links.length > 0) return links.map(({ user_id }) => user(user_id, at))
      const known = emailOnFile(parcelId)
      if (known === 'none') return [{ kind: 'no-email' }]
      return [{ kind: known === 'reachable' ? 'on-file' : known }]
    },
  }
}
