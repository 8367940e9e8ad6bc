import { queryOptions } from '@tanstack/react-query'
import {
  createMerchant,
  getSettings,
  listDomains,
  updateMerchant,
} from '@/contract/merchants/merchant-settings'
import type { MerchantChanges, NewMerchant } from '@/contract/merchants/merchant-setup'
import { change, edit, type GetKey, type WriteContext } from '@/api/keyed-call'
import { call } from '@/api/client'
import { officeKeys } from '@/api/office-keys'

/** The provider's calls about the settings of one merchant (product.md A3). */

export function settingsQuery(id: string) {
  return queryOptions({
    queryKey: officeKeys.settings.whole(id),
    queryFn: async ({ signal }) => (await call(getSettings, { params: { id } }, { signal })).data,
  })
}

/** All subdomains that are taken. */
export const domainsQuery = queryOptions({
  queryKey: officeKeys.domains,
  queryFn: async ({ signal }) => (await call(listDomains, {}, { signal })).data,
})

export const addMerchant = async (body: NewMerchant, key: GetKey) =>
  (await change(createMerchant, { body }, key)).data

export const saveMerchant = async (
  id: string,
  body: Omit<MerchantChanges, 'version'>,
  context: WriteContext,
) => (await edit(updateMerchant, { params: { id }, body }, context)).data

/** What a change of a merchant makes stale. */
export const merchantKeys = [
  officeKeys.settings.all,
  officeKeys.domains,
  officeKeys.merchantList.all,
  officeKeys.audit.all,
] as const
