import * as v from 'valibot'
import { longest } from '@/contract/wire'
import type { MessageId } from '@/i18n/message-ids'
import { passwordProblem } from '@/rules/people/passwords'

/** The form of a new password. Messages are ids; `{min}` is the specification's length. */

const says = (id: MessageId) => id

export const passwordForm = v.pipe(
  v.object({
    current_password: v.pipe(
      v.string(),
      v.minLength(1, says('profile.password.currentMissing')),
      v.maxLength(longest.password, says('profile.password.long')),
    ),
    password: v.pipe(
      v.string(),
      v.check((text) => passwordProblem(text) !== 'short', says('profile.password.short')),
      v.check((text) => passwordProblem(text) !== 'blank', says('profile.password.blank')),
      v.maxLength(longest.password, says('profile.password.long')),
    ),
    password_confirmation: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirmation']],
      ({ password, password_confirmation: again }) => password === again,
      says('profile.password.differ'),
    ),
    ['password_confirmation'],
  ),
)
export type PasswordFields = v.InferOutput<typeof passwordForm>

export const noPasswords: PasswordFields = {
  current_password: '',
  password: '',
  password_confirmation: '',
}
