import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import { getUser } from '@/contract/people/managed-users'
import { updateProfile, type User } from '@/contract/people/users'
import { call } from '@/api/client'
import { keys } from '@/api/keys'

export function userQuery(id: string) {
  return queryOptions({
    queryKey: keys.users.one(id),
    queryFn: async ({ signal }): Promise<User> =>
      (await call(getUser, { params: { id } }, { signal })).data,
  })
}

/** Changes the user's own data (specification §7, `PUT api/user/{id}`). */
export type ProfileChange = CallInput<typeof updateProfile>['body']

export async function saveProfile(id: string, body: ProfileChange) {
  return (await call(updateProfile, { params: { id }, body })).data
}
