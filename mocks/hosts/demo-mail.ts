import * as v from 'valibot'

/**
 * Beside the calls of the contract; the service worker hands on whatever begins with `/api/`. With
 * `to`: what was written to that address; without: the newest mails of the site that is asked.
 */
export const demoMailPath = '/api/__demo/mail'

const path = v.pipe(v.string(), v.startsWith('/'))

export const demoMails = v.array(
  v.object({
    at: v.string(),
    to: v.string(),
    kind: v.picklist([
      'receipt',
      'bill',
      'reset',
      'invite',
      'confirm',
      'account-exists',
      'account-linked',
      'email-change',
    ]),
    path,
    unsubscribe: v.optional(path),
  }),
)
export type DemoMail = v.InferOutput<typeof demoMails>[number]
