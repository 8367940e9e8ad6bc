import { isConfirmed } from '@/rules/people/confirmed-email'
import type { Books } from '@/rules/imports/books'
import type { UserRow } from '@mocks/world/users'
import { accountIndex, type AccountIndex } from '@mocks/handlers/imports/account-index'
import type { Tenant, World } from '@mocks/world/create-world'

interface Place {
  readonly world: World
  readonly tenant: Tenant
}

/**
 * The user that an address belongs to: one of the merchant first, then one who has confirmed it.
 * An address that was only typed in a sign-up has no owner.
 */
export function userWith({ world, tenant }: Place, email: string): UserRow | null {
  const rows = world.users
    .by('email', email.toLowerCase())
    .filter((row) => row.verifier === null || isConfirmed(row))
  return rows.find((row) => row.merchant_id === tenant.id) ?? rows[0] ?? null
}

/** Who has a password of their own needs no invitation. */
export const isInvitable = ({ verifier, deactivated_at }: UserRow): boolean =>
  verifier === null && deactivated_at === null

export function userBooks(place: Place): Pick<Books, 'accountIn' | 'user' | 'isUsernameTaken'> {
  const { world, tenant } = place
  const indexes = new Map<string, AccountIndex>()
  const indexOf = (id: string): AccountIndex => {
    const known = indexes.get(id) ?? accountIndex(tenant, id)
    indexes.set(id, known)
    return known
  }
  return {
    accountIn: (departments, account, client) => {
      const ids = departments ?? tenant.departments.all().map(({ id }) => id)
      return ids.flatMap((id) => indexOf(id).find(account, client) ?? [])[0]?.id ?? null
    },
    user: (email) => {
      const row = userWith(place, email)
      if (row === null) return null
      const { id, name, username, phone, role, departments, language } = row
      const links = world.accountLinks
        .by('user', id)
        .filter((link) => link.merchant_id === tenant.id)
      return {
        id,
        is_of_merchant: row.merchant_id === tenant.id,
        name,
        username,
        phone,
        role,
        departments,
        language,
        parcel_ids: links.map(({ parcel_id }) => parcel_id),
        ebilling_parcel_ids: links.flatMap(({ parcel_id, ebilling }) =>
          ebilling === null ? [] : parcel_id,
        ),
        is_invitable: isInvitable(row),
      }
    },
    isUsernameTaken: (username) => world.users.by('username', username.toLowerCase()).length > 0,
  }
}
