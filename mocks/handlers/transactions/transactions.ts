import { getTransaction, type Allocation, type Transaction } from '@/contract/payments/transaction'
import type { FundCodes } from '@/contract/departments/department-setup'
import { noFunds } from '@/rules/merchants/default-settings'
import { seesDepartment } from '@/rules/people/departments-seen'
import { may } from '@/rules/people/permissions'
import { personView } from '@/rules/people/person-view'
import { sumOf } from '@/rules/payments/money'
import { refundsKeptProblem } from '@/rules/payments/payment-limits'
import { paymentReference } from '@/rules/payments/payment-reference'
import {
  feeBack,
  type FeeLine,
  refundProblem,
  refundUntil,
  type Settlement,
  voidProblem,
} from '@/rules/payments/refunds'
import { fundingDate } from '@/rules/reports/funding'
import { plainDateIn } from '@/rules/time/dates'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import type { Subject } from '@/rules/people/subject'
import { balancesAt, type Balances } from '@mocks/world/bills/balances'
import type { Tenant, World } from '@mocks/world/create-world'
import { departmentAt, isFeeRefundable, refundRulesAt } from '@mocks/world/department-settings'
import {
  hasPosted,
  isPosted,
  type PaymentItem,
  type PaymentRow,
  paymentStatus,
} from '@mocks/world/payments/payments'
import {
  hasOpenRequest,
  madeRefunds,
  refundedOfDepartment,
  refundedOfItem,
} from '@mocks/world/payments/refunds'
import { seesEntry } from '@mocks/handlers/audit'
import { tellsRefunds } from '@mocks/handlers/notifications/own-notices'
import { masking } from '@mocks/handlers/people/user-view'
import { consentsOf } from '@mocks/handlers/payments/consents'
import { shownItem } from '@mocks/handlers/payments/receipts'
import { channelOf, shownStatus } from '@mocks/handlers/payments/shown-payment'
import { seenPayment, seesWholePayment } from '@mocks/handlers/reports/seen-payments'
import { merchantFor } from '@mocks/handlers/scope'
import { gatewayFields } from './gateway-fields'
import { paymentEvents } from './payment-events'
import { paymentMails } from './payment-mails'
import { contactSeen } from './contact-seen'
import { reasonOf } from './transaction-list'

/** Who looks at it, and when; the same in a replay. */
export interface Viewing {
  readonly world: World
  readonly subject: Subject
  readonly now: number
}

export const transactionHandlers: Handlers<'getTransaction'> = {
  getTransaction: reads(getTransaction, (context, { params, query }) => {
    const tenant = merchantFor(context, query.merchant_id)
    const row = paymentSeen(context, tenant, params.id)
    return { data: row && shownTransaction(context, tenant, row) }
  }),
}

/** A payment of which the caller sees something; null: there is none. */
export function paymentSeen(
  { subject }: Pick<CallContext, 'subject'>,
  tenant: Tenant,
  id: string,
): PaymentRow | null {
  const [row] = tenant.payments.by('office', id)
  return row && seenPayment(subject, row) ? row : null
}

/** What the rules about voids and refunds look at. */
export function settlementOf(
  { subject, now }: Viewing,
  tenant: Tenant,
  row: PaymentRow,
): Settlement {
  const zone = tenant.merchant().time_zone
  const day = plainDateIn(zone, Date.parse(row.at))
  const seen = row.items.filter((item) => seesDepartment(subject, item.department_id))
  const ends = row.ledger
    .filter((line) => seesDepartment(subject, line.department_id))
    .map((line) => refundUntil(day, refundRulesAt(tenant, line.department_id, now).days))
    .filter((until) => until !== null)
  return {
    status: paymentStatus(row, now),
    posted: isPosted(row, now),
    requested: hasOpenRequest(row),
    kept: refundsKeptProblem(
      row.refunds,
      may(subject, 'payments.refund', { merchant_id: tenant.id }),
    ),
    left_cents: sumOf(seen.map((item) => item.amount_cents - refundedOfItem(row, item.id))),
    // One refund is one decision: the department with the shortest window sets it.
    refund_until: ends.toSorted()[0] ?? null,
    today: plainDateIn(zone, now),
    whole: seesWholePayment(subject, row),
  }
}

/** A department's line, with what went back before. */
export function feeLineOf(tenant: Tenant, row: PaymentRow, departmentId: string): FeeLine {
  const lines = row.ledger.filter((line) => line.department_id === departmentId)
  const backFees = madeRefunds(row)
    .flatMap(({ ledger }) => ledger)
    .filter((line) => line.department_id === departmentId)
    .map((line) => line.fee_cents)
  return {
    amount_cents: sumOf(lines.map((line) => line.amount_cents)),
    fee_cents: sumOf(lines.map((line) => line.fee_cents)),
    fee_refundable: isFeeRefundable(tenant, row, departmentId),
    back_cents: refundedOfDepartment(row, departmentId),
    back_fee_cents: sumOf(backFees),
  }
}

