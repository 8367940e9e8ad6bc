import * as v from 'valibot'
import type { CallInput } from '@/contract/endpoint'
import { type linkAccount, longestNickname } from '@/contract/bills/accounts'
import type { MessageId } from '@/i18n/message-ids'
import { withValues } from '@/i18n/message-text'
import { noCardNumber } from '@/rules/forms/field-rules'

/** Two matching facts: the account, and the PIN on its bill (product.md P7). */

const says = (id: MessageId) => id
const tooLong = (id: MessageId, longest: number) => withValues(id, { longest: { count: longest } })

const longestDetail = 60

const text = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(longestDetail, tooLong('account-view.add.tooLong', longestDetail)),
)

export const linkForm = v.object({
  department_id: v.pipe(text, v.minLength(1, says('account-view.add.departmentMissing'))),
  account: v.pipe(text, v.minLength(1, says('account-view.add.accountMissing'))),
  client: text,
  pin: v.pipe(text, v.minLength(1, says('account-view.add.pinMissing'))),
  nickname: v.pipe(
    text,
    v.maxLength(longestNickname, tooLong('account-view.add.nicknameLong', longestNickname)),
    noCardNumber(says('ui.field.card-number')),
  ),
})
export type LinkFields = v.InferOutput<typeof linkForm>

export const emptyLink: LinkFields = {
  department_id: '',
  account: '',
  client: '',
  pin: '',
  nickname: '',
}

export function linkBody(fields: LinkFields): CallInput<typeof linkAccount>['body'] {
  const { client, nickname, ...named } = fields
  return { ...named, client: client || null, nickname: nickname || null }
}
