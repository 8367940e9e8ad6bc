import type { InferOutput } from 'valibot'
import { searchBills } from '@/contract/bills/bill-search'
import { getBill, getBillHistory, type historyEntry, type Parcel } from '@/contract/bills/bills'
import { isLinkable } from '@/rules/people/linkable'
import { maskedOwner } from '@/rules/bills/second-fact'
import type { CallContext } from '@mocks/cloud/context'
import type { Handlers } from '@mocks/cloud/handler'
import { reads } from '@mocks/cloud/handler'
import { found } from '@mocks/cloud/reply'
import { aboutBill } from '@mocks/world/bills/bill-about'
import { billId, type Posting } from '@mocks/world/bills/bills'
import type { Tenant } from '@mocks/world/create-world'
import { linkPinOf } from '@mocks/world/bills/link-pins'
import { balancesAt, yearsOf } from '@mocks/world/bills/balances'
import { type ParcelRow, shownParcel } from '@mocks/world/bills/parcels'
import { paymentStatus, type PaymentRow } from '@mocks/world/payments/payments'
import { refundedOfItem } from '@mocks/world/payments/refunds'
import { search } from './bill-search'
import { needsSecondFact, mayKnowOwner } from './second-fact-needed'
import { compare } from '@mocks/handlers/page'
import { shownStatus } from '@mocks/handlers/payments/shown-payment'
import { scored } from '@mocks/handlers/recaptcha/record-try'
import { tenantOf } from '@mocks/handlers/scope'

type HistoryEntry = InferOutput<typeof historyEntry>

export const billHandlers: Handlers<'searchBills' | 'getBill' | 'getBillHistory'> = {
  searchBills: reads(searchBills, (context, input) =>
    scored(context, 'search', () => search(context, input)),
  ),

  getBill: reads(getBill, (context, { params, query }) => {
    const tenant = tenantOf(context)
    const parcel = parcelNamed(context, tenant, params.parcelId)
    if (needsSecondFact(context, tenant, parcel, query)) {
      const { account } = parcel
      return { data: { parcel: null, years: [], bill: null, needs_second_fact: { account } } }
    }
    const years = yearsOf(tenant, parcel.id)
    const row = tenant.bills.get(billId(parcel.id, Number(params.year)))
    const shown = shownTo(context, tenant, parcel)
    if (!row) return { data: { parcel: shown, years, bill: null } }
    const balances = balancesAt(tenant, context.now)
    const bill = balances.bill(parcel, row)
    const seen = { ...parcel, ...shown }
    const about = aboutBill({ tenant, balances, parcel: seen, row, bill, now: context.now })
    const link_pin =
      // The office prints an imported one; it is not in this world.
      hasPin(tenant, parcel) && !parcel.link_pin && mayKnowOwner(context, tenant, parcel)
        ? linkPinOf(parcel.id)
        : null
    return {
      data: { parcel: shown, years, bill: { parcel: shown, years, ...bill, ...about, link_pin } },
    }
  }),

  getBillHistory: reads(getBillHistory, (context, { params, query }) => {
    const tenant = tenantOf(context)
    const parcel = parcelNamed(context, tenant, params.parcelId)
    if (needsSecondFact(context, tenant, parcel, query)) return { data: [], second_needed: true }
    return { data: historyOf(tenant, parcel.id, context.now) }
  }),
}

/** Under the name of another department it is not there. */
function parcelNamed({ departmentId }: CallContext, tenant: Tenant, id: string): ParcelRow {
  const parcel = found(tenant.parcels.get(id), 'The bill')
  const named = departmentId === null || departmentId === parcel.department_id
  return found(named ? parcel : null, 'The bill')
}

/** What can be kept in a profile has a PIN that proves whose it is. */
function hasPin(tenant: Tenant, parcel: ParcelRow): boolean {
  const department = tenant.departments.get(parcel.department_id)
  return department !== undefined && isLinkable(department)
}

/** A department that masks its owners also hides the place from visitors with only the number. */
function shownTo(context: CallContext, tenant: Tenant, row: ParcelRow): Parcel {
  const parcel = shownParcel(row)
  const asked = tenant.departments.get(parcel.department_id)?.search
  if (asked?.mask_owner !== true || mayKnowOwner(context, tenant, row)) return parcel
  const owner = maskedOwner(parcel.owner)
  return asked.second === undefined ? { ...parcel, owner, address: '***' } : { ...parcel, owner }
}

/** Newest first: what came in through this portal and beside it. */
function historyOf(tenant: Tenant, parcelId: string, now: number): HistoryEntry[] {
  const entries = tenant.bills.by('parcel', parcelId).flatMap(({ year, installments }) =>
    installments.flatMap((part): HistoryEntry[] => [
      ...keptPostings(part.postings).map((entry) => ({ ...entry, year, cycle: part.cycle })),
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
          refunded_cents: refundedOfItem(payment, part.id),
        }
      }),
    ]),
  )
  return entries.toSorted((a, b) => compare(b.at, a.at) || compare(a.id, b.id))
}

/** As with a payment through this portal, what was taken back of one is told by its status. */
function keptPostings(
  postings: readonly Posting[],
): (Posting & Pick<HistoryEntry, 'status' | 'refunded_cents'>)[] {
  return postings.flatMap((entry) => {
    if (entry.reverses !== undefined) return []
    const back = postings.filter(
      ({ reverses }) => reverses !== undefined && reverses === entry.reference,
    )
    const left = back.reduce((sum, { amount_cents }) => sum + amount_cents, entry.amount_cents)
    const status = back.length === 0 ? 'posted' : left > 0 ? 'part-refunded' : 'voided'
    const refunded_cents = status === 'part-refunded' ? entry.amount_cents - left : 0
    return [{ ...entry, status, refunded_cents }]
  })
}

/** null: it is no payment, because nothing was charged. */
function historyStatus(payment: PaymentRow, now: number): HistoryEntry['status'] | null {
  const shown = shownStatus(payment, paymentStatus(payment, now), now)
  switch (shown) {
    case 'declined':
    case 'timed_out':
    case 'partial':
    case 'not_found':
      return null
    case 'unknown':
    case 'approved':
    case 'posted':
    case 'pending':
    case 'voided':
    case 'refunded':
    case 'part-refunded':
    case 'returned':
      return shown
  }
}
