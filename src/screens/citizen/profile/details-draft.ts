import * as v from 'valibot'
import { deliveries } from '@/contract/users'
import { locales } from '@/i18n/locales'
import { draftFor } from '@/state/drafts'

/** Typed values may still be invalid. */
const kept = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  username: v.string(),
  address: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
  language: v.picklist(locales),
  delivery: v.picklist(deliveries),
})

/** By address and user (decision 4). */
export function detailsDraft(id: string) {
  return draftFor(`/user-profile/${id}`, kept)
}
