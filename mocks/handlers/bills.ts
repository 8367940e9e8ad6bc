import type { InferOutput } from 'valibot'
import { searchBills } from '@/contract/bill-search'
import { getBill, getBillHistory, type historyEntry, type Parcel } from '@/contract/bills'
import type { Handlers } from '@mocks/cloud/handler'
import { reads } from '@mocks/cloud/handler'
import { found } from '@mocks/cloud/reply'
import { billId } from '@mocks/world/bills'
import type { Tenant } from '@mocks/world/create-world'
import { owingAt, yearsOf } from '@mocks/world/owing'
import type { ParcelRow } from '@mocks/world/parcels'
import { isPosted, paymentStatus, type PaymentRow } from '@mocks/world/payments'
import { search } from './bill-search'
import { tenantOf } from './scope'

type HistoryEntry = InferOutput<typeof historyEntry>

export const billHandlers: Handlers<'searchBills' | 'getBill' | 'getBillHistory'> = {
  searchBills: reads(searchBills, search),

  getBill: reads(getBill, (context, { params }) => {
    const tenant = tenantOf(context)
    const parcel = found(tenant.parcels.get(params.parcelId), 'The bill')
    const years = yearsOf(tenant, parcel.id)
    const row = tenant.bills.get(billId(parcel.id, Number(params.year)))
    const shown = shownParcel(parcel)
    const bill = row ? owingAt(tenant, context.now).bill(parcel, row) : null
    return { data: { parcel: shown, years, bill: bill && { parcel: shown, years, ...bill } } }
  }),

  getBillHistory: reads(getBillHistory, (context, { params }) => {
    const tenant = tenantOf(context)
    found(tenant.parcels.get(params.parcelId), 'The bill')
    return { data: historyOf(tenant, params.parcelId, context.now) }
  }),
}

function shownParcel({ hold: _hold, ...parcel }: ParcelRow): Parcel {
  return parcel
}

/** Newest first: what came in through this portal and beside it. */
function historyOf(tenant: Tenant, parcelId: string, now: number): HistoryEntry[] {
  const entries = tenant.bills.by('parcel', parcelId).flatMap(({ year, installments }) =>
    installments.flatMap((part): HistoryEntry[] => [
      ...part.postings.map((entry) => ({
        ...entry,
        year,
        cycle: part.cycle,
        status: 'posted' as const,
      })),
      ...tenant.payments.by('installment', part.id).flatMap((payment) => {
        const status = historyStatus(payment, now)
        const item = payment.items.find(({ id }) => id === part.id)
        if (!status || !item) return []
        return {
          // Neither key nor receipt id: both open more than a history may.
          id: `${part.id}@${payment.at}`,
          at: payment.at,
          year,
          cycle: part.cycle,
          amount_cents: item.amount_cents,
          channel: payment.channel === 'online' ? ('online' as const) : ('counter' as const),
          tender: payment.tender,
          status,
        }
      }),
    ]),
  )
  return entries.toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

function historyStatus(payment: PaymentRow, now: number): HistoryEntry['status'] | null {
  const status = paymentStatus(payment, now)
  if (status === 'refused' || status === 'not_found') return null
  if (status === 'unknown') return 'pending'
  if (status !== 'approved') return status
  if (payment.refunded_cents >= payment.total_cents) return 'refunded'
  if (payment.refunded_cents > 0) return 'part-refunded'
  return isPosted(payment, now) ? 'posted' : 'approved'
}
