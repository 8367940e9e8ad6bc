import * as v from 'valibot'
import { searchWays } from './departments'
import { departmentEndpoint } from './endpoint'
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
} from './wire'

/** Cycle codes: 1 first half, 2 second half, D delinquent, S special assessment, M monthly. */
export const cycle = v.string()

/** What a bill is, in one word and its facts; the screens say it the way a person would. */
export const billStatus = v.union([
  v.object({ kind: v.literal('paid') }),
  v.object({ kind: v.literal('due'), cycle, date: plainDate }),
  v.object({ kind: v.literal('past-due'), cycle, date: plainDate }),
  v.object({ kind: v.literal('delinquent'), since: year }),
  v.object({ kind: v.literal('pending') }),
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
  /** false: on hold or being paid; the row leads to its bill and cannot be put into the cart. */
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
 * What is asked for beside the first fact (`search.second` of the department). Where it is asked for,
 * the first fact must be whole: all of the number, of the address with its house, or of the last
 * name; dashes, spaces and lost leading zeros do not matter. Wrong facts are counted by network and
 * by account, and too many are a 429 with `Retry-After`.
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
  /**
   * The department shows bills to whoever knows two facts that belong together, and the second was
   * not given: nothing was looked for.
   */
  second_needed: v.optional(v.boolean()),
  /** For a number without a hit: numbers that differ by little. */
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
    by: searchWays,
    /** Number, name or street; at least 2 characters (specification §5). */
    q: searchText,
    ...secondFactQuery,
    /** House number or range, `11-13`; with `by=address`. */
    house: v.optional(searchText),
    year: v.optional(year),
    status: v.optional(v.picklist(['due', 'all'])),
  }),
  answer: searchAnswer,
  errors: [422, 429],
})
