import * as v from 'valibot'
import type { ApiFailure } from '@/api/failure'
import type { Credentials } from '@/api/sessions'
import { longest } from '@/contract/wire'
import type { MessageId } from '@/i18n/message-ids'

const says = (id: MessageId) => id

/** `person`: our own challenge, asked for once the server wants it (decision 20). */
export function signInForm(challenged: boolean) {
  return v.object({
    /** Named as the server names it; a user name is taken too. */
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(says('sign-in.form.nameMissing')),
      v.maxLength(longest.email, says('sign-in.form.tooLong')),
    ),
    password: v.pipe(
      v.string(),
      v.nonEmpty(says('sign-in.form.passwordMissing')),
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

/** `challenge`: what the server issued. It goes back only when the box is ticked. */
export function toCredentials(
  { email, password, person }: Pick<SignInFields, 'email' | 'password' | 'person'>,
  challenge: string | null,
): Credentials {
  return { email, password, recaptcha_token: person ? challenge : null }
}

/** The server wants to see a person. */
export interface Challenge {
  /** null: it sent nothing to give back. */
  readonly issued: string | null
}

/** A 423 asks for a person; after that, a wrong password brings what the next try gives back. */
export function nextChallenge(before: Challenge | null, failure: ApiFailure): Challenge | null {
  if (before === null && !failure.is(423)) return null
  return { issued: failure.body.challenge ?? null }
}
