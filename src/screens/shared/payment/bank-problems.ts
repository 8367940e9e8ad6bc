import { plainCharacters } from '@/contract/plain-characters'
import type { MessageId } from '@/i18n/message-ids'
import { isAccountNumber, isRoutingNumber } from '@/rules/payments/bank'

/** Payers group digits with spaces and dashes. */
export function digitsIn(typed: string): string {
  return plainCharacters(typed).replaceAll(/[\s-]/g, '')
}

/** Of digits; null: the number is valid. */
export function routingProblem(routing: string): MessageId | null {
  if (routing === '') return 'checkout.bank.routingMissing'
  if (!/^\d{9}$/.test(routing)) return 'checkout.bank.routingLength'
  return isRoutingNumber(routing) ? null : 'checkout.bank.routingWrong'
}

export function accountProblem(account: string): MessageId | null {
  if (account === '') return 'checkout.bank.accountMissing'
  if (!/^\d*$/.test(account)) return 'checkout.bank.accountDigits'
  if (account.length < 4) return 'checkout.bank.accountShort'
  return isAccountNumber(account) ? null : 'checkout.bank.accountLong'
}
