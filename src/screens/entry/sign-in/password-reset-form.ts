import * as v from 'valibot'
import type { MessageId } from '@/i18n/message-ids'
import { isEmail } from '@/rules/people/emails'

const says = (id: MessageId) => id

export const passwordResetForm = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, says('sign-in.sign-up.emailMissing')),
    v.check(isEmail, says('sign-in.sign-up.emailWrong')),
  ),
})
export type PasswordResetFields = v.InferOutput<typeof passwordResetForm>
