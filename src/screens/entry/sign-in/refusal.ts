import { ApiFailure } from '@/api/failure'
import type { MessageId } from '@/i18n/message-ids'
import type { FormFailure } from '@/ui/form/form-shell'

/** What a form here says when the server did not do it (specification §8). */
export interface Refusal {
  failure: FormFailure
  /** What the sentences above are about. */
  values: Readonly<Record<string, string | number>>
}

const says = (id: MessageId) => id
const quarterOfAnHour = 15 * 60

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiFailure)) throw error
  const { body, requestId } = error
  const values = { reference: requestId }
  if (error.kind === 'network') {
    return { failure: { message: says('sign-in.failed.network') }, values }
  }
  if (error.is(423)) {
    return { failure: { errors: { person: [says('sign-in.form.challengeNeeded')] } }, values }
  }
  if (error.is(429)) {
    const minutes = Math.ceil((error.retryAfterSeconds ?? quarterOfAnHour) / 60)
    return { failure: { message: says('sign-in.failed.tooMany') }, values: { ...values, minutes } }
  }
  const said = body.message ?? body.error
  if (error.is(401)) {
    return { failure: { message: said ?? says('sign-in.failed.wrong') }, values }
  }
  if (error.is(422) && body.errors !== undefined) {
    return { failure: { errors: body.errors }, values }
  }
  return said === undefined
    ? { failure: { message: says('sign-in.failed.server') }, values }
    : { failure: { message: says('sign-in.failed.said') }, values: { ...values, said } }
}
