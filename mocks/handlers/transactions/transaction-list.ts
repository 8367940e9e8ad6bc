import {
  type DeclineReason,
  listTransactions,
  transactionList,
  type TransactionRow,
  type WentBackRow,
} from '@/contract/payments/transactions'
import { factOf } from '@/rules/departments/blind-entry'
import { paymentReference } from '@/rules/payments/payment-reference'
import { outcomeOf, totalsOfAttempts } from '@/rules/reports/attempt-sums'
import { negated } from '@/rules/reports/movement-sums'
import { plainDateIn, timeIn } from '@/rules/time/dates'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { sha256Hex } from '@mocks/lib/sha256'
import { textTest } from '@mocks/lib/text-test'
import type { Tenant } from '@mocks/world/create-world'
import {
  type PaymentItem,
  type PaymentRow,
  paymentStatus,
  type PaymentStatus,
} from '@mocks/world/payments/payments'
import { hasOpenRequest, refundedCents, refundedOfItem } from '@mocks/world/payments/refunds'
import { answerList } from '@mocks/handlers/answer-list'
import { itemPlace } from '@mocks/handlers/payments/item-place'
import { channelOf } from '@mocks/handlers/payments/shown-payment'
import { checkEmailFilter } from '@mocks/handlers/people/lookups'
import {
  type Attempt,
  attemptsOn,
  filteredAttempts,
  wentBackOn,
} from '@mocks/handlers/reports/attempts'
import { movedItems } from '@mocks/handlers/reports/moved-items'
import type { ReportLine } from '@mocks/handlers/reports/report-lines'
import { partOfPayment } from '@mocks/handlers/reports/seen-payments'
import { compare } from '@mocks/handlers/page'
import { departmentFor, merchantFor } from '@mocks/handlers/scope'
import { contactSeen } from './contact-seen'

/** An attempt of the day. */
interface Entry {
  /** What the caller sees of the payment. */
  readonly seen: PaymentRow
  /** The department's part of it. */
  readonly row: PaymentRow
  readonly status: PaymentStatus
  readonly shown: TransactionRow['status']
}

export const transactionListHandlers: Handlers<'listTransactions'> = {
  listTransactions: reads(listTransactions, (context, { params, query }) => {
    const { now } = context
    const tenant = merchantFor(context, params.merchant)
    const department = departmentFor(context, tenant, params.department)
    const { id, name, sub_domain, time_zone } = tenant.merchant()
    const day = query.day ?? plainDateIn(time_zone, now)
    checkEmailFilter(context, query.email)
    const place = { day, departmentId: department.id }
    const entries = attemptsOn(context, tenant, place, query).flatMap(
      (attempt) => entryOf(attempt, department.id, now) ?? [],
    )
    const { rows, matching, pagination } = answerList(transactionList, entries, query, {
      key: ({ row }) => row.id,
      sort: {
        at: ({ row }) => row.at,
        confirmation: ({ row }) => row.confirmation,
        payer: ({ row }) => row.payer.name,
        account: ({ row }) => accountOf(tenant, row.items[0]),
        subtotal: ({ row }) => row.subtotal_cents,
        fee: ({ row }) => row.fee_cents,
        total: ({ row }) => row.total_cents,
        status: ({ shown }) => shown,
      },
      text: ({ row }) => searchedTexts(tenant, row),
      applied: ['day', ...filteredAttempts],
    })
    const movements = wentBackOn(context, tenant, place, query).filter(({ movement }) =>
      isFound(tenant, movement?.row, department.id, query.q),
    )
    return {
      data: rows.map((entry) => shownRow(context, tenant, entry)),
      pagination,
      day,
      merchant: { id, name, sub_domain, time_zone },
      department: { id: department.id, name: department.name },
      totals: totalsOfAttempts(
        matching.map(({ row, shown }) => ({ ...row, status: shown })),
        movements,
      ),
      went_back: movements
        .flatMap((line) => wentBackRow(tenant, line) ?? [])
        .toSorted((a, b) => compare(b.at, a.at) || compare(a.id, b.id)),
      hours: hoursOf(matching, time_zone),
    }
  }),
}

const searchedTexts = (tenant: Tenant, row: PaymentRow): readonly string[] => [
  row.confirmation,
  paymentReference(row.id),
  row.payer.name,
  row.last4,
  ...row.items.map((item) => accountOf(tenant, item)),
]

/** Whether the list's search finds the department's part of a payment. */
function isFound(
  tenant: Tenant,
  whole: PaymentRow | undefined,
  departmentId: string,
  q = '',
): boolean {
  const row = whole && partOfPayment(whole, (id) => id === departmentId)
  return row ? searchedTexts(tenant, row).some(textTest(q)) : false
}

