import { queryOptions } from '@tanstack/react-query'
import { emailReceipt, getReceipt, lookUpReceipt } from '@/contract/payments/receipts'
import { call } from '@/api/client'
import { keys } from '@/api/keys'

export function receiptQuery(id: string) {
  return queryOptions({
    queryKey: keys.receipts.one(id),
    queryFn: async ({ signal }) => (await call(getReceipt, { params: { id } }, { signal })).data,
  })
}

/** To the payer, or to another address, which needs a permission. */
export function sendReceipt(id: string, email: string | null) {
  return call(emailReceipt, { params: { id }, body: { email } })
}

/**
 * The receipt's id, or null for a pair that does not match; after several failures with the
 * challenge for the next try.
 */
export async function findReceipt(
  confirmation: string,
  email: string,
  challenge: string | null,
): Promise<{ id: string | null; challenge: string | null }> {
  const answer = await call(lookUpReceipt, {
    body: { confirmation, email, recaptcha_token: challenge },
  })
  return { id: answer.data?.id ?? null, challenge: answer.challenge ?? null }
}
