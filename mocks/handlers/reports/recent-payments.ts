import type { RecentPayment } from '@/contract/reports/dashboard'
import { paymentReference } from '@/rules/payments/payment-reference'
import type { Subject } from '@/rules/people/subject'
import type { Tenant } from '@mocks/world/create-world'
import { type DashboardAttempt, isCharged } from './dashboard-figures'
import { archiveOf } from './seen-archive'
import { compare } from '@mocks/handlers/page'
import { shownStatus } from '@mocks/handlers/payments/shown-payment'

const most = 10

/**
 * The latest attempts of these days, with any outcome; `entries` has those that are not archived.
 */
export function recentOf(
  tenants: readonly Tenant[],
  subject: Subject,
  entries: readonly DashboardAttempt[],
  { from, to }: { readonly from: string; readonly to: string },
  now: number,
): RecentPayment[] {
  const archived = tenants.flatMap((tenant) =>
    (archiveOf(tenant, subject)?.latest(from, to, most) ?? []).map((row) => ({
      tenant,
      row,
      shown: shownStatus(row, 'approved', now),
    })),
  )
  return [...entries, ...archived]
    .toSorted((a, b) => compare(b.row.at, a.row.at) || compare(a.row.id, b.row.id))
    .slice(0, most)
    .map(({ tenant, row, shown }) => {
      const { id, name, sub_domain, time_zone } = tenant.merchant()
      return {
        receipt_id: isCharged({ shown }) ? row.office_id : null,
        confirmation: row.confirmation,
        reference: shown === 'unknown' ? paymentReference(row.id) : null,
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
        status: shown,
        return_code: row.returned?.code ?? null,
      }
    })
}
