import type { Department } from '@/contract/departments/departments'
import { addDays, plainDateIn } from '@/rules/time/dates'
import { quoteFees } from '@/rules/payments/tender-prices'
import { secretFrom } from '@mocks/lib/random'
import type { BillRow, InstallmentRow, Posting } from '@mocks/world/bills/bills'
import { confirmationFrom } from '@mocks/world/payments/confirmation'
import type { MerchantRow } from '../merchants'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { personaNamed, personas } from '../personas'
import { linkedParcels } from './account-links'
import { eveningOf } from './payments'
import { homes, personaUserId } from './users'

/**
 * What the citizens among the personas paid while signed in, so that their history and receipts are
 * real (product.md section 5). Money of earlier years that came in for their accounts came from them:
 * it leaves the installment's postings and is a payment of this portal instead.
 */
const lastDay = '2026-01-01'

interface Paid {
  readonly part: InstallmentRow
  readonly bill: BillRow
  readonly posting: Posting
}

export function ownPayments(
  merchant: MerchantRow,
  departments: readonly Department[],
  bills: readonly BillRow[],
  seed: string,
): { bills: BillRow[]; payments: PaymentRow[] } {
  const payments: PaymentRow[] = []
  const taken = new Set<string>()
  for (const { persona, merchant: label } of personas) {
    if (label !== merchant.sub_domain) continue
    const own = new Set(linkedParcels(persona))
    const paid = bills
      .filter((bill) => own.has(bill.parcel_id))
      .flatMap((bill) =>
        bill.installments.flatMap((part): Paid[] => {
          const [posting] = part.postings
          return part.postings.length === 1 && posting && posting.at < lastDay
            ? [{ part, bill, posting }]
            : []
        }),
      )
    // Amounts with the same due date were paid together.
    for (const due of new Set(paid.map(({ part }) => part.due_date))) {
      const together = paid.filter(({ part }) => part.due_date === due)
      for (const { part } of together) taken.add(part.id)
      payments.push(paymentOf({ merchant, departments, persona, together, seed: `${seed}/${due}` }))
    }
  }
  return {
    payments,
    bills: bills.map((bill) =>
      bill.installments.some(({ id }) => taken.has(id))
        ? {
            ...bill,
            installments: bill.installments.map((part) =>
              taken.has(part.id) ? { ...part, postings: [] } : part,
            ),
          }
        : bill,
    ),
  }
}

interface Sale {
  readonly merchant: MerchantRow
  readonly departments: readonly Department[]
  readonly persona: (typeof personas)[number]['persona']
  readonly together: readonly Paid[]
  readonly seed: string
}

function paymentOf({ merchant, departments, persona, together, seed }: Sale): PaymentRow {
  const { name, email } = personaNamed(persona)
  const at = together.map(({ posting }) => posting.at).toSorted()[0] ?? lastDay
  const day = plainDateIn(merchant.time_zone, Date.parse(at))
  const tender = together.some(({ posting }) => posting.tender === 'card') ? 'card' : 'echeck'
  const items = together.map(({ part, bill, posting }) => ({
    id: part.id,
    parcel_id: bill.parcel_id,
    department_id: bill.department_id,
    amount_cents: posting.amount_cents,
  }))
  const groups = departments.flatMap((department) => {
    const own = items.filter((item) => item.department_id === department.id)
    const subtotal_cents = own.reduce((sum, item) => sum + item.amount_cents, 0)
    const { id: department_id, payment_settings } = department
    return own.length === 0 ? [] : [{ department_id, subtotal_cents, payment_settings }]
  })
  const { groups: ledger, ...sums } = quoteFees(groups, tender)
  return {
    id: secretFrom(seed, 'key'),
    receipt_id: secretFrom(seed, 'receipt'),
    office_id: secretFrom(seed, 'office'),
    confirmation: confirmationFrom(seed),
    at,
    user_id: personaUserId(persona),
    payer: { name, email, phone: null, zip: homes[persona]?.zip ?? merchant.zip, street: null },
    tender,
    brand: tender === 'card' ? 'visa' : null,
    last4: tender === 'card' ? '1443' : '4021',
    auth_code: tender === 'card' ? 'PPS418' : null,
    outcome: 'approved',
    resolves: null,
    problem: null,
    items,
    ledger: ledger.map((group) => ({
      department_id: group.department_id,
      amount_cents: group.subtotal_cents,
      fee_cents: group.fee_cents,
    })),
    ...sums,
    credit_date: day,
    posting_date: day,
    posts_at: eveningOf(day),
    clears_at: tender === 'card' ? at : eveningOf(addDays(day, 7)),
    voided: null,
    returned: null,
    refunds: [],
    channel: 'online',
    priced_at: null,
    taken: null,
    check_number: null,
    terminal: null,
    notes: [],
    consents: [],
    language: 'en',
    fingerprint: '',
  }
}
