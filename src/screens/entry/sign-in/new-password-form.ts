import * as v from 'valibot'
import type { NewPassword } from '@/api/people/sessions'
import type { MessageId } from '@/i18n/message-ids'
import { newPassword } from './new-password'

const says = (id: MessageId) => id

export const newPasswordForm = v.pipe(
  v.object({ password: newPassword, password_confirmation: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirmation']],
      ({ password, password_confirmation: again }) => password === again,
      says('sign-in.reset-confirm.repeatWrong'),
    ),
    ['password_confirmation'],
  ),
)
export type NewPasswordFields = v.InferOutput<typeof newPasswordForm>

export function toNewPassword(token: string, fields: NewPasswordFields): NewPassword {
  return { token, ...fields }
}
