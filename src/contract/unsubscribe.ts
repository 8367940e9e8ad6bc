import * as v from 'valibot'
import { endpoint } from './endpoint'
import { ebilling, unwantedKinds } from './subscriptions'
import { dataOf, id, plainDate, tokenText } from './wire'

/** An account whose bills come by e-mail, or did when the mail was sent. */
const mailAccount = v.object({
  /** The link's. */
  id,
  account: v.string(),
  department: v.string(),
  ebilling: v.nullable(ebilling),
})

/** What whoever opens the link of a mail may choose (product.md B5); the address is not told. */
const choices = {
  email_masked: v.string(),
  unwanted: unwantedKinds,
  accounts: v.array(mailAccount),
}

export const letter = v.variant('state', [
  v.object({ state: v.literal('open'), ...choices }),
  /** Something was saved with this link; it can be taken back through that day. */
  v.object({ state: v.literal('saved'), ...choices, undo_until: plainDate }),
  /** Saved with, and too long ago to be taken back. */
  v.object({ state: v.literal('used') }),
  v.object({ state: v.literal('expired') }),
  /** Not ours, or cut off. */
  v.object({ state: v.literal('unknown') }),
])
export type UnsubscribeLink = v.InferOutput<typeof letter>
export type OpenUnsubscribeLink = Extract<UnsubscribeLink, { state: 'open' | 'saved' }>

const params = v.object({ token: tokenText })

/** Changes nothing: mail scanners open every link. */
export const readUnsubscribeLink = endpoint({
  id: 'readUnsubscribeLink',
  method: 'GET',
  path: 'api/notifications-unsubscribe/{token}',
  in_specification: false,
  access: 'anyone',
  sentence: true,
  params,
  answer: dataOf(letter),
})

/** A mail program's own button (RFC 8058): no more announcements and reminders; bills stay. */
export const oneClick = v.object({ 'List-Unsubscribe': v.literal('One-Click') })

const accountIds = v.pipe(v.array(id), v.maxLength(1_000))

/** `ebilling`: the ids of accounts whose bills shall come by e-mail; the others go back to paper. */
export const answerUnsubscribeLink = endpoint({
  id: 'answerUnsubscribeLink',
  method: 'POST',
  path: 'api/notifications-unsubscribe/{token}',
  in_specification: false,
  access: 'anyone',
  sentence: true,
  params,
  body: v.union([
    v.object({ kind: v.literal('save'), unwanted: unwantedKinds, ebilling: accountIds }),
    v.object({ kind: v.literal('undo') }),
    oneClick,
  ]),
  answer: dataOf(letter),
  /** `not_open`: the link does not do that any more. */
  errors: [409, 422],
})
