/** What the address of a bill may hold beside its path. */
export interface BillParams {
  /**
   * `?amount=94864`: what was open in all, in cents, when somebody was sent this address. Links in
   * e-mails carry it, so that a bill that has changed since says so (product.md P4, "States").
   */
  amount?: number | undefined
}

export function readBillParams(raw: Readonly<Record<string, unknown>>): BillParams {
  const amount = Number(raw['amount'])
  return {
    amount: raw['amount'] !== '' && Number.isSafeInteger(amount) && amount > 0 ? amount : undefined,
  }
}