function entryOf({ row: seen, shown }: Attempt, departmentId: string, now: number): Entry | null {
  const row = partOfPayment(seen, (id) => id === departmentId)
  return row && { seen, row, status: paymentStatus(row, now), shown }
}

function shownRow(
  { subject }: Pick<CallContext, 'subject'>,
  tenant: Tenant,
  { seen, row, status, shown }: Entry,
): TransactionRow {
  return {
    id: row.office_id,
    at: row.at,
    confirmation: row.confirmation,
    reference: status === 'unknown' ? paymentReference(row.id) : null,
    payer_name: row.payer.name,
    parts: row.items.map((item) => ({
      ...itemPlace(tenant, item),
      principal_cents: item.amount_cents,
      refunded_cents: refundedOfItem(row, item.id),
      ...(item.paid_for && { paid_for: item.paid_for }),
      ...contactSeen({ subject, tenant }, item),
    })),
    account: accountOf(tenant, row.items[0]),
    items: row.items.length,
    tender: row.tender,
    brand: row.brand,
    last4: row.last4,
    channel: channelOf(row),
    subtotal_cents: row.subtotal_cents,
    fee_cents: row.fee_cents,
    total_cents: row.total_cents,
    payment_cents: seen.total_cents,
    refunded_cents: refundedCents(row),
    status: shown,
    refund_requested: hasOpenRequest(seen),
    return_code: row.returned?.code ?? null,
    reason: reasonOf(row, status),
    ...networkOf(row),
  }
}

/** Null: a payment, or of the archive, where nothing went back. */
function wentBackRow(
  tenant: Tenant,
  { type, department_id, movement, principal_cents, fee_cents }: ReportLine,
): WentBackRow | null {
  if (type === 'payment' || movement === null) return null
  const { row, event, at } = movement
  const parts = movedItems(movement).map(({ item, principal_cents: cents }) => ({
    ...itemPlace(tenant, item),
    principal_cents: negated(cents),
  }))
  return {
    id: `${event}-${department_id}`,
    transaction_id: row.office_id,
    type,
    at,
    paid_at: row.at,
    confirmation: row.confirmation,
    payer_name: row.payer.name,
    parts,
    account: parts[0]?.account ?? '',
    principal_cents: negated(principal_cents),
    fee_cents: negated(fee_cents),
  }
}

/** Why no money was taken; null: it was, or it is not known. */
export function reasonOf(row: PaymentRow, status: PaymentStatus): DeclineReason | null {
  if (status === 'not_found') return 'not-found'
  if (status !== 'refused') return null
  if (row.outcome === 'timed_out') return 'no-answer'
  if (row.outcome === 'partial') return 'partial'
  return row.problem?.reason ?? 'contact_bank'
}

/** An archived parcel's id is its account: looking each one up would take a day's list too long. */
function accountOf(tenant: Tenant, item: PaymentItem | undefined): string {
  if (item === undefined) return ''
  if (item.paid_for !== undefined) return factOf(item.paid_for, 'reference')
  const { parcel_id: parcelId, department_id: departmentId } = item
  if (parcelId === null || tenant.roll?.archive.departmentId === departmentId) return parcelId ?? ''
  return tenant.parcels.get(parcelId)?.account ?? ''
}

function hoursOf(entries: readonly Entry[], zone: string) {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    hour,
    payments: 0,
    principal_cents: 0,
    refused: 0,
  }))
  for (const entry of entries) {
    const sum = hours[Number(timeIn(zone, Date.parse(entry.row.at)).slice(0, 2))]
    const outcome = outcomeOf(entry.shown)
    if (sum && outcome === 'charged') {
      sum.payments += 1
      sum.principal_cents += entry.row.subtotal_cents
    } else if (sum && outcome === 'refused') sum.refused += 1
  }
  return hours
}

const abroad = ['CA', 'MX', 'GB', 'DE'] as const

/**
 * Where the payer's network is and how it was scored. No address is stored with a payment, so both
 * follow from its id; a refused one scores lower. What staff took has neither.
 */
function networkOf({
  receipt_id,
  channel,
  taken,
  problem,
}: PaymentRow): Pick<TransactionRow, 'country' | 'risk_score'> {
  if (channel !== 'online' || taken !== null) return { country: null, risk_score: null }
  const draw = Number.parseInt(sha256Hex(receipt_id).slice(0, 8), 16)
  const score = 5 + (draw % 5) - (problem === null ? 0 : 4)
  return {
    country: draw % 40 === 0 ? (abroad[(draw >>> 8) % abroad.length] ?? 'US') : 'US',
    risk_score: score / 10,
  }
}
