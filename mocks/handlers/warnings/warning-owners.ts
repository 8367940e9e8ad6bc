import { may } from '@/rules/people/permissions'
import { isProvider } from '@/rules/people/roles'
import type { World } from '@mocks/world/create-world'
import type { UserRow } from '@mocks/world/users'

type Person = Pick<UserRow, 'role' | 'deactivated_at' | 'verifier'>

/** Staff of the provider who may acknowledge a warning, and can sign in. */
export const mayOwn = ({ role, deactivated_at, verifier }: Readonly<Person>): boolean =>
  isProvider(role) &&
  may({ role, merchant_id: null }, 'warnings.acknowledge') &&
  deactivated_at === null &&
  verifier !== null

export const ownersIn = ({ users }: World): { readonly id: string; readonly name: string }[] =>
  users
    .read((row) => (mayOwn(row) ? { id: row.id, name: row.name } : null))
    .filter((person) => person !== null)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
