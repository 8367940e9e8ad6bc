import * as v from 'valibot'
import { longest } from '@/contract/wire'
import type { MessageId } from '@/i18n/message-ids'
import { passwordScore } from '@/rules/people/passwords'

/** A new password of one's own. Messages are ids; `{min}` is the specification's length. */

const says = (id: MessageId) => id

export const passwordForm = v.pipe(
  v.object({
    current_password: v.pipe(
      v.string(),
      v.nonEmpty(says('accounts.password.currentMissing')),
      v.maxLength(longest.password, says('accounts.password.long')),
    ),
    password: v.pipe(
      v.string(),
      v.check((text) => passwordScore(text).longEnough, says('accounts.password.short')),
      v.maxLength(longest.password, says('accounts.password.long')),
    ),
    password_confirmation: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirmation']],
      ({ password, password_confirmation: again }) => password === again,
      says('accounts.password.differ'),
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
