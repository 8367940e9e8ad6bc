import * as v from 'valibot'
import { account, accountParams, activityEntry, activityKind } from './accounts'
import { auditEntry } from '@/contract/audit'
import { departmentEndpoint } from '@/contract/endpoint'
import { paidWith } from '@/contract/payments/paid-with'
import { paymentStatuses } from '@/contract/payments/payment-status'
import { ebilling } from '@/contract/people/subscriptions'
import {
  cents,
  dataOf,
  emailText,
  id,
  instant,
  messageOnly,
  nameText,
  numberText,
  pageOf,
  pageQuery,
  plainDate,
  shortText,
  writtenText,
  year,
} from '@/contract/wire'

/** One account as the office sees it (product.md P9, A8); the department is in `X-Department-Id`. */

/** Why staff block online payments; PLAN shows as "On payment plan". */
export const officeHoldCodes = ['DISPUTE', 'BKR', 'LIEN', 'CERT', 'PLAN', 'OTHER'] as const
export type OfficeHoldCode = (typeof officeHoldCodes)[number]

export const officeHold = v.object({
  code: v.picklist(officeHoldCodes),
  /** Shown to payers. */
  reason: v.string(),
  /** The last day; null: until it is lifted. */
  until: v.nullable(plainDate),
  at: instant,
  by: v.string(),
})

/** What staff have set, whether it is still on or not; a hold of the imported bills is not in it. */
export const accountHold = v.object({
  hold: v.nullable(officeHold),
  /** Identifies this state; a PUT sends it back. */
  version: v.string(),
})
export type AccountHold = v.InferOutput<typeof accountHold>

/** A citizen who has the account linked. */
export const accountUser = v.object({
  user_id: id,
  name: v.string(),
  /** Masked, unless the caller may see it. */
  email: v.string(),
  linked_at: instant,
  ebilling: v.nullable(ebilling),
})
export type AccountUser = v.InferOutput<typeof accountUser>

export const accountPayment = v.object({
  /** null: nothing was charged, or it is not known yet. */
  receipt_id: v.nullable(id),
  confirmation: v.string(),
  /** While its outcome is unknown: what its payer was given to name it by. */
  reference: v.optional(v.nullable(v.string())),
  at: instant,
  status: v.picklist(paymentStatuses),
  return_code: v.nullable(v.string()),
  payer_name: v.string(),
  /** Masked; null: none was given. */
  payer_email: v.nullable(v.string()),
  tender: paidWith,
  brand: v.nullable(v.string()),
  last4: v.string(),
  /** What of it was for this account. */
  amount_cents: cents,
  /** What of that was refunded. */
  refunded_cents: cents,
})
export type AccountPayment = v.InferOutput<typeof accountPayment>

export const officeAccount = v.object({
  ...account.entries,
  office: accountHold,
  users: v.array(accountUser),
  /** The latest ten attempts, refused ones too. */
  payments: v.array(accountPayment),
  /** The latest ten things that staff did to this account and to its payments. */
  actions: v.array(auditEntry),
})
export type OfficeAccount = v.InferOutput<typeof officeAccount>

const merchant_id = v.optional(id)

export const getOfficeAccount = departmentEndpoint({
  id: 'getOfficeAccount',
  method: 'GET',
  path: 'api/accounts/{account}/{client}/office',
  in_specification: false,
  access: 'merchant-accounts.view',
  sentence: true,
  params: accountParams,
  query: v.object({ merchant_id }),
  answer: dataOf(officeAccount),
})

/** Sets, changes or lifts a hold. */
export const setAccountHold = departmentEndpoint({
  id: 'setAccountHold',
  method: 'PUT',
  path: 'api/accounts/{account}/{client}/hold',
  in_specification: false,
  access: 'merchant-accounts.hold',
  sentence: true,
  key: 'header',
  params: accountParams,
  body: v.object({
    hold: v.nullable(v.object({ code: shortText, reason: writtenText(400), until: shortText })),
    version: numberText,
    merchant_id,
  }),
  answer: dataOf(accountHold),
  /** 409 `changed`: the hold was changed since it was read. 429: too often within the hour. */
  errors: [409, 422, 429],
})

/** Mails the address of a bill; without a year, of the newest. */
export const sendBillLink = departmentEndpoint({
  id: 'sendBillLink',
  method: 'POST',
  path: 'api/accounts/{account}/{client}/send-link',
  in_specification: false,
  access: 'merchant-accounts.view',
  sentence: true,
  key: 'header',
  params: accountParams,
  body: v.object({ email: emailText, year: v.nullable(year), merchant_id }),
  answer: messageOnly,
  errors: [422, 429],
})

/**
 * Delivery of the account's bills to a caller: one who has it linked, or whose confirmed e-mail
 * address is given; then the account is linked as well, and its other users are told.
 */
export const setCallerEbilling = departmentEndpoint({
  id: 'setCallerEbilling',
  method: 'POST',
  path: 'api/accounts/{account}/{client}/ebilling',
  in_specification: false,
  access: 'merchant-accounts.view',
  sentence: true,
  key: 'header',
  params: accountParams,
  body: v.object({
    user_id: v.nullable(id),
    email: v.nullable(emailText),
    on: v.boolean(),
    merchant_id,
  }),
  answer: dataOf(accountUser),
  /** 409 `no_user`: no user has confirmed this address here; `not_linked`: no longer linked. */
  errors: [409, 422, 429],
})

const ofUser = v.object({ id, ...accountParams.entries })

/** The account of a citizen, for the provider (A8); `link` is null if it is not linked. */
export const getAccountOfUser = departmentEndpoint({
  id: 'getAccountOfUser',
  method: 'GET',
  path: 'api/users/{id}/accounts/{account}/{client}',
  in_specification: false,
  access: 'user-accounts.view',
  sentence: true,
  params: ofUser,
  answer: dataOf(officeAccount),
  /** 409 `gone`: there is no such user (any more). */
  errors: [409],
})

export const listActivityOfUser = departmentEndpoint({
  id: 'listActivityOfUser',
  method: 'GET',
  path: 'api/users/{id}/accounts/{account}/{client}/activity',
  in_specification: false,
  access: 'user-accounts.view',
  sentence: true,
  params: ofUser,
  query: v.object({ ...pageQuery, kind: v.optional(activityKind) }),
  answer: pageOf(activityEntry),
  errors: [409, 422],
})

/** Staff have checked who is calling, so no PIN is asked for; other users are told by mail. */
export const linkAccountOfUser = departmentEndpoint({
  id: 'linkAccountOfUser',
  method: 'POST',
  path: 'api/users/{id}/accounts/{account}/{client}',
  in_specification: false,
  access: 'user-accounts.edit',
  sentence: true,
  key: 'header',
  params: ofUser,
  body: v.object({ nickname: v.nullable(nameText) }),
  answer: messageOnly,
  /** 409 `already_linked`; `not_citizen`: staff have no accounts; `gone`. */
  errors: [409, 422, 429],
})

export const unlinkAccountOfUser = departmentEndpoint({
  id: 'unlinkAccountOfUser',
  method: 'DELETE',
  path: 'api/users/{id}/accounts/{account}/{client}',
  in_specification: false,
  access: 'user-accounts.edit',
  sentence: true,
  params: ofUser,
  answer: messageOnly,
  /** 409 `not_linked`: it was unlinked meanwhile; `gone`. */
  errors: [409],
})
