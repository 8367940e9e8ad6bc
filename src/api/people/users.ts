import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import { getUser } from '@/contract/people/managed-users'
import { updateProfile, type User } from '@/contract/people/users'
import { call } from '@/api/client'
import { keys } from '@/api/keys'
import { lookUp, orReadSo } from '@/api/write'

export function userQuery(id: string) {
  return queryOptions({
    queryKey: keys.users.one(id),
    queryFn: async ({ signal }): Promise<User> =>
      (await call(getUser, { params: { id } }, { signal })).data,
  })
}

/** Changes the user's own data (specification §7, `PUT api/user/{id}`). */
export type ProfileChange = CallInput<typeof updateProfile>['body']

/** `isSaved`: whether the profile, read again after a lost answer, is as it was sent. */
export function saveProfile(
  id: string,
  body: ProfileChange,
  isSaved: (now: User) => boolean,
): Promise<User> {
  const params = { id }
  return orReadSo(
    call(updateProfile, { params, body }).then(({ data }) => data),
    async () => {
      const { data } = await call(getUser, { params }, lookUp)
      return isSaved(data) ? data : undefined
    },
  )
}
