import * as v from 'valibot'

/**
 * Not a call of the contract; the service worker passes on all of `/api/`. With `to`: the mails to
 * that address; without: the newest mails of the request's site.
 */
export const demoMailPath = '/api/__demo/mail'

const path = v.pipe(v.string(), v.startsWith('/'))

export const demoMails = v.array(
  v.object({
    at: v.string(),
    from: v.nullable(v.object({ name: v.string(), reply_to: v.nullable(v.string()) })),
    to: v.string(),
    kind: v.picklist([
      'receipt',
      'returned',
      'bill',
      'reset',
      'invite',
      'confirm',
      'account-exists',
      'account-linked',
      'ebilling',
      'email-change',
      'password-changed',
      'notice',
      'notice-test',
    ]),
    path,
    unsubscribe: v.optional(path),
    message: v.optional(v.object({ subject: v.string(), text: v.string() })),
    headers: v.optional(v.array(v.object({ name: v.string(), value: v.string() }))),
  }),
)
export type DemoMail = v.InferOutput<typeof demoMails>[number]
