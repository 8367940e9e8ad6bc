import * as v from 'valibot'
import { recaptchaBlock } from '@/contract/recaptcha/recaptcha-blocks'
import { recaptchaEvent } from '@/contract/recaptcha/recaptcha-events'
import { recaptchaLimits, recaptchaSettings } from '@/contract/recaptcha/recaptcha-limits'
import { id } from '@/contract/wire'
import type { TableSpec } from './store/table'

/** A try as it is stored; what its answer says of its network follows from the other tries. */
export const recaptchaEventRow = v.object({
  ...v.pick(recaptchaEvent, [
    'id',
    'at',
    'action',
    'score',
    'country',
    'outcome',
    'reason',
    'last4',
    'bank',
    'payment',
    'false_positive',
  ]).entries,
  /** null: on the root domain. */
  merchant_id: v.nullable(id),
  /** The whole address: only a look that is logged shows it. */
  address: v.string(),
  /** The first digits of the card, as far as its token tells; '': without a card. */
  bin: v.string(),
})
export type RecaptchaEventRow = v.InferOutput<typeof recaptchaEventRow>

export const recaptchaEventTable: TableSpec<RecaptchaEventRow, never> = {
  name: 'recaptchaEvent',
  schema: recaptchaEventRow,
  indexes: {},
}

/** Its `address` is empty for the challenge of a site. */
export const recaptchaBlockRow = v.object({
  ...v.pick(recaptchaBlock, ['id', 'kind', 'covers', 'at', 'by', 'ends_at']).entries,
  address: v.string(),
  merchant_id: v.nullable(id),
})
export type RecaptchaBlockRow = v.InferOutput<typeof recaptchaBlockRow>

export const recaptchaBlockTable: TableSpec<RecaptchaBlockRow, never> = {
  name: 'recaptchaBlock',
  schema: recaptchaBlockRow,
  indexes: {},
}

/** At most one row; without it, the usual limits count. */
export const recaptchaLimitsRow = v.object({
  id,
  ...recaptchaLimits.entries,
  ...v.pick(recaptchaSettings, ['updated_at', 'updated_by']).entries,
})
export type RecaptchaLimitsRow = v.InferOutput<typeof recaptchaLimitsRow>

export const recaptchaLimitsTable: TableSpec<RecaptchaLimitsRow, never> = {
  name: 'recaptchaLimits',
  schema: recaptchaLimitsRow,
  indexes: {},
}

export const limitsId = 'all'
