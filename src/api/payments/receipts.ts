import { queryOptions } from '@tanstack/react-query'
import { emailReceipt, getReceipt, lookUpReceipt } from '@/contract/payments/receipts'
import { call } from '@/api/client'
import { keys } from '@/api/keys'

/** A receipt, and whose it is where no subdomain says that (decision 19). */
export interface ReceiptKey {
  readonly id: string
  readonly merchant: string | null
}

const parts = ({ id, merchant }: ReceiptKey) => ({
  params: { id },
  query: merchant === null ? {} : { merchant_id: merchant },
})

export function receiptQuery(of: ReceiptKey) {
  return queryOptions({
    queryKey: keys.receipts.one(of.id, of.merchant),
    queryFn: async ({ signal }) => (await call(getReceipt, parts(of), { signal })).data,
  })
}

/** To the payer, or to another address, which needs a permission. */
export function sendReceipt(of: ReceiptKey, email: string | null) {
  return call(emailReceipt, { ...parts(of), body: { email } })
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
