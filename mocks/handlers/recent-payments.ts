import type { RecentPayment, RecentStatus } from '@/contract/dashboard'
import { isPosted, type PaymentRow, type PaymentStatus } from '@mocks/world/payments'
import type { Entry } from './dashboard-sums'
import { compare } from './page'

const most = 10

/** The latest attempts, whatever their outcome. */
export function recentOf(entries: readonly Entry[], now: number): RecentPayment[] {
  return entries
    .toSorted((a, b) => compare(b.row.at, a.row.at) || compare(a.row.id, b.row.id))
    .slice(0, most)
    .map(({ tenant, row, status, paid }) => {
      const { id, name, sub_domain, time_zone } = tenant.merchant()
      return {
        receipt_id: paid ? row.receipt_id : null,
        confirmation: row.confirmation,
        at: row.at,
        merchant: { id, name, sub_domain, time_zone },
        departments: row.ledger.map(
          (line) => tenant.departments.get(line.department_id)?.name ?? line.department_id,
        ),
        payer_name: row.payer.name,
        tender: row.tender,
        brand: row.brand,
        last4: row.last4,
        total_cents: row.total_cents,
        status: shownStatus(row, status, now),
        return_code: row.returned?.code ?? null,
      }
    })
}

/** The vocabulary of product.md 2.0, "Status vocabulary". */
function shownStatus(row: PaymentRow, status: PaymentStatus, now: number): RecentStatus {
  if (status === 'refused') return refusal(row)
  if (status !== 'approved' && status !== 'pending') return status
  if (row.refunded_cents >= row.total_cents) return 'refunded'
  if (row.refunded_cents > 0) return 'part-refunded'
  if (status === 'pending') return 'pending'
  return isPosted(row, now) ? 'posted' : 'approved'
}

function refusal({ outcome }: PaymentRow): RecentStatus {
  return outcome === 'timed_out' || outcome === 'partial' ? outcome : 'declined'
}
