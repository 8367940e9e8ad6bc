/** Bank account numbers are validated in place before they are sent once (decision 21). */

/** The version of the authorization that the payer saw or heard; sent with the payment. */
export const authorizationVersion = '2026-06-01'

const weights = [3, 7, 1]

/** Nine digits whose weighted sum is a multiple of ten (ABA). */
export function isRoutingNumber(text: string): boolean {
  const digits = text.trim()
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0),
    0,
  )
  return sum % 10 === 0
}

export function isAccountNumber(text: string): boolean {
  return /^\d{4,17}$/.test(text.trim())
}
