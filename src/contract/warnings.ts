import * as v from 'valibot'
import { endpoint } from './endpoint'
import { importKind } from './imports/imports'
import { anyOf, listOf } from './list'
import { askedDay, count, dataOf, id, instant, longText, numberText, plainDate } from './wire'

/** What went wrong at a merchant and waits for the provider's staff (product.md A23). */

/** The worst first. */
export const warningSeverities = ['high', 'medium', 'low'] as const
export const warningKinds = [
  'suspicious-traffic',
  'unknown-payment',
  'card-point',
  'decline-rate',
  'county-system',
  'import-failed',
  'bounce-rate',
  'foreign-host',
  'merchant-off',
] as const
export type WarningKind = (typeof warningKinds)[number]
export const warningStates = ['open', 'acknowledged', 'closed'] as const
export type WarningState = (typeof warningStates)[number]

/** What a warning is about; its name is of the day on which it was raised. */
export const warningSubject = v.object({
  kind: v.picklist(['merchant', 'department', 'payment', 'import', 'notification', 'network']),
  id,
  name: v.string(),
})

/** What was seen the last time; each kind has some of them. */
export const warningFacts = v.object({
  /** In percent: of payments declined, of mails returned. */
  share: v.optional(count),
  /** How many payments, mails or rows that share is of. */
  of: v.optional(count),
  /** How many rows were refused, or payments are under way. */
  affected: v.optional(count),
  /** Why: the answer of the processor or of the county's system, the failure of an import. */
  code: v.optional(v.string()),
  host: v.optional(v.string()),
  cents: v.optional(count),
})
export type WarningFacts = v.InferOutput<typeof warningFacts>

export const warningEvents = [
  'raised',
  'happened-again',
  'resolved',
  'acknowledged',
  'assigned',
  'closed',
  'reopened',
] as const

const person = v.object({ id, name: v.string() })

/** `by` null: not done by a person; it happened again, or its cause is gone. */
export const warningEvent = v.object({
  at: instant,
  event: v.picklist(warningEvents),
  by: v.nullable(person),
  /** Of an assignment: to whom. */
  to: v.nullable(person),
  note: v.string(),
})
export type WarningEvent = v.InferOutput<typeof warningEvent>

export const warning = v.object({
  id,
  kind: v.picklist(warningKinds),
  severity: v.picklist(warningSeverities),
  /** null: it concerns all of them, or one that was deleted. */
  merchant: v.nullable(v.object({ id, name: v.string(), sub_domain: v.string() })),
  subject: warningSubject,
  facts: warningFacts,
  /** How often it happened since it was raised. */
  count,
  first_at: instant,
  last_at: instant,
  state: v.picklist(warningStates),
  owner: v.nullable(person),
  /** Names this state of it; a change sends it back. */
  version: v.string(),
})
export type Warning = v.InferOutput<typeof warning>

/** Where its cause stands, for a link; null: it is not there any more. */
export const warningPlace = v.object({
  department_id: v.nullable(id),
  /** Of a payment, in the merchant's zone. */
  day: v.nullable(plainDate),
  /** Of an import. */
  import_kind: v.nullable(importKind),
})

export const warningDetail = v.object({
  ...warning.entries,
  place: v.nullable(warningPlace),
  /** Oldest first. */
  history: v.array(warningEvent),
})
export type WarningDetail = v.InferOutput<typeof warningDetail>

/** `nobody` as an owner: those without one. */
export const noOwner = 'nobody'

const filters = {
  severity: v.optional(anyOf(warningSeverities)),
  kind: v.optional(anyOf(warningKinds)),
  state: v.optional(anyOf(warningStates)),
  merchant_id: v.optional(id),
  owner_id: v.optional(id),
  /** Days of the provider's zone, on which it last happened. */
  from: v.optional(askedDay),
  to: v.optional(askedDay),
}

export const warningList = listOf({
  row: warning,
  sort: ['severity', 'kind', 'merchant', 'count', 'first_at', 'last_at', 'state', 'owner'],
  usualSort: 'severity',
  filters,
})

export const listWarnings = endpoint({
  id: 'listWarnings',
  method: 'GET',
  path: 'api/warnings',
  in_specification: false,
  access: 'warnings.view',
  query: warningList.query,
  answer: warningList.answer,
  errors: [422],
})

/** The most days of the chart. */
export const mostWarningDays = 31

/** How many began, or began again, on each day: of what a list with the same filters has. */
export const getWarningDays = endpoint({
  id: 'getWarningDays',
  method: 'GET',
  path: 'api/warnings-per-day',
  in_specification: false,
  access: 'warnings.view',
  query: v.object({ q: warningList.query.entries.q, ...filters }),
  answer: dataOf(v.array(v.object({ day: plainDate, high: count, medium: count, low: count }))),
  errors: [422],
})

/** Who may have a warning: staff of the provider who may acknowledge one. */
export const listWarningOwners = endpoint({
  id: 'listWarningOwners',
  method: 'GET',
  path: 'api/warning-owners',
  in_specification: false,
  access: 'warnings.view',
  answer: dataOf(v.array(person)),
})

/** One that is not there any more is a 409 `gone`. */
export const getWarning = endpoint({
  id: 'getWarning',
  method: 'GET',
  path: 'api/warnings/{id}',
  in_specification: false,
  access: 'warnings.view',
  params: v.object({ id }),
  answer: dataOf(warningDetail),
  errors: [409],
})

export const warningActions = ['acknowledge', 'assign', 'close', 'reopen'] as const
export type WarningAction = (typeof warningActions)[number]

/** All but `acknowledge` are for those with `warnings.edit`; what is closed is a 409 `not_now`. */
export const updateWarning = endpoint({
  id: 'updateWarning',
  method: 'PUT',
  path: 'api/warnings/{id}',
  in_specification: false,
  access: 'warnings.acknowledge',
  key: 'header',
  params: v.object({ id }),
  body: v.object({
    action: v.picklist(warningActions),
    /** Of `assign`; null: nobody. */
    owner_id: v.optional(v.nullable(id)),
    /** Needed to close. */
    note: v.optional(longText),
    version: numberText,
  }),
  answer: dataOf(warningDetail),
  errors: [409, 422],
})
