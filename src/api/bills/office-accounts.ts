import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import {
  getAccountOfUser,
  getOfficeAccount,
  linkAccountOfUser,
  listActivityOfUser,
  sendBillLink,
  setAccountHold,
  setCallerEbilling,
  unlinkAccountOfUser,
} from '@/contract/bills/office-accounts'
import { searchOffice } from '@/contract/bills/office-search'
import { minimumQuery } from '@/rules/bills/search-terms'
import type { AccountKey, ActivityFilter } from './accounts'
import { change, edit, type GetKey, type WriteContext } from '@/api/keyed-call'
import { call } from '@/api/client'
import { keys } from '@/api/keys'
import { officeKeys } from '@/api/office-keys'
import { lookUp, orAlreadySo, orReadSo } from '@/api/write'

/** The office's calls about accounts; separate from accounts.ts, which citizens load. */

/** On the root the merchant is named (decision 19). */
export interface OfficeAccountKey extends AccountKey {
  readonly merchantId?: string | undefined
}

type Body<E> = Omit<NonNullable<CallInput<E> extends { body: infer B } ? B : never>, 'merchant_id'>

const split = ({ departmentId, account, client, merchantId }: OfficeAccountKey) => ({
  params: { account, client },
  merchant: merchantId === undefined ? {} : { merchant_id: merchantId },
  options: { departmentId },
})

export function officeAccountQuery(of: OfficeAccountKey) {
  const { params, merchant, options } = split(of)
  return queryOptions({
    queryKey: officeKeys.account(of.departmentId, of.account, of.client, null),
    queryFn: async ({ signal }) =>
      (await call(getOfficeAccount, { params, query: merchant }, { signal, ...options })).data,
  })
}

/** The account of a citizen, for the provider. */
export function accountOfUserQuery(userId: string, of: AccountKey) {
  const { params, options } = split(of)
  return queryOptions({
    queryKey: officeKeys.account(of.departmentId, of.account, of.client, userId),
    queryFn: async ({ signal }) =>
      (await call(getAccountOfUser, { params: { id: userId, ...params } }, { signal, ...options }))
        .data,
  })
}

export function activityOfUserQuery(
  userId: string,
  of: AccountKey,
  { page, kind }: ActivityFilter,
) {
  const { params, options } = split(of)
  const filter = { page, kind, userId }
  return queryOptions({
    queryKey: keys.accounts.activity(of.departmentId, of.account, of.client, filter),
    queryFn: ({ signal }) =>
      call(
        listActivityOfUser,
        {
          params: { id: userId, ...params },
          query: { page, per_page: 10, ...(kind === null ? {} : { kind }) },
        },
        { signal, ...options },
      ),
    placeholderData: keepPreviousData,
  })
}

/** null lifts the hold. */
export async function saveHold(
  of: OfficeAccountKey,
  hold: CallInput<typeof setAccountHold>['body']['hold'],
  context: WriteContext,
) {
  const { params, merchant, options } = split(of)
  const sent = { params, body: { hold, ...merchant } }
  return (await edit(setAccountHold, sent, context, options)).data
}

export function sendLink(of: OfficeAccountKey, body: Body<typeof sendBillLink>, key: GetKey) {
  const { params, merchant, options } = split(of)
  return change(sendBillLink, { params, body: { ...body, ...merchant } }, key, options)
}

export async function saveCallerEbilling(
  of: OfficeAccountKey,
  body: Body<typeof setCallerEbilling>,
  key: GetKey,
) {
  const { params, merchant, options } = split(of)
  const sent = { params, body: { ...body, ...merchant } }
  return (await change(setCallerEbilling, sent, key, options)).data
}

export function linkForUser(userId: string, of: AccountKey, key: GetKey) {
  const { params, options } = split(of)
  const sent = { params: { id: userId, ...params }, body: { nickname: null } }
  return change(linkAccountOfUser, sent, key, options)
}

export function unlinkForUser(userId: string, of: AccountKey) {
  const { params, options } = split(of)
  const sent = { params: { id: userId, ...params } }
  const asked = orAlreadySo(call(unlinkAccountOfUser, sent, options), 'not_linked')
  return orReadSo(asked, async () => {
    const { data } = await call(getAccountOfUser, sent, { ...lookUp, ...options })
    return data.link === null ? null : undefined
  })
}

export interface OfficeSearch {
  readonly q: string
  readonly department_id?: string | undefined
  readonly merchant_id?: string | undefined
}

export function officeSearchQuery(query: OfficeSearch) {
  return queryOptions({
    queryKey: officeKeys.officeSearch.of(query),
    queryFn: async ({ signal }) => (await call(searchOffice, { query }, { signal })).data,
    enabled: query.q.trim().length >= minimumQuery,
    placeholderData: keepPreviousData,
  })
}
