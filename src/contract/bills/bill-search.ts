import * as v from 'valibot'
import { searchWays } from '@/contract/departments/departments'
import { departmentEndpoint } from '@/contract/endpoint'
import {
  cents,
  id,
  nameText,
  pageOf,
  pageQuery,
  plainDate,
  searchText,
  shortText,
  year,
} from '@/contract/wire'

/** Cycle codes: 1 first half, 2 second half, D delinquent, S special assessment, M monthly. */
export const cycle = v.string()

/** The status of a bill and its facts; the screens turn it into a sentence. */
export const billStatus = v.union([
  v.object({ kind: v.literal('paid') }),
  v.object({ kind: v.literal('due'), cycle, date: plainDate }),
  v.object({ kind: v.literal('past-due'), cycle, date: plainDate }),
  v.object({ kind: v.literal('delinquent'), since: year }),
  v.object({ kind: v.literal('pending') }),
  /** A payment of it has no answer yet: it counts as owed, and is not paid again (decision 43). */
  v.object({ kind: v.literal('checking') }),
  v.object({ kind: v.literal('plan') }),
  v.object({ kind: v.literal('held') }),
])
export type BillStatus = v.InferOutput<typeof billStatus>

/** A line of the search: one parcel in one year. */
export const billRow = v.object({
  parcel_id: id,
  department_id: id,
  account: v.string(),
  client: v.string(),
  owner: v.string(),
  address: v.string(),
  year,
  status: billStatus,
  amount_due_cents: cents,
  /** false: on hold, being checked or nothing left to pay; such a row cannot be put into the cart. */
  payable: v.boolean(),
  open: v.array(
    v.object({
      id,
      bill_number: v.string(),
      cycle,
      due_date: plainDate,
      balance_cents: cents,
    }),
  ),
})
export type BillRow = v.InferOutput<typeof billRow>

/**
 * The second fact (`search.second` of the department). Where it is required, the first fact must be
 * whole: the entire number, the address with its house number, or the entire last name; dashes,
 * spaces and dropped leading zeros are ignored. Wrong facts are counted by network and by account,
 * and too many are a 429 with `Retry-After`.
 */
export const secondFactQuery = {
  /** Last name. */
  name: v.optional(nameText),
  zip: v.optional(shortText),
  /** Date of birth, `YYYY-MM-DD`. */
  born: v.optional(shortText),
}

const searchAnswer = v.object({
  ...pageOf(billRow).entries,
  /** More than 200: the first page is shown with the advice to narrow the search. */
  too_many: v.boolean(),
  /** The department requires two matching facts, and the second is missing: no search was made. */
  second_needed: v.optional(v.boolean()),
  /** For a number without a hit: similar numbers. */
  similar: v.array(v.object({ parcel_id: id, account: v.string(), address: v.string(), year })),
})

export const searchBills = departmentEndpoint({
  id: 'searchBills',
  method: 'GET',
  path: 'api/bills/search',
  in_specification: false,
  access: 'anyone',
  query: v.object({
    ...pageQuery,
    /** Without it the department's first way, or `number` in a search of several departments. */
    by: v.optional(searchWays),
    /** Number, name or street; at least 2 characters (specification §5). */
    q: searchText,
    ...secondFactQuery,
    /** House number or range, `11-13`; with `by=address`. */
    house: v.optional(searchText),
    /** Without a year: each account's own newest. */
    year: v.optional(year),
    /**
     * The department's newest year; `year` takes precedence. A whole number, a case and a person's
     * citations are found in every account's own newest: a ticket of December is owed in January.
     */
    newest_year: v.optional(v.boolean()),
    status: v.optional(v.picklist(['due', 'all'])),
  }),
  answer: searchAnswer,
  errors: [422, 429],
})
