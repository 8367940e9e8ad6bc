import { queryOptions } from '@tanstack/react-query'
import { getUser, type ManagedUser } from '@/contract/people/managed-users'
import {
  activateUser,
  createUser,
  deactivateUser,
  deleteUser,
  inviteUser,
  revealEmail,
  sendReset,
  unlockUser,
  updateUser,
  type UserFields,
  type UserRefusal,
} from '@/contract/people/user-changes'
import {
  listAccountsOfUser,
  listPaymentsOfUser,
  listUserActivity,
} from '@/contract/people/user-history'
import { listUsers, searchUsers, userList } from '@/contract/people/user-list'
import { change, edit, type GetKey, type WriteContext } from '@/api/keyed-call'
import { call } from '@/api/client'
import { ApiFailure } from '@/api/failure'
import { officeKeys } from '@/api/office-keys'
import { listApi } from '@/api/list-api'
import { orAlreadySo, tried } from '@/api/write'

/** The office's calls about users; separate from users.ts, which every citizen's profile loads. */

/** The user that was asked for has been deleted. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiFailure && error.is(409) && error.body.code === ('gone' satisfies UserRefusal)

export const usersApi = listApi(listUsers, officeKeys.users.list, userList)
/** `q` needs two characters. */
export const userSearchApi = listApi(searchUsers, officeKeys.users.search)
export const userActivityApi = listApi(listUserActivity, officeKeys.users.activity)
export const userPaymentsApi = listApi(listPaymentsOfUser, officeKeys.users.payments)

export function managedUserQuery(id: string) {
  return queryOptions({
    queryKey: officeKeys.users.managed(id),
    queryFn: async ({ signal }) => (await call(getUser, { params: { id } }, { signal })).data,
  })
}

export function accountsOfUserQuery(id: string) {
  return queryOptions({
    queryKey: officeKeys.users.accounts(id),
    queryFn: async ({ signal }) =>
      (await call(listAccountsOfUser, { params: { id } }, { signal })).data,
  })
}

export const addUser = async (body: UserFields, key: GetKey) =>
  (await change(createUser, { body }, key)).data

/**
 * A host may answer a message alone: the change is made, and the row is read again; null where that
 * failed.
 */
export async function saveUser(
  id: string,
  body: UserFields,
  context: WriteContext,
): Promise<ManagedUser | null> {
  const { data } = await edit(updateUser, { params: { id }, body }, context)
  if (data) return data
  const readAgain = await tried(call(getUser, { params: { id } }))
  return readAgain.ok ? readAgain.answer.data : null
}

const orSo = <Answer>(asked: Promise<Answer>, code: UserRefusal) => orAlreadySo(asked, code)

export const removeUser = (id: string) => orSo(call(deleteUser, { params: { id } }), 'gone')
export const deactivate = (id: string) =>
  orSo(call(deactivateUser, { params: { id } }), 'deactivated')
export const activate = (id: string) =>
  orSo(call(activateUser, { params: { id } }), 'not_deactivated')
export const unlock = (id: string) => orSo(call(unlockUser, { params: { id } }), 'not_locked')
export const sendResetLink = (id: string, key: GetKey) => change(sendReset, { params: { id } }, key)
export const invite = (id: string, key: GetKey) => change(inviteUser, { params: { id } }, key)

/** The whole e-mail address; the access is written into the audit log. */
export const lookAtEmail = async (id: string) =>
  (await call(revealEmail, { params: { id } })).data.email
