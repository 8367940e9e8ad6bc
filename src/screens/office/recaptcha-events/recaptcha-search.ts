import * as v from 'valibot'
import { type ListAddress, readListSearch } from '@/contract/list'
import { recaptchaEventList } from '@/contract/recaptcha/recaptcha-events'
import { id } from '@/contract/wire'
import type { AddressSearch } from '@/rules/addresses/address-search'

export const recaptchaTabs = ['events', 'blocks', 'settings'] as const
type RecaptchaTab = (typeof recaptchaTabs)[number]

/** The page's address: the tab, the list, and the try in the drawer. */
export type RecaptchaSearch = ListAddress<typeof recaptchaEventList.query> & {
  /** Without: `events`. */
  tab?: Exclude<RecaptchaTab, 'events'> | undefined
  event?: string | undefined
}

const own = v.object({
  tab: v.optional(v.fallback(v.optional(v.picklist(['blocks', 'settings'])), undefined)),
  event: v.optional(v.fallback(v.optional(id), undefined)),
})

export function readRecaptchaSearch(address: AddressSearch): RecaptchaSearch {
  const { tab, event } = address
  const read = v.parse(own, { tab, event: event === undefined ? undefined : String(event) })
  return {
    ...readListSearch(recaptchaEventList.query, address),
    ...(read.tab !== undefined && { tab: read.tab }),
    ...(read.event !== undefined && { event: read.event }),
  }
}
