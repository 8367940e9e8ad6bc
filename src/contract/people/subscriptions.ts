import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { dataOf, plainDate } from '@/contract/wire'

/** Every kind of e-mail that a merchant sends (product.md A20); `rules/mail-kinds` sorts them. */
export const mailKinds = [
  'announcement',
  'office-closing',
  'outage',
  'bill-ready',
  'due-soon',
  'past-due',
  'delinquent',
  'echeck-returned',
  'refund',
  'receipt',
] as const
export const mailKind = v.picklist(mailKinds)
export type MailKind = v.InferOutput<typeof mailKind>

/**
 * The kinds that the user has switched off; all others are sent. One shape for profile and
 * unsubscribe.
 */
export const unwantedKinds = v.pipe(v.array(mailKind), v.maxLength(mailKinds.length))

/** Delivery of an account's bills by e-mail or on paper, from a day on; before it the other way. */
export const ebilling = v.object({ on: v.boolean(), from: plainDate })
export type Ebilling = v.InferOutput<typeof ebilling>

/** The user's e-mail choices and address. */
export const subscriptions = v.object({ email: v.string(), unwanted: unwantedKinds })
export type Subscriptions = v.InferOutput<typeof subscriptions>

export const getSubscriptions = endpoint({
  id: 'getSubscriptions',
  method: 'GET',
  path: 'api/user/subscriptions',
  in_specification: false,
  access: 'accounts.own',
  sentence: true,
  answer: dataOf(subscriptions),
})

export const saveSubscriptions = endpoint({
  id: 'saveSubscriptions',
  method: 'POST',
  path: 'api/user/subscriptions',
  in_specification: false,
  access: 'accounts.own',
  sentence: true,
  body: v.object({ unwanted: unwantedKinds }),
  answer: dataOf(subscriptions),
  errors: [422],
})
