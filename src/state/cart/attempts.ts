import * as v from 'valibot'
import { proxy, subscribe } from 'valtio'
import { cents, id, instant } from '@/contract/wire'
import { now } from '@/state/clock'
import { lastSignOut, onSignOutElsewhere } from '@/state/session/last-sign-out'
import { lockedItems } from './locked-items'
import { onSessionEnd, session } from '@/state/session/session'
import { storedJson } from '@/state/storage'

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
  /** Also a way that only staff may take: a terminal, cash. */
  tender: v.string(),
  item_ids: v.array(id),
  /** At the counter: whose bills are paid, since the clerk may be on another account's page. */
  account: v.optional(v.object({ department_id: id, account: v.string(), client: v.string() })),
  total_cents: cents,
  /** When the charge was sent; of a draft, when it was made. */
  started_at: instant,
  receipt_id: v.nullable(v.string()),
  /** This tab's earlier payments, latest last, so that its payer finds the receipts again. */
  paid: v.optional(v.array(v.object({ at: instant, receipt_id: v.string() }))),
  /** The user who was signed in; absent for a guest. */
  owner: v.optional(id),
  /** The last sign-out before it: after a later one, in any tab, the attempt is forgotten. */
  since: v.optional(v.string()),
})
export type Attempt = v.InferOutput<typeof attempt>
export type AttemptState = Attempt['state']

const store = storedJson('session', 'payment-attempt', v.nullable(attempt), null)

/**
 * The attempt of a user who is not signed in here, or not known yet. Hidden from others; restored
 * when the user signs in (product.md 3.4, "Signed-out mid-pay").
 */
const aside = storedJson('session', 'payment-attempt-aside', v.nullable(attempt), null)

/** The tab's latest attempt. */
export const attempts = proxy<{ current: Attempt | null }>({ current: store.read() })

subscribe(attempts, tellLocked, true)
tellLocked()

/** Called when another attempt, or none, replaces the current one. */
export const attemptReplaced = new Set<() => void>()

function keep(next: Attempt): Attempt {
  store.write(next)
  attempts.current = next
  return next
}

function put(current: Attempt | null, other: Attempt | null): void {
  const isReplaced = attempts.current?.key !== current?.key
  if (current === null) store.remove()
  else store.write(current)
  if (other === null) aside.remove()
  else aside.write(other)
  if (attempts.current !== current) attempts.current = current
  if (isReplaced) for (const tell of attemptReplaced) tell()
}

/** Shows the current user's attempt or a guest's, and sets another user's aside. */
function sort(): void {
  const here = session.user?.id
  let current = remembered(attempts.current)
  let other = remembered(aside.read())
  if (current?.owner !== undefined && current.owner !== here) [current, other] = [null, current]
  if (other !== null && other.owner === here && !isUnresolved(current)) {
    ;[current, other] = [other, null]
  }
  put(current, other)
}

/** null: its user has signed out since. */
function remembered(given: Attempt | null): Attempt | null {
  const isForgotten = given?.owner !== undefined && given.since !== lastSignOut()
  return isForgotten ? null : given
}

/**
 * After a session only an open attempt is kept, without any receipt: a guest's for the tab, a
 * user's for that user.
 */
function openOutcome(given: Attempt | null): Attempt | null {
  if (given === null || !isUnresolved(given)) return null
  return { ...given, receipt_id: null, paid: [] }
}

/** At sign-out nothing of the user is kept, including this tab's payments. */
export function forgetAttempts(): void {
  const { current } = attempts
  put(openOutcome(current?.owner === undefined ? current : null), null)
}

onSessionEnd(() => {
  put(openOutcome(attempts.current), openOutcome(aside.read()))
  sort()
})
onSignOutElsewhere(forgetAttempts)

let whose = session.user?.id
subscribe(
  session,
  () => {
    if (session.user?.id === whose) return
    whose = session.user?.id
    sort()
  },
  true,
)

// The session may have ended while no page of this tab was open.
if (session.token === null) {
  const { current } = attempts
  if (current?.owner !== undefined) put(null, openOutcome(current))
  else put(current, openOutcome(aside.read()))
}
sort()

/** The request may have left: only the server knows whether it charged. */
export function isUnresolved(given: Pick<Attempt, 'state'> | null): boolean {
  return given?.state === 'submitting' || given?.state === 'unknown'
}

export interface Purchase {
  tender: Attempt['tender']
  item_ids: readonly string[]
  account?: NonNullable<Attempt['account']>
  total_cents: number
  /** Identifies the purchase: items with amounts, payer, quote. */
  facts: unknown
}

/**
 * The attempt for a purchase: the current one if it is the same purchase or its outcome is open,
 * else a new one. A new key after a press would be a second charge.
 */
export function attemptFor(purchase: Purchase): Attempt {
  const { tender: by, item_ids, account, total_cents, facts } = purchase
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
    ...(account && { account: { ...account } }),
    total_cents,
    started_at: new Date(now()).toISOString(),
    receipt_id: null,
    paid: current?.paid ?? [],
    ...(session.user ? { owner: session.user.id, since: lastSignOut() } : {}),
  })
}

/** A charge as the server reported it; `at` is its time by the server's clock. */
interface Paid {
  receipt_id: string | null
  at?: string | null | undefined
}

const mostPaid = 5

/** Moves the attempt with this key on; other attempts stay unchanged. */
export function moveAttempt(key: string, state: AttemptState, charged: Paid | null = null): void {
  const { current } = attempts
  if (current?.key !== key) return
  const receipt_id = charged?.receipt_id ?? null
  const at = charged?.at ?? null
  const before = current.paid ?? []
  const paid =
    receipt_id === null || at === null ? before : [...before, { at, receipt_id }].slice(-mostPaid)
  const started_at = state === 'submitting' ? new Date(now()).toISOString() : current.started_at
  keep({ ...current, state, started_at, receipt_id, paid })
}

/**
 * The receipt of this tab's payment at that time. The server names it only to the signed-in payer,
 * so a guest's tab remembers it.
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

function tellLocked(): void {
  lockedItems.ids = lockedItemIds()
}

/** FNV-1a, 64 bit: distinguishes purchases without storing their data. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n)
  }
  return value.toString(16).padStart(16, '0')
}
