import { queryOptions } from '@tanstack/react-query'
import {
  type CardPointResult,
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

export interface TriedCardPoint {
  readonly result: CardPointResult
  /** The names of other merchants with this merchant id, as far as the host says. */
  readonly usedBy: readonly string[]
}

export async function tryCardPoint(
  body: CallInput<typeof testCardPoint>['body'],
): Promise<TriedCardPoint> {
  const { result, used_by: usedBy = [] } = (await call(testCardPoint, { body })).data
  return { result, usedBy }
}

export const payForTest = (merchantId: string, key: GetKey) =>
  change(makeTestPayment, { body: { merchant_id: merchantId } }, key)
