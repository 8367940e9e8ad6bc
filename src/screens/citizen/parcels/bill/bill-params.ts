/** The search params of a bill's address. */
export interface BillParams {
  /**
   * `?amount=94864`: the open amount in cents when the link was sent. Links in e-mails carry it, so
   * that a bill that has changed since can report it (product.md P4, "States").
   */
  amount?: number | undefined
}

export function readBillParams(raw: Readonly<Record<string, unknown>>): BillParams {
  const amount = Number(raw['amount'])
  return {
    amount: raw['amount'] !== '' && Number.isSafeInteger(amount) && amount > 0 ? amount : undefined,
  }
}
