import { isConfirmed } from '@/rules/people/confirmed-email'
import { plainDateIn } from '@/rules/time/dates'
import { iso } from '@mocks/cloud/zones'
import type { AccountLinkRow } from '@mocks/world/bills/account-links'
import { balancesAt } from '@mocks/world/bills/balances'
import type { Tenant, World } from '@mocks/world/create-world'
import type { NotificationRow } from '@mocks/world/notifications'
import { wantedAt } from '@mocks/world/subscriptions'
import { accountFilter } from './audience'
import { contactsOf } from './contacts'

/** Days may lie between the confirmation of a send and the send: who still gets it then. */

type Entry = NotificationRow['reached'][number]

interface Asking {
  readonly world: World
  readonly tenant: Tenant
}

export function createStillReached(asking: Asking, row: NotificationRow, moment: number) {
  const { world } = asking
  // What is chosen at the moment of the send comes too late for it.
  const before = iso(moment - 1)
  const isWanted = ({ user_id }: Entry) => wantedAt(world.subscriptions, user_id, row.kind, before)
  // Sent at once it is sent as it was confirmed.
  if (row.schedule.kind !== 'at') return isWanted
  const isFor = createAccountCheck(asking, row, moment)
  return (entry: Entry): boolean =>
    isWanted(entry) && isActiveAt(world, entry.user_id, iso(moment)) && isFor(entry)
}

function isActiveAt(world: World, userId: string, at: string): boolean {
  const user = world.users.get(userId)
  if (!user || user.role !== 'User' || !isConfirmed(user)) return false
  return user.deactivated_at === null || user.deactivated_at > at
}

/** Whether the account is still the person's, and still one that a bill notice is for. */
function createAccountCheck({ world, tenant }: Asking, row: NotificationRow, moment: number) {
  const { kind, type, audience } = row
  const at = iso(moment)
  const today = plainDateIn(tenant.merchant().time_zone, moment)
  const contacts = contactsOf(world, tenant, kind, today)
  const balances = balancesAt(tenant, moment)
  const fits = accountFilter({ tenant, contacts, balances, audience, at, today })
  return ({ user_id, parcel_id, unlinked_at }: Entry): boolean => {
    if (parcel_id === null) return true
    const links = contacts.linked.get(parcel_id) ?? []
    const isLinked =
      (unlinked_at !== undefined && unlinked_at > at) ||
      links.some((link) => link.user_id === user_id && link.linked_at <= at)
    const parcel = tenant.parcels.get(parcel_id)
    return isLinked && parcel !== undefined && (type === 'GENERAL' || fits(parcel))
  }
}

/** Keeps when an account was given up, in the sends that were confirmed before. */
export function noteUnlinked(world: World, link: AccountLinkRow, at: string): void {
  const isOf = ({ user_id, parcel_id }: Entry) =>
    user_id === link.user_id && parcel_id === link.parcel_id
  for (const { id, reached } of world.notifications.by('merchant', link.merchant_id)) {
    if (!reached.some(isOf)) continue
    world.notifications.update(id, {
      reached: reached.map((entry) => (isOf(entry) ? { ...entry, unlinked_at: at } : entry)),
    })
  }
}
