import * as v from 'valibot'
import { aging, usage } from './bill-kinds'
import { billRow } from './bill-search'
import { historyEntry, hold, parcel } from './bills'
import { departmentEndpoint, endpoint } from '@/contract/endpoint'
import { ebilling } from '@/contract/people/subscriptions'
import {
  cents,
  dataOf,
  id,
  instant,
  messageOnly,
  numberText,
  pageOf,
  pageQuery,
  plainDate,
  shortText,
  writtenText,
} from '@/contract/wire'

/** The accounts in a citizen's profile, and one account in full (P7, P8). */

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
  /** Below zero: a credit of the payer. */
  balance_cents: cents,
  past_due_cents: cents,
  /** The next due date. */
  next_due: v.nullable(plainDate),
  /** null: on paper, and never changed. */
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
 * Two matching facts: the account, and the PIN printed on its bill. Public pages show every amount,
 * so no amount is a proof. If they do not match, the answer is `data: null`, whichever is wrong;
 * also for an unknown account. Users who have the account linked already are told by mail.
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
    account: numberText,
    /** null: the account has one customer only. */
    client: v.nullable(numberText),
    pin: shortText,
    nickname: v.nullable(writtenText(longestNickname)),
  }),
  answer: dataOf(v.nullable(linkedAccount)),
  /**
   * 409 `email_unconfirmed`: the caller has not opened the link of the mail to their address yet;
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
  /** What is past due and what is due today; nothing that is due later. */
  due_now_cents: cents,
  past_due_cents: cents,
  /** After today. */
  next_due: v.nullable(v.object({ date: plainDate, amount_cents: cents })),
  /** Everything open less all overpayments; below zero: a credit. */
  balance_cents: cents,
  last_payment: v.nullable(v.object({ date: plainDate, amount_cents: cents })),
  aging,
  hold: v.nullable(hold),
  /** Years with an open balance, newest first. */
  bills: v.array(billRow),
  /** Every year with a bill, newest first: each is a document. */
  years: v.array(v.number()),
  usage: v.nullable(usage),
  /** Service ends on this day unless what is past due is paid by then. */
  shut_off: v.optional(v.nullable(v.object({ date: plainDate, amount_cents: cents }))),
  /** The caller's own link to it; null for staff. */
  link: v.nullable(
    v.object({ id, nickname: v.nullable(v.string()), ebilling: v.nullable(ebilling) }),
  ),
})
export type Account = v.InferOutput<typeof account>

export const accountParams = v.object({ account: numberText, client: numberText })

/**
 * The department is in `X-Department-Id`. For a citizen `data: null` means that the account is not
 * linked, whether or not it exists; for staff a 404 means that it does not exist.
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
  /**
   * The bill's number; for a payment its confirmation number, if the caller made it or is staff, or
   * while it is being checked its reference.
   */
  reference: v.nullable(v.string()),
  /** The channel of a payment; null otherwise. */
  channel: v.nullable(historyEntry.entries.channel),
  tender: v.nullable(historyEntry.entries.tender),
  year: v.number(),
  cycle: v.string(),
  /** The change of the balance; below zero: a reduction. */
  amount_cents: cents,
  /** The balance afterwards. */
  balance_cents: cents,
  /** Not settled yet. */
  pending: v.boolean(),
  /** A payment whose outcome is not known: no part of the balance (decision 43). */
  checking: v.optional(v.boolean()),
  /** An adjustment that takes back a canceled payment. */
  voided: v.optional(v.boolean()),
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