/** As the caller may see it. */
export function shownTransaction(viewing: Viewing, tenant: Tenant, whole: PaymentRow): Transaction {
  const { subject, now, world } = viewing
  const row = seenPayment(subject, whole) ?? whole
  const { id, name, sub_domain, time_zone } = tenant.merchant()
  const status = paymentStatus(row, now)
  const settlement = settlementOf(viewing, tenant, whole)
  const isKnown = status !== 'refused' && status !== 'unknown' && status !== 'not_found'
  const email = emailFor(subject, tenant, row)
  const audited = world.audit
    .by('object', `payment/${row.office_id}`)
    .filter((entry) => seesEntry(subject, entry))
  const mails = paymentMails({ world, tenant, now }, row, { isKnown, email, audited })
  const balances = balancesAt(tenant, now)
  return {
    id: row.office_id,
    confirmation: row.confirmation,
    reference: status === 'unknown' ? paymentReference(row.id) : null,
    receipt_id: isKnown ? row.office_id : null,
    part: !seesWholePayment(subject, whole),
    merchant: { id, name, sub_domain, time_zone },
    status: shownStatus(row, status, now),
    return_code: row.returned?.code ?? null,
    reason: reasonOf(row, status),
    tender: row.tender,
    brand: row.brand,
    last4: row.last4,
    channel: channelOf(row),
    at: row.at,
    credit_date: row.credit_date,
    posting_date: row.posting_date,
    posted: hasPosted(row, now),
    funding_date: isKnown ? fundingDateOf(row, time_zone) : null,
    payer: { name: row.payer.name, email, phone: row.payer.phone },
    taken: row.taken && { by: row.taken.by, way: row.taken.way, note: row.taken.note },
    items: row.items.map((item) =>
      allocationOf({ subject, tenant, row: whole, balances, now }, item),
    ),
    fees: row.ledger.map((line) => ({
      ...line,
      department: tenant.departments.get(line.department_id)?.name ?? line.department_id,
      fee_refundable: isFeeRefundable(tenant, row, line.department_id),
    })),
    subtotal_cents: row.subtotal_cents,
    fee_cents: row.fee_cents,
    total_cents: row.total_cents,
    refunds: row.refunds.map(({ user_id: _, refunded_at: __, ledger, ...refund }) => ({
      ...refund,
      items: ledger.map(({ item_id, amount_cents }) => ({ id: item_id, amount_cents })),
    })),
    voided: row.voided,
    problems: { void: voidProblem(settlement), refund: refundProblem(settlement) },
    tells_refunds: tellsRefunds({ world, tenant }, whole, new Date(now).toISOString()),
    refund_until: settlement.refund_until,
    consents: consentsOf(tenant, row, row !== whole),
    gateway: gatewayFields(tenant, row, { status, now, isPart: row !== whole }),
    events: paymentEvents(row, { status, mails, now, isPart: row !== whole }),
    mails,
    audit: audited.map(({ id: entry, at, actor, action }) => ({
      id: entry,
      at,
      by: actor.name,
      role: actor.role,
      action,
    })),
    notes: row.notes.map(({ departments: _, ...note }) => note),
  }
}

/** Masked for Support, as a user's is; null: none was given. */
function emailFor(subject: Subject, tenant: Tenant, { payer, user_id }: PaymentRow): string | null {
  if (payer.email === '') return null
  const view = personView(subject, { id: user_id ?? '', merchant_id: tenant.id })
  return view === 'whole' ? payer.email : masking(payer.email)
}

/** What went back before its funding date never comes to the bank. */
function fundingDateOf({ posting_date, tender, voided, returned }: PaymentRow, zone: string) {
  const date = fundingDate(posting_date, tender)
  if (date === null || voided !== null) return null
  const back = returned && plainDateIn(zone, Date.parse(returned.at))
  return back !== null && back <= date ? null : date
}

interface Allocating {
  readonly subject: Subject
  readonly tenant: Tenant
  readonly row: PaymentRow
  readonly balances: Balances
  readonly now: number
}

const fundOf: Readonly<Record<Allocation['split'][number]['kind'], keyof FundCodes>> = {
  penalty: 'penalty',
  interest: 'interest',
  assessment: 'special_assessment',
  tax: 'principal',
  charge: 'principal',
}

function allocationOf(
  { subject, tenant, row, balances, now }: Allocating,
  item: PaymentItem,
): Allocation {
  const { linkable: _, split, ...shown } = shownItem(tenant, balances, item, row.at)
  const refunded_cents = refundedOfItem(row, item.id)
  const left_cents = item.amount_cents - refunded_cents
  const settings = departmentAt(tenant, item.department_id, now)?.payment_settings
  const funds = settings?.funds ?? noFunds
  return {
    ...shown,
    parcel_id: item.parcel_id,
    ...contactSeen({ subject, tenant }, item),
    refunded_cents,
    left_cents,
    left_fee_cents: feeBack(feeLineOf(tenant, row, item.department_id), left_cents),
    split: split.map((part) => ({ ...part, fund: funds[fundOf[part.kind]] })),
  }
}
