import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { merchant } from './merchant-setup'
import { count, id, messageOnly } from '@/contract/wire'

/** Copying the settings of one merchant to another (product.md A2). */

export const copyParts = ['site-rules', 'departments', 'payments'] as const
export type CopyPart = (typeof copyParts)[number]

/**
 * Copies settings into a merchant. 409: `gone`, one of the two was deleted meanwhile. 422: nothing
 * is chosen, or both are the same.
 */
export const copySettings = endpoint({
  id: 'copySettings',
  method: 'POST',
  path: 'api/merchant/copy-settings',
  in_specification: false,
  access: 'settings.edit',
  sentence: true,
  key: 'header',
  body: v.object({
    merchant_id: id,
    from_merchant_id: id,
    parts: v.pipe(v.array(v.picklist(copyParts)), v.maxLength(copyParts.length)),
  }),
  answer: v.object({
    data: merchant,
    /** What it came to. */
    copied: v.object({ rules: count, departments: count, payments: count }),
    message: v.optional(messageOnly.entries.message),
  }),
  errors: [409, 422],
})
