import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { dataOf, id, instant, shortText } from '@/contract/wire'

/** What staff decide about visitors (product.md A24). */

/** `block` refuses payments, `allow` trusts a visitor, `visible` shows the challenge on a site. */
export const blockKinds = ['block', 'allow', 'visible'] as const
export type BlockKind = (typeof blockKinds)[number]

/** One address, or all of its network. */
export const coverings = ['address', 'network'] as const
export type Covering = (typeof coverings)[number]

/** 1 hour, 24 hours, 30 days. */
export const blockLengths = ['hour', 'day', 'month'] as const
export type BlockLength = (typeof blockLengths)[number]

export const recaptchaBlock = v.object({
  id,
  kind: v.picklist(blockKinds),
  /** null: `visible`. */
  network: v.nullable(v.string()),
  covers: v.picklist(coverings),
  /** The site of `visible`; null: for all sites. */
  merchant: v.nullable(v.object({ id, name: v.string() })),
  at: instant,
  by: v.string(),
  /** null: until it is lifted. */
  ends_at: v.nullable(instant),
})
export type RecaptchaBlock = v.InferOutput<typeof recaptchaBlock>

/** Those that are in force. */
export const listRecaptchaBlocks = endpoint({
  id: 'listRecaptchaBlocks',
  method: 'GET',
  path: 'api/warnings/recaptcha/block',
  in_specification: false,
  access: 'warnings.recaptcha',
  answer: dataOf(v.array(recaptchaBlock)),
})

/**
 * A block or trust names a try, whose address staff may not have seen. A block of the caller's own
 * network wants that network typed in `confirm`.
 */
export const createRecaptchaBlock = endpoint({
  id: 'createRecaptchaBlock',
  method: 'POST',
  path: 'api/warnings/recaptcha/block',
  in_specification: false,
  access: 'warnings.recaptcha-block',
  key: 'header',
  body: v.object({
    kind: v.picklist(blockKinds),
    /** Of `block` and `allow`. */
    event_id: v.nullable(id),
    /** Of `visible`. */
    merchant_id: v.nullable(id),
    covers: v.picklist(coverings),
    /** Of `block`; `visible` lasts for two hours, `allow` until it is lifted. */
    length: v.picklist(blockLengths),
    confirm: shortText,
  }),
  answer: dataOf(recaptchaBlock),
  errors: [409, 422],
})

/** Lifts it. One that is over or was lifted is a 409 `gone`. */
export const deleteRecaptchaBlock = endpoint({
  id: 'deleteRecaptchaBlock',
  method: 'DELETE',
  path: 'api/warnings/recaptcha/block/{id}',
  in_specification: false,
  access: 'warnings.recaptcha-delete',
  params: v.object({ id }),
  answer: dataOf(v.object({ id })),
  errors: [409],
})
