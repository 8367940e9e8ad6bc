import { getUser } from '@/contract/people/managed-users'
import { updateUser, type UserFields } from '@/contract/people/user-changes'
import { firstRole } from '@/rules/people/roles'
import type { Caller } from '@mocks/hosts/caller'
import { personaUserId } from '@mocks/world/seed/users'

/** Saves a user's row as the form does, with these changes. */
export async function saveUser(by: Caller, id: string, change: Partial<UserFields>) {
  const { answer } = await by.call(getUser, { params: { id } })
  if (!answer) throw new Error(`There is no user ${id}`)
  const row = answer.data
  const { name, email, username, phone, merchant_id, rights = [], departments, language } = row
  const fields = { name, email, username, phone, merchant_id, rights, departments, language }
  const body = { ...fields, role: firstRole(row), version: row.version, ...change }
  return by.call(updateUser, { params: { id }, body })
}

/** Gives the county's clerk these rights and departments. */
export async function limitClerk(
  by: Caller,
  limits: Pick<UserFields, 'rights' | 'departments'>,
): Promise<void> {
  const { status, failure } = await saveUser(by, personaUserId('merchant-user'), limits)
  if (status !== 200) throw new Error(JSON.stringify(failure))
}
