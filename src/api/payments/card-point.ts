import { queryOptions } from '@tanstack/react-query'
import {
  getCardPoint,
  makeTestPayment,
  saveCardPoint,
  testCardPoint,
} from '@/contract/payments/card-point'
import type { CallInput } from '@/contract/endpoint'
import { change, edit, type GetKey, type WriteContext } from '@/api/keyed-call'
import { call } from '@/api/client'
import { officeKeys } from '@/api/office-keys'

/** A merchant's account with the card processor; without its password, which no call answers. */
export function cardPointQuery(merchantId: string) {
  return queryOptions({
    queryKey: officeKeys.settings.cardPoint(merchantId),
    queryFn: async ({ signal }) =>
      (await call(getCardPoint, { query: { merchant_id: merchantId } }, { signal })).data,
  })
}

export const storeCardPoint = (
  body: Omit<CallInput<typeof saveCardPoint>['body'], 'version'>,
  context: WriteContext,
) => edit(saveCardPoint, { body }, context)

export const tryCardPoint = async (body: CallInput<typeof testCardPoint>['body']) =>
  (await call(testCardPoint, { body })).data.result

export const payForTest = (merchantId: string, key: GetKey) =>
  change(makeTestPayment, { body: { merchant_id: merchantId } }, key)
