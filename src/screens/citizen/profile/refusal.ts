import { ApiFailure } from '@/api/failure'
import type { MessageId } from '@/i18n/message-ids'
import type { FormFailure } from '@/ui/form/form-shell'

/**
 * What a form of the profile says when the server did not do it; `failed` names `{reference}`.
 * Nothing where the session ended: the whole page goes to sign-in (specification §8).
 */
export function refusalOf(error: unknown, failed: MessageId): FormFailure | undefined {
  if (!(error instanceof ApiFailure)) throw error
  if (error.is(401)) return undefined
  const { errors } = error.body
  return error.is(422) && errors !== undefined ? { errors } : { message: failed }
}
