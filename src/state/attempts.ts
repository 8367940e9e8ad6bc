import * as v from 'valibot'
import { proxy } from 'valtio'
import { tender } from '@/contract/payment-settings'
import { cents, id, instant } from '@/contract/wire'
import { now } from './clock'
import { storedJson } from './storage'

/**
 * A payment attempt is a record made before the first request; its key is the idempotency key
 * (quality.md, fault rule 1; product.md 3.3 step 6). It outlives reload, Back and a second screen
 * of the same tab, holds nothing of card or bank account, and is replaced only after its end.
 *
 *   draft → submitting → unknown → succeeded | declined | expired
 *              └────────────────────┘
 */
const attempt = v.object({
  key: id,
  /** Of cart, payer, tender and total: another purchase needs another key. */
  fingerprint: v.string(),
  state: v.picklist(['draft', 'submitting', 'unknown', 'succeeded', 'declined', 'expired']),
  tender,
  item_ids: v.array(id),
  total_cents: cents,
  started_at: instant,
  receipt_id: v.nullable(v.string()),
  /** What this tab paid before, latest last, so that its payer finds the receipt again. */
  paid: v.optional(v.array(v.object({ at: instant, receipt_id: v.string() }))),
})
export type Attempt = v.InferOutput<typeof attempt>
export type AttemptState = Attempt['state']

const store = storedJson('session', 'payment-attempt', v.nullable(attempt), null)

/** The tab's latest attempt. */
export const attempts = proxy<{ current: Attempt | null }>({ current: store.read() })

function keep(next: Attempt): Attempt {
  store.write(next)
  attempts.current = next
  return next
}

/** The request may have left: whether it charged is for the server to say. */
export function isUnresolved(given: Pick<Attempt, 'state'> | null): boolean {
  return given?.state === 'submitting' || given?.state === 'unknown'
}

export interface Purchase {
  tender: Attempt['tender']
  item_ids: readonly string[]
  total_cents: number
  /** Everything that makes it this purchase: items with amounts, payer, quote. */
  facts: unknown
}

/**
 * The attempt for a purchase: the one under way when it is the same purchase or its outcome is
 * open, else a new one. A new key after a press of the button would be a second charge.
 */
export function attemptFor({ tender: by, item_ids, total_cents, facts }: Purchase): Attempt {
  const { current } = attempts
  const fingerprint = hash(JSON.stringify({ by, item_ids, total_cents, facts }))
  if (current !== null && isUnresolved(current)) return current
  if (current?.state === 'draft' && current.fingerprint === fingerprint) return current
  return keep({
    key: crypto.randomUUID(),
    fingerprint,
    state: 'draft',
    tender: by,
    item_ids: [...item_ids],
    total_cents,
    started_at: new Date(now()).toISOString(),
    receipt_id: null,
    paid: current?.paid ?? [],
  })
}

/** A charge as the server told it; `at` is its moment by the server's clock. */
interface Paid {
  receipt_id: string | null
  at?: string | null | undefined
}

const mostPaid = 5

/** Moves the attempt with this key on; any other attempt is left as it is. */
export function moveAttempt(key: string, state: AttemptState, charged: Paid | null = null): void {
  const { current } = attempts
  if (current?.key !== key) return
  const receipt_id = charged?.receipt_id ?? null
  const at = charged?.at ?? null
  const before = current.paid ?? []
  const paid =
    receipt_id === null || at === null ? before : [...before, { at, receipt_id }].slice(-mostPaid)
  keep({ ...current, state, receipt_id, paid })
}

/**
 * The receipt of a payment that this tab made at that moment. The server tells nobody but a
 * signed-in payer whose payment it was, and a guest's own tab knows.
 */
export function ownReceipt(at: string): string | null {
  const paid = attempts.current?.paid ?? []
  return paid.findLast((one) => Date.parse(one.at) === Date.parse(at))?.receipt_id ?? null
}

/** Items of an attempt whose outcome is open: the cart shows them locked. */
export function lockedItemIds(): readonly string[] {
  const { current } = attempts
  return current !== null && isUnresolved(current) ? current.item_ids : []
}

/** FNV-1a, 64 bit: tells purchases apart and gives nothing of them away. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n)
  }
  return value.toString(16).padStart(16, '0')
}
