import * as v from 'valibot'
import type { Credentials } from '@/api/sessions'
import { longest } from '@/contract/wire'
import type { MessageId } from '@/i18n/message-ids'

const says = (id: MessageId) => id

/** `person`: our own challenge, asked for once the server wants it (product.md decision 20). */
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

/** The score is the server's; what is sent says that the box was ticked. */
const challengeAnswer = 'challenge-passed'

export function toCredentials({
  email,
  password,
  person,
}: Pick<SignInFields, 'email' | 'password' | 'person'>): Credentials {
  return { email, password, recaptcha_token: person ? challengeAnswer : null }
}
