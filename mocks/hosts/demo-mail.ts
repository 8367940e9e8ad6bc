import * as v from 'valibot'

/** Beside the calls of the contract; the service worker hands on whatever begins with `/api/`. */
export const demoMailPath = '/api/__demo/mail'

export const demoMails = v.array(
  v.object({ to: v.string(), kind: v.string(), path: v.pipe(v.string(), v.startsWith('/')) }),
)
export type DemoMail = v.InferOutput<typeof demoMails>[number]
