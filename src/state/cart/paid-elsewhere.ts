import * as v from 'valibot'
import { proxy } from 'valtio'
import { id } from '@/contract/wire'
import { storageKey } from '@/state/storage-key'

/**
 * Payments that other tabs of this origin made while this one was open, oldest first. The tabs
 * share one cart, so a tab whose cart was paid elsewhere links the receipt. In memory only, until
 * the session ends.
 */
const paymentMade = v.object({
  /** The attempt's key. */
  key: id,
  item_ids: v.array(id),
  /** null: the server has no receipt yet. */
  receipt_id: v.nullable(v.string()),
})

export interface PaymentMade {
  readonly key: string
  readonly item_ids: readonly string[]
  readonly receipt_id: string | null
}

export const paidElsewhere = proxy<{ list: readonly PaymentMade[] }>({ list: [] })

/** Another tab knows what became of the payment under this key; a copied tab has the same one. */
const outcomeKnown = v.object({ outcome_of: id })

/** Called with the key of an attempt whose outcome another tab has learned. */
export const outcomeElsewhere = new Set<(key: string) => void>()

const otherTabs = new BroadcastChannel(
  typeof __ONE_HOST__ === 'string' ? storageKey('payments-made') : 'payments-made',
)
otherTabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const made = v.safeParse(paymentMade, data)
  if (made.success) paidElsewhere.list = [...paidElsewhere.list, made.output]
  const known = v.safeParse(outcomeKnown, data)
  if (known.success) for (const tell of outcomeElsewhere) tell(known.output.outcome_of)
})

export function tellOtherTabs({ key, item_ids, receipt_id }: PaymentMade): void {
  otherTabs.postMessage({ key, item_ids: [...item_ids], receipt_id })
}

export function tellOutcomeKnown(key: string): void {
  otherTabs.postMessage({ outcome_of: key })
}

export function forgetPaidElsewhere(): void {
  paidElsewhere.list = []
}
