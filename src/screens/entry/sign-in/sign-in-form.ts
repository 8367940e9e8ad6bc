import * as v from 'valibot'
import type { ApiFailure } from '@/api/failure'
import type { Credentials } from '@/api/people/sessions'
import { longest } from '@/contract/wire'
import type { MessageId } from '@/i18n/message-ids'
import { noCardNumber } from '@/rules/forms/field-rules'

const says = (id: MessageId) => id

/** `person`: our own challenge, shown once the server requires it (decision 20). */
export function signInForm(challenged: boolean) {
  return v.object({
    /** The server's field name; a user name is accepted too. */
    email: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, says('sign-in.form.nameMissing')),
      v.maxLength(longest.email, says('sign-in.form.tooLong')),
      noCardNumber(says('ui.field.card-number')),
    ),
    password: v.pipe(
      v.string(),
      v.minLength(1, says('sign-in.form.passwordMissing')),
      v.maxLength(longest.password, says('sign-in.password.long')),
    ),
    person: v.pipe(
      v.boolean(),
      v.check((ticked) => ticked || !challenged, says('sign-in.form.challengeNeeded')),
    ),
    remember: v.boolean(),
  })
}
export type SignInFields = v.InferOutput<ReturnType<typeof signInForm>>

/** `challenge`: the server's. It is sent back only if the box is ticked. */
export function toCredentials(
  { email, password, person }: Pick<SignInFields, 'email' | 'password' | 'person'>,
  challenge: string | null,
): Credentials {
  return { email, password, recaptcha_token: person ? challenge : null }
}

/** The server requires the challenge. */
export interface Challenge {
  /** null: the server sent no challenge. */
  readonly issued: string | null
}

/** A 423 requires the challenge; afterwards a wrong password brings the next one. */
export function nextChallenge(before: Challenge | null, failure: ApiFailure): Challenge | null {
  if (before === null && !failure.is(423)) return null
  return { issued: failure.body.challenge ?? null }
}
