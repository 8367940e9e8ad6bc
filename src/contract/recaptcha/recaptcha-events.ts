import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { anyOf, listOf } from '@/contract/list'
import { scoreBandNames, scores } from './recaptcha-scores'
import { askedDay, count, dataOf, id, instant, shortText } from '@/contract/wire'

/** What visitors tried, how likely each is a person, and what became of it (product.md A24). */

export const tryActions = [
  'search',
  'sign-in',
  'sign-up',
  'reset',
  'quote',
  'pay',
  /** A card that is kept in a profile; hosts that keep cards tell of it. */
  'add-card',
] as const
export const tryOutcomes = ['allowed', 'challenged', 'blocked'] as const
export type TryOutcome = (typeof tryOutcomes)[number]

/** Why a try was challenged or blocked. */
export const tryReasons = [
  'score',
  'block',
  'visible',
  'declines',
  'network',
  'bin',
  'amount',
] as const
export type TryReason = (typeof tryReasons)[number]

export const recaptchaEvent = v.object({
  id,
  at: instant,
  /** null: on the root domain. */
  merchant: v.nullable(v.object({ id, name: v.string() })),
  action: v.picklist(tryActions),
  score: v.picklist(scores),
  /** The address without its last part; null: not known. */
  network: v.nullable(v.string()),
  /** The caller's own network: a block of it would be for the caller, too. */
  is_own: v.boolean(),
  /** Two letters; null: not known. */
  country: v.nullable(v.string()),
  /** Of its network, in the ten minutes before. */
  attempts: count,
  cards: count,
  declines: count,
  outcome: v.picklist(tryOutcomes),
  reason: v.nullable(v.picklist(tryReasons)),
  /** '': without a card. */
  last4: v.string(),
  /** What the bank said of the card; null: it was not asked, or did not say. */
  bank: v.nullable(v.picklist(['approved', 'declined'])),
  /** The payment, and where the office's lists have it. */
  payment: v.nullable(v.object({ id, department_id: id, day: v.string() })),
  /** Who said that this was a person after all. */
  false_positive: v.nullable(v.object({ by: v.string(), at: instant })),
})
export type RecaptchaEvent = v.InferOutput<typeof recaptchaEvent>

const filters = {
  from: v.optional(askedDay),
  to: v.optional(askedDay),
  merchant_id: v.optional(id),
  action: v.optional(anyOf(tryActions)),
  score: v.optional(anyOf(scoreBandNames)),
  outcome: v.optional(anyOf(tryOutcomes)),
  network: v.optional(shortText),
}

export const recaptchaEventList = listOf({
  row: recaptchaEvent,
  sort: [
    'at',
    'merchant',
    'action',
    'score',
    'network',
    'attempts',
    'cards',
    'declines',
    'outcome',
  ],
  usualSort: '-at',
  filters,
})

/** Days are the provider's. */
export const listRecaptchaEvents = endpoint({
  id: 'listRecaptchaEvents',
  method: 'GET',
  path: 'api/warnings/recaptcha',
  in_specification: false,
  access: 'warnings.recaptcha',
  query: recaptchaEventList.query,
  answer: recaptchaEventList.answer,
  errors: [422],
})

export const recaptchaSummary = v.object({
  events: count,
  /** Below the threshold of the challenge, false positives left out. */
  low: count,
  /** The highest numbers of one network within ten minutes, and which it was. */
  declines: v.object({ most: count, network: v.nullable(v.string()) }),
  cards: v.object({ most: count, network: v.nullable(v.string()) }),
  /** Hours without a try have a row, too; at most the last two days of what was asked for. */
  hours: v.array(v.object({ at: instant, allowed: count, challenged: count, blocked: count })),
})
export type RecaptchaSummary = v.InferOutput<typeof recaptchaSummary>

/** The figures over the same rows as the list. */
export const getRecaptchaSummary = endpoint({
  id: 'getRecaptchaSummary',
  method: 'GET',
  path: 'api/warnings/recaptcha-summary',
  in_specification: false,
  access: 'warnings.recaptcha',
  query: v.object({ q: recaptchaEventList.query.entries.q, ...filters }),
  answer: dataOf(recaptchaSummary),
  errors: [422],
})

/** null: it is not kept any more. */
export const getRecaptchaEvent = endpoint({
  id: 'getRecaptchaEvent',
  method: 'GET',
  path: 'api/warnings/recaptcha/events/{id}',
  in_specification: false,
  access: 'warnings.recaptcha',
  params: v.object({ id }),
  answer: dataOf(v.nullable(recaptchaEvent)),
})

/** The whole address. The log has who looked. */
export const revealRecaptchaAddress = endpoint({
  id: 'revealRecaptchaAddress',
  method: 'POST',
  path: 'api/warnings/recaptcha/events/{id}/address',
  in_specification: false,
  access: 'warnings.recaptcha-block',
  params: v.object({ id }),
  answer: dataOf(v.object({ address: v.string() })),
  errors: [409, 429],
})

export const markRecaptchaEvent = endpoint({
  id: 'markRecaptchaEvent',
  method: 'PUT',
  path: 'api/warnings/recaptcha/events/{id}',
  in_specification: false,
  access: 'warnings.recaptcha-block',
  params: v.object({ id }),
  body: v.object({ false_positive: v.boolean() }),
  answer: dataOf(v.pick(recaptchaEvent, ['id', 'false_positive'])),
  errors: [409],
})
