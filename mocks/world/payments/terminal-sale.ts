import * as v from 'valibot'
import type { SaleState } from '@/contract/payments/counter'
import { id, instant } from '@/contract/wire'

/**
 * The use of a card terminal for a payment. Its steps are decided when the sale begins, and time
 * shows them; cancelling changes what is left of them.
 */
export const terminalUse = v.object({
  /** The terminal's serial number. */
  id,
  /** It asks for a card from then on; null: it never answers. */
  asks_at: v.nullable(instant),
  /** A card is put in; null: none ever is. */
  charges_at: v.nullable(instant),
  ends: v.picklist(['approved', 'declined', 'cancelled', 'timed-out']),
})
export type TerminalUse = v.InferOutput<typeof terminalUse>

/** How long a terminal may take in all (product.md 3.6). */
export const answerLimit = 152_000

/** What a clerk sees of it. `ends_at`: when its outcome is known. */
export function saleStateAt(
  { asks_at, charges_at, ends }: TerminalUse,
  { began_at, ends_at }: { readonly began_at: string; readonly ends_at: string },
  now: number,
): SaleState {
  const isPast = (at: string) => now >= Date.parse(at)
  if (isPast(ends_at)) return ends
  if (now >= Date.parse(began_at) + answerLimit) return 'checking'
  if (asks_at === null || !isPast(asks_at)) return 'connecting'
  return charges_at !== null && isPast(charges_at) ? 'authorizing' : 'waiting'
}
