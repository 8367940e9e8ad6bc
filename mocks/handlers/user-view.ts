import type { User } from '@/contract/users'
import { shownRole } from '@/rules/roles'
import type { UserRow } from '@mocks/world/users'

/** A user as calls answer it; the provider's name stands before its roles (specification §6). */
export function shownUser(row: UserRow): User {
  const { id, name, email, username, phone, merchant_id, sub_domain, rights, language } = row
  const { address, city, state, zip, delivery, pending_email } = row
  return {
    id,
    name,
    email,
    username,
    phone,
    role: [shownRole(row.role)],
    merchant_id,
    sub_domain,
    rights,
    language,
    address,
    city,
    state,
    zip,
    delivery,
    pending_email,
  }
}
