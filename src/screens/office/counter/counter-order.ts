import type { AccountKey } from '@/api/bills/accounts'
import { plainCharacters } from '@/contract/plain-characters'
import { sendCounterPayment, sendSale } from '@/api/payments/counter'
import type { CounterPrice, TerminalBody } from '@/contract/payments/counter'
import type { PayItem, PaymentBody } from '@/contract/payments/payments'
import type { Charge } from '@/screens/shared/payment/payment-run'
import { authorizationVersion } from '@/rules/payments/bank'
import { changeDue } from '@/rules/payments/counter'
import type { CounterForm } from './counter-form'

/** What the payer was told; it never changes afterwards. */
export interface CounterOrder {
  readonly items: readonly PayItem[]
  readonly price: CounterPrice
  readonly fields: CounterForm
  /** Versions of the statements that the payer signed. */
  readonly waivers: readonly string[]
  readonly language: string
}

export interface CounterPress {
  readonly card: { readonly token: string; readonly expiry: string | null } | null
  /** The clerk saw the earlier payment and confirmed another one. */
  readonly confirmDuplicate: boolean
}

export function chargeOf(
  order: CounterOrder,
  { departmentId, account, client }: AccountKey,
  { card, confirmDuplicate }: CounterPress,
): Charge {
  const { items, price, fields } = order
  const body: TerminalBody = {
    quote_id: price.quote_id,
    payer: {
      name: fields.name.trim(),
      email: fields.email.trim(),
      phone: plainCharacters(fields.phone) || null,
      zip: plainCharacters(fields.zip),
      street: null,
    },
    way: fields.way,
    note: fields.note.trim(),
    consents: consentsOf(order),
    confirm_duplicate: confirmDuplicate,
    language: order.language,
  }
  const purchase = {
    tender: price.tender,
    item_ids: items.map(({ id }) => id),
    account: { department_id: departmentId, account, client },
    total_cents: price.total_cents,
    facts: { items, body },
  }
  const { tender } = price
  if (tender === 'terminal') {
    const { terminal } = fields
    return {
      purchase,
      body: JSON.stringify({ ...body, terminal }),
      // What becomes of it is asked: the terminal takes its time.
      send: async (key) => {
        const { at } = await sendSale(key, terminal, body)
        return { status: 'unknown', receipt_id: null, confirmation: null, at }
      },
    }
  }
  const whole = {
    ...body,
    tender,
    token: card?.token ?? null,
    expiry: card?.expiry ?? null,
    bank_account:
      tender === 'echeck'
        ? { routing: fields.routing, account: fields.account, kind: fields.kind }
        : null,
    check_number: tender === 'check' ? fields.check_number.trim() : null,
  }
  return { purchase, body: JSON.stringify(whole), send: (key) => sendCounterPayment(key, whole) }
}

/** What the clerk hands back; null: nothing, or it was not typed what the payer handed over. */
export function changeOf({ price, fields }: CounterOrder): number | null {
  if (price.tender !== 'cash' || fields.received === null) return null
  return changeDue(price.total_cents, fields.received)
}

function consentsOf({ price, waivers }: CounterOrder): PaymentBody['consents'] {
  const waived = waivers.map((version) => ({ kind: 'waiver' as const, version }))
  return price.tender === 'echeck'
    ? [{ kind: 'echeck', version: authorizationVersion }, ...waived]
    : waived
}
