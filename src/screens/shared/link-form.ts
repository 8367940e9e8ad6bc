import * as v from 'valibot'
import type { CallInput } from '@/contract/endpoint'
import type { linkAccount } from '@/contract/accounts'
import type { MessageId } from '@/i18n/message-ids'
import { parseAmount } from '@/rules/money'

/** Two facts that belong together: the account, and its PIN or last payment (product.md P7). */

const says = (id: MessageId) => id

export const longestNickname = 40

const text = v.pipe(v.string(), v.trim(), v.maxLength(60, says('citizen.add.tooLong')))

/** `decimal`: the mark of the page's language. */
export function linkForm(decimal: '.' | ',') {
  return v.pipe(
    v.object({
      department_id: v.pipe(text, v.nonEmpty(says('citizen.add.departmentMissing'))),
      account: v.pipe(text, v.nonEmpty(says('citizen.add.accountMissing'))),
      client: text,
      proof: v.picklist(['pin', 'last-amount']),
      pin: text,
      amount: text,
      nickname: v.pipe(text, v.maxLength(longestNickname, says('citizen.add.nicknameLong'))),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { proof, pin, amount } = dataset.value
      const wrong = (key: 'pin' | 'amount', message: MessageId) =>
        addIssue({
          message,
          path: [
            {
              type: 'object',
              origin: 'value',
              input: dataset.value,
              key,
              value: dataset.value[key],
            },
          ],
        })
      if (proof === 'pin' && pin === '') wrong('pin', 'citizen.add.pinMissing')
      if (proof === 'last-amount' && amount === '') wrong('amount', 'citizen.add.amountMissing')
      else if (proof === 'last-amount' && parseAmount(amount, decimal) === null) {
        wrong('amount', 'citizen.add.amountWrong')
      }
    }),
  )
}
export type LinkFields = v.InferOutput<ReturnType<typeof linkForm>>

export const emptyLink: LinkFields = {
  department_id: '',
  account: '',
  client: '',
  proof: 'pin',
  pin: '',
  amount: '',
  nickname: '',
}

export function linkBody(
  fields: LinkFields,
  decimal: '.' | ',',
): CallInput<typeof linkAccount>['body'] {
  const { department_id, account, client, nickname, proof, pin, amount } = fields
  return {
    department_id,
    account,
    client: client || null,
    nickname: nickname || null,
    proof:
      proof === 'pin'
        ? { kind: 'pin', pin }
        : { kind: 'last-amount', amount_cents: parseAmount(amount, decimal) ?? 0 },
  }
}
