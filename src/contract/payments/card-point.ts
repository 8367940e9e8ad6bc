import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { merchant } from '@/contract/merchants/merchant-setup'
import {
  dataOf,
  done,
  id,
  instant,
  longText,
  nameText,
  numberText,
  passwordText,
  shortText,
} from '@/contract/wire'

/** A merchant's account with the card processor (product.md A3 step 6). */

export const mostTerminals = 50

export const cardPoint = v.object({
  site: v.string(),
  merchid: v.string(),
  username: v.string(),
  /** Of e-checks; null: the same. */
  ach_merchid: v.nullable(v.string()),
  /** Where the card fields come from; null: the site's usual address. */
  iframe_origin: v.nullable(v.string()),
  /** Hardware serial numbers of card terminals at the counter. */
  terminals: v.array(v.string()),
  /** The password itself is never answered. */
  set_at: instant,
  set_by: v.nullable(v.string()),
  version: v.string(),
})
export type CardPoint = v.InferOutput<typeof cardPoint>

/** null: there is none yet. */
export const getCardPoint = endpoint({
  id: 'getCardPoint',
  method: 'GET',
  path: 'api/merchant/card-point',
  in_specification: false,
  access: 'settings.card-point',
  sentence: true,
  query: v.object({ merchant_id: id }),
  answer: dataOf(v.nullable(cardPoint)),
  errors: [404],
})

const credentials = {
  site: shortText,
  merchid: shortText,
  username: nameText,
  /** Write-only: no call answers it. Absent: the one that is set. */
  password: v.optional(passwordText),
}

export const saveCardPoint = endpoint({
  id: 'saveCardPoint',
  method: 'POST',
  path: 'api/merchant/save-card-point',
  in_specification: true,
  access: 'settings.card-point',
  sentence: true,
  body: v.object({
    merchant_id: id,
    ...credentials,
    ach_merchid: v.optional(v.nullable(shortText)),
    iframe_origin: v.optional(v.nullable(longText)),
    terminals: v.optional(v.pipe(v.array(shortText), v.maxLength(mostTerminals))),
    /**
     * Of the account as read, '' where there was none; another one on the server is a 409 `changed`.
     */
    version: numberText,
  }),
  answer: done,
  errors: [404, 409, 422],
})

export const cardPointResults = [
  'accepted',
  'wrong-credentials',
  'unknown-merchant',
  'unknown-site',
  'no-answer',
] as const
export type CardPointResult = (typeof cardPointResults)[number]

/**
 * Asks the processor without a payment. Without `typed` the saved account is tested, which Support
 * may do as well. 409: `no_card_point`, there is none.
 */
export const testCardPoint = endpoint({
  id: 'testCardPoint',
  method: 'POST',
  path: 'api/merchant/test-card-point',
  in_specification: false,
  access: 'settings.card-point-test',
  sentence: true,
  body: v.object({ merchant_id: id, typed: v.optional(v.object(credentials)) }),
  answer: dataOf(
    v.object({
      result: v.picklist(cardPointResults),
      /** The names of other merchants with this merchant id; absent: the host does not say. */
      used_by: v.optional(v.array(v.string())),
    }),
  ),
  errors: [404, 409, 422],
})

/**
 * A small payment with the processor's published test card, only on a test site. Nothing of it is
 * in the books. 409: `no_card_point`, or `live`, money would move.
 */
export const makeTestPayment = endpoint({
  id: 'makeTestPayment',
  method: 'POST',
  path: 'api/merchant/test-payment',
  in_specification: false,
  access: 'settings.edit',
  sentence: true,
  key: 'header',
  body: v.object({ merchant_id: id }),
  answer: v.object({ data: merchant, approved: v.boolean() }),
  errors: [404, 409],
})
