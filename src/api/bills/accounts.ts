import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as accounts from '@/contract/bills/accounts'
import type { CallInput } from '@/contract/endpoint'
import { getSubscriptions, saveSubscriptions } from '@/contract/people/subscriptions'
import { call } from '@/api/client'
import { keys } from '@/api/keys'
import { isSameInput, lookUp, orAlreadySo, orReadSo } from '@/api/write'
import { wantsEbilling } from '@/rules/people/ebilling'
import { isLinkOf } from '@/rules/people/linkable'
import { sorted } from '@/rules/people/mail-kinds'

/** The signed-in user's accounts; no call here names another user. */

export const linkedAccountsQuery = queryOptions({
  queryKey: keys.accounts.linked,
  queryFn: async ({ signal }) => (await call(accounts.listLinkedAccounts, {}, { signal })).data,
})

const linkedNow = async () => (await call(accounts.listLinkedAccounts, {}, lookUp)).data

/** null: account and PIN do not match. */
export function linkAccount(body: CallInput<typeof accounts.linkAccount>['body']) {
  return orReadSo(
    call(accounts.linkAccount, { body }).then(({ data }) => data),
    async () => (await linkedNow()).find((link) => isLinkOf(link, body)),
  )
}

export const unlinkAccount = (id: string) =>
  orReadSo(orAlreadySo(call(accounts.unlinkAccount, { params: { id } }), 'not_linked'), async () =>
    (await linkedNow()).some((link) => link.id === id) ? undefined : null,
  )

export function setEbilling(id: string, on: boolean) {
  return orReadSo(
    call(accounts.setEbilling, { params: { id }, body: { on } }).then(({ data }) => data),
    async () =>
      (await linkedNow()).find((link) => link.id === id && wantsEbilling(link.ebilling) === on),
  )
}

export const subscriptionsQuery = queryOptions({
  queryKey: keys.accounts.subscriptions,
  queryFn: async ({ signal }) => (await call(getSubscriptions, {}, { signal })).data,
})

export function saveUnwanted(body: CallInput<typeof saveSubscriptions>['body']) {
  return orReadSo(
    call(saveSubscriptions, { body }).then(({ data }) => data),
    async () => {
      const { data } = await call(getSubscriptions, {}, lookUp)
      return isSameInput(sorted(data.unwanted), sorted(body.unwanted)) ? data : undefined
    },
  )
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
