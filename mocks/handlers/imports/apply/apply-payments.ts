import type { PaymentRow } from '@/rules/imports/good-rows'
import type { Posting } from '@mocks/world/bills/bills'
import type { Applying } from './applying'

const ways: Readonly<Record<PaymentRow['tender'], Pick<Posting, 'channel' | 'tender'>>> = {
  CASH: { channel: 'counter', tender: 'cash' },
  CHECK: { channel: 'counter', tender: 'check' },
  LOCKBOX: { channel: 'lockbox', tender: 'check' },
  ESCROW: { channel: 'escrow', tender: 'check' },
  BANKPAY: { channel: 'mail', tender: 'check' },
  'CARD-OFFICE': { channel: 'counter', tender: 'card' },
}

/** The file has days without hours: noon in the east of the country. */
const hour = 'T16:00:00.000Z'

/** Money that came in elsewhere, on the installments that it pays. */
export function applyPayments(applying: Applying, rows: readonly PaymentRow[]): void {
  const { tenant, drafts, importId, at } = applying
  for (const row of rows) {
    const parcel = tenant.parcels.get(row.parcel_id)
    if (!parcel) continue
    const day = `${row.payment_date}${hour}`
    for (const { installment_id, amount_cents } of row.parts) {
      const bill = drafts
        .bills(parcel.id)
        .find(({ installments }) => installments.some(({ id }) => id === installment_id))
      const part = bill?.installments.find(({ id }) => id === installment_id)
      if (!bill || !part) continue
      const posting: Posting = {
        id: `${installment_id}-import-${importId}-${row.row}`,
        at: day < at ? day : at,
        amount_cents,
        ...ways[row.tender],
        reference: row.reference,
        recorded_at: at,
        ...(row.reverses !== null && { reverses: row.reverses }),
      }
      drafts.setPart(parcel, bill.year, { ...part, postings: [...part.postings, posting] })
    }
    drafts.addUnit({
      rows: 1,
      parcel_id: parcel.id,
      installments: row.parts.map(({ installment_id }) => installment_id),
    })
  }
}
