import type { Installment } from '@/contract/bills/bills'
import type { Tender } from '@/contract/departments/payment-settings'
import { sumOf } from '@/rules/payments/money'
import { quoteFees } from '@/rules/payments/tender-prices'
import type { Tenant, World } from '@mocks/world/create-world'
import { balancesAt } from '@mocks/world/bills/balances'
import type { PaymentItem, PaymentRow } from '@mocks/world/payments/payments'
import { settledRefund } from '@mocks/world/seed/refunds'
import { samplePayments, sampleReceipts } from './page-samples'

/** Receipts that the usual world has none of: voided, refunded, of many bills, and Ruth's newest. */

const ruth = { id: '6', name: 'Ruth Keller', email: 'user@miamicounty.example' }
const morning = '2026-06-01T13:20:00.000Z'

export function addReceipts(world: World): void {
  const county = world.tenant('miamicounty')
  if (!county) return
  const { payments } = county
  const at = (receipt: string): PaymentRow => {
    const [row] = payments.by('receipt', receipt)
    if (!row) throw new Error(`The world has no receipt ${receipt}`)
    return row
  }
  payments.update(at(sampleReceipts.voided).id, {
    voided: {
      at: '2026-06-01T13:10:00.000Z',
      by: 'Harriet Lowe',
      reason: 'payer-asked',
      note: '',
    },
  })
  const refunded = at(sampleReceipts.refunded)
  payments.update(refunded.id, {
    refunds: [
      settledRefund(refunded, {
        amount_cents: refunded.subtotal_cents,
        fee_cents: refunded.fee_cents,
        day: '2026-05-29',
      }),
    ],
  })

  const template = at(sampleReceipts.posted)
  const paid = (
    kind: 'many' | 'payer',
    confirmation: string,
    items: PaymentItem[],
  ): PaymentRow => ({
    ...template,
    id: `key of ${confirmation}`,
    receipt_id: sampleReceipts[kind],
    office_id: samplePayments[kind],
    confirmation,
    at: morning,
    credit_date: '2026-06-01',
    posting_date: '2026-06-01',
    posts_at: '2026-06-02T00:00:00.000Z',
    clears_at: morning,
    items,
    ...pricesOf(county, items),
  })
  payments.insert(
    paid('many', 'CT-8BLS-3DPT', [
      ...openItems(county, 'real-estate-tax', 5),
      ...openItems(county, 'manufactured-home-tax', 1),
      ...openItems(county, 'building-permits', 2),
    ]),
  )
  const { id: user_id, ...payer } = ruth
  payments.insert({
    ...paid('payer', 'CT-RTHK-N3WX', openItems(county, 'real-estate-tax', 1)),
    user_id,
    payer: { ...template.payer, ...payer },
  })
}

/** Of what else than the tax or charge itself it consists. */
const kindsIn = ({ penalty_cents, interest_cents, special_assessments }: Installment): number =>
  [penalty_cents, interest_cents, special_assessments.length].filter((one) => one > 0).length

/** The open items, first where there are the most to split. */
function openItems(county: Tenant, departmentId: string, count: number): PaymentItem[] {
  const balances = balancesAt(county, Date.parse(morning))
  return county.bills
    .all((a, b) => (a.id < b.id ? -1 : 1))
    .filter((bill) => bill.department_id === departmentId)
    .flatMap((bill) => {
      const parcel = county.parcels.get(bill.parcel_id)
      if (!parcel || balances.hold(parcel, bill)) return []
      const part = balances.installments(bill).find((one) => one.balance_cents > 0)
      return part ? [{ parcel, part }] : []
    })
    .toSorted((a, b) => kindsIn(b.part) - kindsIn(a.part))
    .slice(0, count)
    .map(({ parcel, part }) => ({
      id: part.id,
      parcel_id: parcel.id,
      department_id: departmentId,
      amount_cents: part.balance_cents,
    }))
}

function pricesOf(county: Tenant, items: readonly PaymentItem[], tender: Tender = 'card') {
  const groups = county.departments.all().flatMap(({ id: department_id, payment_settings }) => {
    const own = items.filter((item) => item.department_id === department_id)
    const subtotal_cents = sumOf(own.map((item) => item.amount_cents))
    return own.length === 0 ? [] : [{ department_id, subtotal_cents, payment_settings }]
  })
  const { groups: ledger, ...sums } = quoteFees(groups, tender)
  return {
    ...sums,
    ledger: ledger.map(({ department_id, subtotal_cents, fee_cents }) => ({
      department_id,
      amount_cents: subtotal_cents,
      fee_cents,
    })),
  }
}

/** Ruth paid her first half by e-check four days ago; `returned`: her bank sent it back since. */
export function addEcheck(world: World, returned: PaymentRow['returned']): void {
  const county = world.tenant('miamicounty')
  const [template] = county?.payments.by('receipt', sampleReceipts.pending) ?? []
  if (!county || !template) return
  const { id: user_id, ...payer } = ruth
  const items = [
    {
      id: '08-004512-2025-1',
      parcel_id: '08-004512',
      department_id: 'real-estate-tax',
      amount_cents: 94_864,
    },
  ]
  county.payments.insert({
    ...template,
    id: 'key of CT-ECHK-4KRT',
    receipt_id: sampleReceipts.echeck,
    office_id: samplePayments.echeck,
    confirmation: 'CT-ECHK-4KRT',
    at: '2026-05-28T13:20:00.000Z',
    credit_date: '2026-05-28',
    posting_date: '2026-05-28',
    posts_at: '2026-05-29T00:00:00.000Z',
    clears_at: '2026-06-05T00:00:00.000Z',
    user_id,
    payer: { ...template.payer, ...payer },
    items,
    ...pricesOf(county, items, 'echeck'),
    returned,
  })
}
