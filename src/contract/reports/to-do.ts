import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { importKind } from '@/contract/imports/imports'
import { warningKinds } from '@/contract/warnings'
import { cents, count, dataOf, id, plainDate } from '@/contract/wire'

/** What waits for staff, on the dashboard (product.md A1). */

export const paymentToDos = ['refund-requests', 'unknown-payments', 'returned-echecks'] as const
export type PaymentToDo = (typeof paymentToDos)[number]

/** In the order in which they are shown. */
export const toDoKinds = [
  ...paymentToDos,
  'unreconciled-days',
  'ending-holds',
  'imports-with-errors',
  'merchant-problems',
  'warnings',
] as const
export type ToDoKind = (typeof toDoKinds)[number]

/** The most places of a kind; its count is of all. */
export const mostToDoPlaces = 20

const merchant = v.object({ id, name: v.string(), sub_domain: v.string() })
const days = v.object({ from: plainDate, to: plainDate })

/** A day of a department; payments for several stand at the first of them. */
export const paymentPlace = v.object({
  merchant,
  department_id: id,
  department: v.string(),
  day: plainDate,
  count,
  /** Of its only payment; null: there are several. */
  payment_id: v.nullable(id),
})
export type PaymentPlace = v.InferOutput<typeof paymentPlace>

export const batchPlace = v.object({ merchant, count, days })
export type BatchPlace = v.InferOutput<typeof batchPlace>

export const holdPlace = v.object({
  merchant,
  department_id: id,
  department: v.string(),
  account: v.string(),
  client: v.string(),
  /** Its last day. */
  until: plainDate,
})
export type HoldPlace = v.InferOutput<typeof holdPlace>

/** An import of which rows were refused, or that failed. */
export const importPlace = v.object({
  merchant,
  import_id: id,
  kind: importKind,
  /** null: users. */
  department_id: v.nullable(id),
  file: v.string(),
  day: plainDate,
  /** null: nothing was taken over. */
  refused: v.nullable(count),
})
export type ImportPlace = v.InferOutput<typeof importPlace>

/** `count`: how many problems. */
export const problemPlace = v.object({ merchant, count })
export type ProblemPlace = v.InferOutput<typeof problemPlace>

export const warningPlace = v.object({
  /** null: it concerns all of them. */
  merchant: v.nullable(merchant),
  warning_id: id,
  kind: v.picklist(warningKinds),
})
export type WarningPlace = v.InferOutput<typeof warningPlace>

/** What is oldest, or ends first, comes first; of warnings the worst. */
export const toDo = v.union([
  v.object({
    kind: v.picklist(paymentToDos),
    count,
    total_cents: cents,
    /** From the first transaction day to the last; of returned e-checks to the last return. */
    days,
    places: v.array(paymentPlace),
  }),
  v.object({ kind: v.literal('unreconciled-days'), count, days, places: v.array(batchPlace) }),
  v.object({ kind: v.literal('ending-holds'), count, places: v.array(holdPlace) }),
  v.object({ kind: v.literal('imports-with-errors'), count, places: v.array(importPlace) }),
  v.object({ kind: v.literal('merchant-problems'), count, places: v.array(problemPlace) }),
  v.object({ kind: v.literal('warnings'), count, places: v.array(warningPlace) }),
])
export type ToDo = v.InferOutput<typeof toDo>

/**
 * Only what the caller may act on, and only where there is something. Of the subdomain's merchant; on
 * the root of the named one, or of all (decision 19).
 */
export const listToDos = endpoint({
  id: 'listToDos',
  method: 'GET',
  path: 'api/dashboard/to-do',
  in_specification: false,
  access: 'dashboard.view',
  sentence: true,
  query: v.object({ merchant_id: v.optional(id) }),
  answer: dataOf(v.array(toDo)),
  errors: [404],
})
