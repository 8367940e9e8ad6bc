import * as v from 'valibot'
import { aging, usage } from './bill-kinds'
import { billRow } from './bill-search'
import { historyEntry, hold, parcel } from './bills'
import { departmentEndpoint, endpoint } from './endpoint'
import { ebilling } from './subscriptions'
import {
  cents,
  dataOf,
  id,
  instant,
  messageOnly,
  pageOf,
  pageQuery,
  plainDate,
  shortText,
} from './wire'

/** Accounts that a citizen keeps in the profile, and one account with all that belongs to it (P7, P8). */

export const longestNickname = 40

/** An account number with its customer number, in one department. */
const accountKey = { department_id: id, account: v.string(), client: v.string() }

export const linkedAccount = v.object({
  id,
  ...accountKey,
  parcel_id: id,
  nickname: v.nullable(v.string()),
  owner: v.string(),
  address: v.string(),
  /** Below zero: money that is the payer's. */
  balance_cents: cents,
  past_due_cents: cents,
  /** The next day on which something is due. */
  next_due: v.nullable(plainDate),
  /** null: on paper, and never asked to be otherwise. */
  ebilling: v.nullable(ebilling),
  linked_at: instant,
})
export type LinkedAccount = v.InferOutput<typeof linkedAccount>

const linkParams = v.object({ id })

export const listLinkedAccounts = endpoint({
  id: 'listLinkedAccounts',
  method: 'GET',
  path: 'api/user/linked-accounts',
  in_specification: false,
  access: 'accounts.own',
  sentence: true,
  answer: dataOf(v.array(linkedAccount)),
})

/**
 * Two facts that belong together: the account, and the PIN that is printed on its bill. Nothing that
 * a public page shows is a proof, so no amount is one. Where they do not match the answer is
 * `data: null`, whichever is wrong; also for an account that is not there. Who has the account
 * linked already is told by mail.
 */
export const linkAccount = endpoint({
  id: 'linkAccount',
  method: 'POST',
  path: 'api/user/linked-accounts',
  in_specification: false,
  access: 'accounts.own',
  sentence: true,
  body: v.object({
    department_id: id,
    account: shortText,
    /** null: the account has one customer only. */
    client: v.nullable(shortText),
    pin: shortText,
    nickname: v.nullable(v.pipe(v.string(), v.maxLength(longestNickname))),
  }),
  answer: dataOf(v.nullable(linkedAccount)),
  /**
   * 409 `email_unconfirmed`: who asks has not opened the link of the mail to their address yet;
   * 409 `already_linked`; 429 after several wrong tries.
   */
  errors: [409, 422, 429],
})

export const unlinkAccount = endpoint({
  id: 'unlinkAccount',
  method: 'DELETE',
  path: 'api/user/linked-accounts/{id}',
  in_specification: false,
  access: 'accounts.own',
  sentence: true,
  params: linkParams,
  answer: messageOnly,
  /** 409 `not_linked`: it was unlinked meanwhile. */
  errors: [409],
})

export const setEbilling = endpoint({
  id: 'setEbilling',
  method: 'POST',
  path: 'api/user/linked-accounts/{id}/ebilling',
  in_specification: false,
  access: 'accounts.own',
  sentence: true,
  params: linkParams,
  body: v.object({ on: v.boolean() }),
  answer: dataOf(linkedAccount),
  errors: [409],
})

export type Usage = v.InferOutput<typeof usage>

export const account = v.object({
  parcel,
  /** What is past due and what is due next. */
  due_now_cents: cents,
  past_due_cents: cents,
  next_due: v.nullable(v.object({ date: plainDate, amount_cents: cents })),
  /** All that is open less all that was paid too much; below zero: a credit. */
  balance_cents: cents,
  last_payment: v.nullable(v.object({ date: plainDate, amount_cents: cents })),
  aging,
  hold: v.nullable(hold),
  /** Years in which something is open, newest first. */
  bills: v.array(billRow),
  /** Every year that has a bill, newest first: each is a document. */
  years: v.array(v.number()),
  usage: v.nullable(usage),
  /** The caller's own link to it; null for staff. */
  link: v.nullable(
    v.object({ id, nickname: v.nullable(v.string()), ebilling: v.nullable(ebilling) }),
  ),
})
export type Account = v.InferOutput<typeof account>

const accountParams = v.object({ account: shortText, client: shortText })

/**
 * The department stands in `X-Department-Id`. For a citizen `data: null` means that the account is
 * not among their own, whether or not there is one; a 404 (for staff) that there is none.
 */
export const getAccount = departmentEndpoint({
  id: 'getAccount',
  method: 'GET',
  path: 'api/accounts/{account}/{client}',
  in_specification: false,
  access: 'accounts.view',
  sentence: true,
  params: accountParams,
  answer: dataOf(v.nullable(account)),
  errors: [404, 422],
})

export const activityKinds = ['bill', 'payment', 'adjustment', 'return', 'refund'] as const
export const activityKind = v.picklist(activityKinds)
export type ActivityKind = v.InferOutput<typeof activityKind>

export const activityEntry = v.object({
  id,
  date: plainDate,
  kind: activityKind,
  /** The bill's number; of a payment its confirmation number, for whoever made it and for staff. */
  reference: v.nullable(v.string()),
  /** How a payment came in; null for anything else. */
  channel: v.nullable(historyEntry.entries.channel),
  tender: v.nullable(historyEntry.entries.tender),
  year: v.number(),
  cycle: v.string(),
  /** What it adds to the balance; below zero: takes from it. */
  amount_cents: cents,
  /** The balance afterwards. */
  balance_cents: cents,
  /** Not settled yet. */
  pending: v.boolean(),
})
export type ActivityEntry = v.InferOutput<typeof activityEntry>

/** Newest first. */
export const getAccountActivity = departmentEndpoint({
  id: 'getAccountActivity',
  method: 'GET',
  path: 'api/accounts/{account}/{client}/activity',
  in_specification: false,
  access: 'accounts.view',
  sentence: true,
  params: accountParams,
  query: v.object({ ...pageQuery, kind: v.optional(activityKind) }),
  answer: pageOf(activityEntry),
  errors: [404, 422],
})
