import { copySettings } from '@/contract/merchants/copy-settings'
import type { CallInput } from '@/contract/endpoint'
import {
  deleteMerchant,
  type MerchantRefusal,
  setMerchantStatus,
} from '@/contract/merchants/merchant-status'
import { listSettings } from '@/contract/merchants/settings-list'
import { change, type GetKey } from '@/api/keyed-call'
import { call } from '@/api/client'
import { listApi } from '@/api/list-api'
import { officeKeys } from '@/api/office-keys'
import { orAlreadySo } from '@/api/write'

/** The provider's list of merchants with their settings, and what changes a whole merchant. */

export const settingsApi = listApi(listSettings, officeKeys.settings.list)

/** true: the site answers; false: it answers 404. */
export const switchSite = (id: string, on: boolean) =>
  call(setMerchantStatus, { params: { id }, body: { is_enabled: on ? 1 : 0 } })

export const removeMerchant = (id: string) =>
  orAlreadySo(call(deleteMerchant, { params: { id } }), 'gone' satisfies MerchantRefusal)

export const copyInto = (body: CallInput<typeof copySettings>['body'], key: GetKey) =>
  change(copySettings, { body }, key)
