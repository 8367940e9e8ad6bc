import { addressAt } from '@/rules/addresses/address-table'
import { safeReturn } from '@/rules/addresses/landing'

/** The last visited page if guests may open it, else the start (product.md B1). */
export function guestPath(pages: readonly (string | null)[]): string {
  // The address bar is untrusted input.
  const safe = pages.map((page) => safeReturn(page ?? ''))
  return safe.find((page) => page !== null && isForGuests(page)) ?? '/departments'
}

function isForGuests(page: string): boolean {
  const row = addressAt(new URL(page, 'https://here.invalid').pathname)?.row
  return row?.layout === 'public' && row.screen === undefined
}
