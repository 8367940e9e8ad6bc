import * as v from 'valibot'
import { billAbout, billDocument, billNotice } from './bill-kinds'
import { billStatus, cycle, secondFactQuery } from './bill-search'
import { departmentEndpoint } from '@/contract/endpoint'
import { cents, dataOf, id, instant, plainDate, shortText, year } from '@/contract/wire'

/** An installment: its `id` is the cart item's id (decision 12). */
export const installment = v.object({
  id,
  bill_number: v.string(),
  cycle,
  due_date: plainDate,
  gross_cents: cents,
  /** Negative: rollback, homestead. */
  reductions_cents: cents,
  special_assessments: v.array(
    v.object({ project: v.string(), description: v.string(), amount_cents: cents }),
  ),
  penalty_cents: cents,
  interest_cents: cents,
  paid_cents: cents,
  balance_cents: cents,
  /** For cycle D: the first unpaid year; null where it is past due within the year. */
  delinquent_since: v.nullable(year),
  status: billStatus,
})
export type Installment = v.InferOutput<typeof installment>

export const parcel = v.object({
  id,
  department_id: id,
  account: v.string(),
  client: v.string(),
  roll_type: v.string(),
  owner: v.string(),
  address: v.string(),
  city: v.string(),
  zip: v.string(),
  legal_description: v.nullable(v.string()),
  tax_district: v.nullable(v.string()),
  homestead: v.boolean(),
  owner_occupied: v.boolean(),
  mortgage_company: v.nullable(v.string()),
})
export type Parcel = v.InferOutput<typeof parcel>

/** Why a bill cannot be paid here, in the office's text, and the number to call. */
export const hold = v.object({ code: v.string(), reason: v.string(), phone: v.string() })
export type Hold = v.InferOutput<typeof hold>

export const pendingPayment = v.object({
  amount_cents: cents,
  at: instant,
  /** What of the bill it is for; without it, a host does not say. */
  cycles: v.optional(v.array(cycle)),
  /** Its outcome is not known: it is no part of the balance. */
  checking: v.optional(v.boolean()),
})

/** One year of one parcel; delinquent amounts of earlier years are its cycle D. */
export const bill = v.object({
  parcel,
  year,
  years: v.array(year),
  installments: v.array(installment),
  delinquent_cents: cents,
  total_cents: cents,
  status: billStatus,
  hold: v.nullable(hold),
  pending: v.nullable(pendingPayment),
  about: billAbout,
  documents: v.array(billDocument),
  /** Most serious first. */
  notices: v.array(billNotice),
  /**
   * The PIN of the account, as printed on a mailed bill (product.md 2.5 `link_pin`). Tax bills are
   * public, so only staff and users who have linked the account get it here.
   */
  link_pin: v.nullable(v.string()),
})
export type Bill = v.InferOutput<typeof bill>

/**
 * Proves access to a bill of a department that requires two facts: its address is only one
 * (product.md P3 "Privacy"). Staff and users who have linked the account need no proof.
 */
const proof = {
  ...secondFactQuery,
  /** An installment in the cart of a visitor who has seen the bill: such ids cannot be guessed. */
  item: v.optional(id),
}

/** `bill` is null for a year without one, `parcel` if another fact is required. */
export const billAnswer = v.object({
  parcel: v.nullable(parcel),
  years: v.array(year),
  bill: v.nullable(bill),
  /** Another fact is required: this repeats only what the address says. */
  needs_second_fact: v.optional(v.object({ account: v.string() })),
})
export type BillAnswer = v.InferOutput<typeof billAnswer>

export const getBill = departmentEndpoint({
  id: 'getBill',
  method: 'GET',
  path: 'api/bills/{parcelId}/{year}',
  in_specification: false,
  access: 'anyone',
  params: v.object({ parcelId: id, year: shortText }),
  query: v.object(proof),
  /** A parcel id that names nothing is a 404 (decision 3). */
  answer: dataOf(billAnswer),
  /** 429: too many wrong second facts, from this network or about this account. */
  errors: [404, 429],
})

export const historyEntry = v.object({
  id,
  at: instant,
  year,
  cycle,
  amount_cents: cents,
  channel: v.picklist(['online', 'counter', 'lockbox', 'escrow', 'mail']),
  tender: v.picklist(['card', 'echeck', 'cash', 'check']),
  status: v.picklist([
    'approved',
    'pending',
    'unknown',
    'posted',
    'returned',
    'voided',
    'refunded',
    'part-refunded',
  ]),
  /** What went back of it; without it, a host does not say. */
  refunded_cents: v.optional(cents),
})

export const getBillHistory = departmentEndpoint({
  id: 'getBillHistory',
  method: 'GET',
  path: 'api/bills/{parcelId}/history',
  in_specification: false,
  access: 'anyone',
  params: v.object({ parcelId: id }),
  query: v.object(proof),
  answer: v.object({
    ...dataOf(v.array(historyEntry)).entries,
    /** As with the bill: no search was made. */
    second_needed: v.optional(v.boolean()),
  }),
  errors: [404, 429],
})
