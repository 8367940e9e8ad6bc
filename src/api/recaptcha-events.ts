import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '@/contract/endpoint'
import {
  createRecaptchaBlock,
  deleteRecaptchaBlock,
  listRecaptchaBlocks,
} from '@/contract/recaptcha/recaptcha-blocks'
import {
  getRecaptchaEvent,
  getRecaptchaSummary,
  listRecaptchaEvents,
  markRecaptchaEvent,
  revealRecaptchaAddress,
} from '@/contract/recaptcha/recaptcha-events'
import {
  getRecaptchaSettings,
  type RecaptchaLimits,
  saveRecaptchaSettings,
} from '@/contract/recaptcha/recaptcha-limits'
import { change, edit, type GetKey, type WriteContext } from './keyed-call'
import { call } from './client'
import { listApi } from './list-api'
import { officeKeys } from './office-keys'
import { orAlreadySo } from './write'

/** The provider's calls about programs that pose as visitors. */

const keys = officeKeys.recaptchaEvents

export const recaptchaEventsApi = listApi(listRecaptchaEvents, keys.list)

export type SummaryQuery = CallInput<typeof getRecaptchaSummary>['query']

/** The figures of the list's filters; the last ones stay while others are on their way. */
export const recaptchaSummaryQuery = (query: SummaryQuery) =>
  queryOptions({
    queryKey: keys.summary(query),
    queryFn: async ({ signal }) => (await call(getRecaptchaSummary, { query }, { signal })).data,
    placeholderData: (before) => before,
  })

export const recaptchaEventQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: async ({ signal }) =>
      (await call(getRecaptchaEvent, { params: { id } }, { signal })).data,
  })

export const recaptchaSettingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: async ({ signal }) => (await call(getRecaptchaSettings, {}, { signal })).data,
})

export const recaptchaBlocksQuery = queryOptions({
  queryKey: keys.blocks,
  queryFn: async ({ signal }) => (await call(listRecaptchaBlocks, {}, { signal })).data,
})

export const revealAddress = async (id: string) =>
  (await call(revealRecaptchaAddress, { params: { id } })).data.address

export const markEvent = (id: string, false_positive: boolean) =>
  call(markRecaptchaEvent, { params: { id }, body: { false_positive } })

export type NewBlock = CallInput<typeof createRecaptchaBlock>['body']

export const addBlock = async (body: NewBlock, key: GetKey) =>
  (await change(createRecaptchaBlock, { body }, key)).data

export const liftBlock = (id: string) =>
  orAlreadySo(call(deleteRecaptchaBlock, { params: { id } }), 'gone')

export const saveLimits = async (body: RecaptchaLimits, context: WriteContext) =>
  (await edit(saveRecaptchaSettings, { body }, context)).data

/** What a change here makes stale. */
export const recaptchaKeys = [keys.all, officeKeys.audit.all] as const
