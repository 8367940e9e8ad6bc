import * as v from 'valibot'
import type { AuditAction, AuditChange } from '@/contract/audit'
import type { Permission } from '@/contract/people/permissions'
import type { TransactionRefusal } from '@/contract/payments/refund-reasons'
import type { Transaction } from '@/contract/payments/transaction'
import { paymentReference } from '@/rules/payments/payment-reference'
import { may } from '@/rules/people/permissions'
import type { ApplyContext, CallContext } from '@mocks/cloud/context'
import { subjectOf } from '@mocks/cloud/gate'
import { forbidden, found, Refusal } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import { type PaymentRow, paymentStatus } from '@mocks/world/payments/payments'
import { audit } from '@mocks/handlers/audit-entry'
import { merchantFor } from '@mocks/handlers/scope'
import { paymentSeen, shownTransaction } from './transactions'

const refusals: Readonly<Record<TransactionRefusal, string>> = {
  gone: 'There is no such payment here.',
  unknown: 'It is not known yet whether this payment was made. Check its status first.',
  not_charged: 'Nothing was charged, so there is nothing to give back.',
  voided: 'This payment was voided.',
  returned: 'The bank has returned this payment.',
  pending: 'The bank may still return this e-check. Refund it when it has cleared.',
  settled: 'This payment has settled and can no longer be voided.',
  not_settled: 'This payment has not settled yet. It can be refunded once it has.',
  requested: 'A refund of this payment was requested already and is not decided yet.',
  too_many_requests:
    'Refunds of this payment were refused too often to ask again. Ask a Merchant Admin.',
  too_many_refunds: 'This payment has had as many refunds as one payment can have.',
  nothing_left: 'All of this payment was refunded.',
  too_late: 'The time in which this department refunds payments is over.',
  other_departments: 'This payment was for other departments, too. Ask a Merchant Admin.',
  no_request: 'This request was decided already.',
  over_rest: 'This is more than what is left of the payment.',
  refunded_since: 'Some of this payment was refunded since. See what is left of it.',
  known: 'The outcome of this payment is known.',
  too_many_notes: 'This payment has as many notes as one payment can have.',
}

export const refused = (code: TransactionRefusal): Refusal =>
  new Refusal(409, { message: refusals[code], code })

interface Place {
  readonly params: { readonly id: string }
  readonly query: { readonly merchant_id?: string | undefined }
}

/** The payment that staff want to do something with, if it is theirs. */
export function paymentFor(
  context: CallContext,
  { params, query }: Place,
  permission: Permission,
): { readonly tenant: Tenant; readonly row: PaymentRow } {
  const { subject } = context
  // A citizen's own refund is asked for by form, not here.
  if (!may(subject, 'reports.view') || !may(subject, permission)) {
    throw forbidden(`Your role (${subject.role}) may not do this`)
  }
  const tenant = merchantFor(context, query.merchant_id)
  if (!may(subject, permission, { merchant_id: tenant.id })) {
    throw forbidden('This payment belongs to another merchant')
  }
  const row = paymentSeen(context, tenant, params.id)
  if (!row) throw refused('gone')
  return { tenant, row }
}

export const target = { merchant_id: v.string(), key: v.string() }
type Target = v.InferOutput<v.ObjectSchema<typeof target, undefined>>

export const targetOf = ({ id }: Tenant, row: PaymentRow): Target => ({
  merchant_id: id,
  key: row.id,
})

/** In `apply`: the row, and what is noted and answered after its change. */
export function changed(
  context: ApplyContext,
  { merchant_id, key }: Target,
  change: (row: PaymentRow, tenant: Tenant) => Partial<PaymentRow>,
  action: AuditAction,
  changes: readonly AuditChange[] = [],
  /** The departments that it tells of. */
  about: (row: PaymentRow) => readonly string[] = () => [],
): { data: Transaction } {
  const tenant = found(context.world.tenantOf(merchant_id), 'The merchant')
  const before = found(tenant.payments.get(key), 'The payment')
  const difference = change(before, tenant)
  const row =
    Object.keys(difference).length === 0 ? before : tenant.payments.update(key, difference)
  audit(context, {
    action,
    object: { kind: 'payment', id: row.office_id, name: numberOf(before, context.now) },
    merchant_id,
    changes,
    departments: about(row),
  })
  const viewing = { world: context.world, subject: subjectOf(context.user), now: context.now }
  return { data: shownTransaction(viewing, tenant, row) }
}

/** What it was called then: a payment without an answer has no confirmation number yet. */
const numberOf = (row: PaymentRow, now: number): string =>
  paymentStatus(row, now) === 'unknown' ? paymentReference(row.id) : row.confirmation

export const nameOf = ({ user }: ApplyContext): string => user?.name ?? ''
