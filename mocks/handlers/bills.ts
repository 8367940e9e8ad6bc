import type { InferOutput } from 'valibot'
import { searchBills } from '@/contract/bill-search'
import { getBill, getBillHistory, type historyEntry, type Parcel } from '@/contract/bills'
import { maskedOwner } from '@/rules/second-fact'
import type { CallContext } from '@mocks/cloud/context'
import type { Handlers } from '@mocks/cloud/handler'
import { reads } from '@mocks/cloud/handler'
import { found } from '@mocks/cloud/reply'
import { aboutBill } from '@mocks/world/bill-about'
import { billId } from '@mocks/world/bills'
import type { Tenant } from '@mocks/world/create-world'
import { owingAt, yearsOf } from '@mocks/world/owing'
import type { ParcelRow } from '@mocks/world/parcels'
import { isPosted, paymentStatus, type PaymentRow } from '@mocks/world/payments'
import { search } from './bill-search'
import { tenantOf } from './scope'
import { seesNames } from './sees-names'

type HistoryEntry = InferOutput<typeof historyEntry>

export const billHandlers: Handlers<'searchBills' | 'getBill' | 'getBillHistory'> = {
  searchBills: reads(searchBills, search),

  getBill: reads(getBill, (context, { params }) => {
    const tenant = tenantOf(context)
    const parcel = found(tenant.parcels.get(params.parcelId), 'The bill')
    const years = yearsOf(tenant, parcel.id)
    const row = tenant.bills.get(billId(parcel.id, Number(params.year)))
    const masked = isMasked(context, tenant, parcel)
    const shown = masked ? maskedParcel(parcel) : shownParcel(parcel)
    if (!row) return { data: { parcel: shown, years, bill: null } }
    const owing = owingAt(tenant, context.now)
    const bill = owing.bill(parcel, row)
    const seen = masked ? { ...parcel, ...shown } : parcel
    const about = aboutBill({ tenant, owing, parcel: seen, row, bill, now: context.now })
    return {
      data: { parcel: shown, years, bill: { parcel: shown, years, ...bill, ...about, masked } },
    }
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

/** An address of a bill is one fact; whoever linked the account has shown another. */
function isMasked(context: CallContext, tenant: Tenant, parcel: ParcelRow): boolean {
  const asked = tenant.departments.get(parcel.department_id)?.search
  if (!asked || (asked.second === undefined && asked.mask_owner !== true)) return false
  if (seesNames(context)) return false
  const { user, world } = context
  return !world.accountLinks
    .by('parcel', `${tenant.id}/${parcel.id}`)
    .some((link) => link.user_id === user?.id)
}

const maskedParcel = (parcel: ParcelRow): Parcel => ({
  ...shownParcel(parcel),
  owner: maskedOwner(parcel.owner),
  address: '***',
})

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
