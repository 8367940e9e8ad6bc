import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { scores } from './recaptcha-scores'
import { dataOf, instant, numberText, upTo } from '@/contract/wire'

/** When a visitor is challenged, blocked or paused; one set for all sites (product.md A24). */

/** The range of each number. */
export const limitRanges = {
  declines: { least: 2, most: 10 },
  within_seconds: { least: 30, most: 600 },
  pause_minutes: { least: 1, most: 60 },
  per_network: { least: 3, most: 500 },
  per_bin: { least: 2, most: 500 },
  min_cents: { least: 0, most: 100_000 },
} as const

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  upTo(most, least)

export const recaptchaLimits = v.object({
  /** Tries with a lower score answer the challenge, or are refused. */
  challenge_below: v.picklist(scores),
  block_below: v.picklist(scores),
  /** So many declined cards in a row, within so many seconds, pause their payer for so long. */
  declines: within(limitRanges.declines),
  within_seconds: within(limitRanges.within_seconds),
  pause_minutes: within(limitRanges.pause_minutes),
  /** Tries to pay in ten minutes: from one network, and with cards of one first number. */
  per_network: within(limitRanges.per_network),
  per_bin: within(limitRanges.per_bin),
  /** A smaller payment answers the challenge. */
  min_cents: within(limitRanges.min_cents),
})
export type RecaptchaLimits = v.InferOutput<typeof recaptchaLimits>

export const recaptchaSettings = v.object({
  ...recaptchaLimits.entries,
  updated_at: v.nullable(instant),
  updated_by: v.nullable(v.string()),
  /** Names this state of the limits; a change sends it back. */
  version: v.string(),
})
export type RecaptchaSettings = v.InferOutput<typeof recaptchaSettings>

export const getRecaptchaSettings = endpoint({
  id: 'getRecaptchaSettings',
  method: 'GET',
  path: 'api/warnings/recaptcha/settings',
  in_specification: false,
  access: 'warnings.recaptcha',
  answer: dataOf(recaptchaSettings),
})

export const saveRecaptchaSettings = endpoint({
  id: 'saveRecaptchaSettings',
  method: 'PUT',
  path: 'api/warnings/recaptcha/settings',
  in_specification: false,
  access: 'warnings.recaptcha-settings',
  body: v.object({ ...recaptchaLimits.entries, version: numberText }),
  answer: dataOf(recaptchaSettings),
  errors: [409, 422],
})
