import { addressAt } from '@/rules/addresses/address-table'
import { safeReturn } from '@/rules/addresses/landing'

/** The first of these pages that is one for everybody; else the start (product.md B1). */
export function guestPath(pages: readonly (string | null)[]): string {
  // The address bar is input.
  const safe = pages.map((page) => safeReturn(page ?? ''))
  return safe.find((page) => page !== null && isForGuests(page)) ?? '/departments'
}

function isForGuests(page: string): boolean {
  const row = addressAt(new URL(page, 'https://here.invalid').pathname)?.row
  return row?.layout === 'public' && row.screen === undefined
}
