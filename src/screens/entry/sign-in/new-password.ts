import * as v from 'valibot'
import { longest } from '@/contract/wire'
import type { MessageId } from '@/i18n/message-ids'
import { passwordProblem } from '@/rules/people/passwords'

const says = (id: MessageId) => id

/** At least 8, and not blank; the four classes are scored, not required (decision 11). */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(1, says('sign-in.password.missing')),
  v.check((text) => passwordProblem(text) !== 'short', says('sign-in.password.short')),
  v.check((text) => passwordProblem(text) !== 'blank', says('sign-in.password.blank')),
  v.maxLength(longest.password, says('sign-in.password.long')),
)
