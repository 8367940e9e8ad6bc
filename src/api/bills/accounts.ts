import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as accounts from '@/contract/bills/accounts'
import type { CallInput } from '@/contract/endpoint'
import { getSubscriptions, saveSubscriptions } from '@/contract/people/subscriptions'
import { call } from '@/api/client'
import { keys } from '@/api/keys'
import { orAlreadySo } from '@/api/write'

/** The signed-in user's accounts; no call here names another user. */

export const linkedAccountsQuery = queryOptions({
  queryKey: keys.accounts.linked,
  queryFn: async ({ signal }) => (await call(accounts.listLinkedAccounts, {}, { signal })).data,
})

/** null: account and PIN do not match. */
export async function linkAccount(body: CallInput<typeof accounts.linkAccount>['body']) {
  return (await call(accounts.linkAccount, { body })).data
}

export const unlinkAccount = (id: string) =>
  orAlreadySo(call(accounts.unlinkAccount, { params: { id } }), 'not_linked')

export async function setEbilling(id: string, on: boolean) {
  return (await call(accounts.setEbilling, { params: { id }, body: { on } })).data
}

export const subscriptionsQuery = queryOptions({
  queryKey: keys.accounts.subscriptions,
  queryFn: async ({ signal }) => (await call(getSubscriptions, {}, { signal })).data,
})

export async function saveUnwanted(body: CallInput<typeof saveSubscriptions>['body']) {
  return (await call(saveSubscriptions, { body })).data
}

export interface AccountKey {
  readonly departmentId: string
  readonly account: string
  readonly client: string
}

export function accountQuery({ departmentId, account, client }: AccountKey) {
  return queryOptions({
    queryKey: keys.accounts.one(departmentId, account, client),
    queryFn: async ({ signal }) =>
      (await call(accounts.getAccount, { params: { account, client } }, { signal, departmentId }))
        .data,
  })
}

export interface ActivityFilter {
  readonly page: number
  readonly kind: accounts.ActivityKind | null
}

export function activityQuery(
  { departmentId, ...params }: AccountKey,
  { page, kind }: ActivityFilter,
) {
  return queryOptions({
    queryKey: keys.accounts.activity(departmentId, params.account, params.client, { page, kind }),
    queryFn: ({ signal }) =>
      call(
        accounts.getAccountActivity,
        { params, query: { page, per_page: 10, ...(kind === null ? {} : { kind }) } },
        { signal, departmentId },
      ),
    placeholderData: keepPreviousData,
  })
}
