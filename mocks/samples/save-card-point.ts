import { getCardPoint, saveCardPoint } from '@/contract/payments/card-point'
import type { CallInput } from '@/contract/endpoint'
import type { Caller } from '@mocks/hosts/caller'

type Account = Omit<CallInput<typeof saveCardPoint>['body'], 'version'>

/** Saves over the account as it is now. */
export async function saveAccount(caller: Caller, account: Account) {
  const { merchant_id } = account
  const { answer } = await caller.call(getCardPoint, { query: { merchant_id } })
  return caller.call(saveCardPoint, { body: { ...account, version: answer?.data?.version ?? '' } })
}
