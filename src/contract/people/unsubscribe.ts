import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { ebilling, unwantedKinds } from './subscriptions'
import { dataOf, id, plainDate, tokenText } from '@/contract/wire'

/** An account whose bills come by e-mail, or did when the mail was sent. */
const mailAccount = v.object({
  /** The link's choice. */
  id,
  account: v.string(),
  department_id: id,
  department: v.string(),
  ebilling: v.nullable(ebilling),
})

/** The choices behind a mail's link (product.md B5), without the address. */
const choices = {
  email_masked: v.string(),
  unwanted: unwantedKinds,
  accounts: v.array(mailAccount),
}

export const letter = v.union([
  v.object({ state: v.literal('open'), ...choices }),
  /**
   * This link was used to save. The last save can be undone through that day; what was changed
   * elsewhere since stays.
   */
  v.object({ state: v.literal('saved'), ...choices, undo_until: plainDate }),
  /** Used to save, too long ago to be undone. */
  v.object({ state: v.literal('used') }),
  v.object({ state: v.literal('expired') }),
  /** Not one of our links, or cut off. */
  v.object({ state: v.literal('unknown') }),
])
export type UnsubscribeLink = v.InferOutput<typeof letter>
export type OpenUnsubscribeLink = Extract<UnsubscribeLink, { state: 'open' | 'saved' }>

const params = v.object({ token: tokenText })

/** Reads only: mail scanners open every link. */
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

/**
 * One-click unsubscribe of mail programs (RFC 8058): stops announcements and reminders; bills stay.
 */
export const oneClick = v.object({ 'List-Unsubscribe': v.literal('One-Click') })

const accountIds = v.pipe(v.array(id), v.maxLength(1_000))

/** `ebilling`: the ids of accounts whose bills come by e-mail; the others go back to paper. */
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
  /** `not_open`: the link no longer does that. */
  errors: [409, 422],
})
