import { emailReceipt, getReceipt, lookUpReceipt, type Receipt } from '@/contract/receipts'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { found, invalid, notFound, Refusal } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import { owingAt } from '@mocks/world/owing'
import { isPosted, paymentStatus, type PaymentRow } from '@mocks/world/payments'
import { problem } from './quoting'
import { tenantOf } from './scope'
import { sendMail } from './send-mail'
import { masking } from './users'

const minute = 60_000
const triesWindow = 10 * minute
const freeTries = 3
const mostMails = 3

/** Whoever holds the id may see it: it cannot be guessed (product.md 3.5). */
function receiptRow(tenant: Tenant, id: string, now: number): PaymentRow {
  const [row] = tenant.payments.by('receipt', id)
  const status = row && paymentStatus(row, now)
  if (!row || status === 'refused' || status === 'unknown' || status === 'not_found') {
    throw notFound('The receipt')
  }
  return row
}

export const receiptHandlers: Handlers<'getReceipt' | 'emailReceipt' | 'lookUpReceipt'> = {
  getReceipt: reads(getReceipt, (context, { params }) => {
    const tenant = tenantOf(context)
    return { data: shownReceipt(tenant, receiptRow(tenant, params.id, context.now), context.now) }
  }),

  emailReceipt: reads(emailReceipt, (context, { params }) => {
    const { now, services } = context
    const row = receiptRow(tenantOf(context), params.id, now)
    const { email } = row.payer
    if (email === '') throw invalid({ email: ['No e-mail was given with this payment.'] })
    if (services.rates.note(`mail ${row.receipt_id}`, now, triesWindow) > mostMails) {
      throw new Refusal(
        429,
        { message: 'This receipt was sent already. Try again in 10 minutes.', code: 'too_many' },
        { 'Retry-After': String(triesWindow / 1000) },
      )
    }
    sendMail(context, { to: email, kind: 'receipt', path: `/print-receipt/${row.receipt_id}` })
    return { message: `Sent to ${masking(email)}` }
  }),

  lookUpReceipt: reads(lookUpReceipt, (context, { body }) => {
    const tenant = tenantOf(context)
    const { now, services } = context
    const confirmation = body.confirmation.trim().toUpperCase()
    const email = body.email.trim().toLowerCase()
    const keys = [confirmation, email].map((half) => `lookup ${tenant.id} ${half}`)
    const wrong = Math.max(...keys.map((key) => services.rates.count(key, now, triesWindow)))
    if (wrong >= freeTries && !body.recaptcha_token) {
      throw problem(423, { code: 'challenge', message: 'Show that you are a person' })
    }
    const row = tenant.payments
      .by('confirmation', confirmation)
      .find((payment) => payment.payer.email.toLowerCase() === email)
    const status = row && paymentStatus(row, now)
    if (!row || status === 'refused' || status === 'unknown' || status === 'not_found') {
      for (const key of keys) services.rates.note(key, now, triesWindow)
      return { data: null }
    }
    for (const key of keys) services.rates.forget(key)
    return { data: { id: row.receipt_id } }
  }),
}

function shownReceipt(tenant: Tenant, row: PaymentRow, now: number): Receipt {
  const owing = owingAt(tenant, now)
  const nameOf = (id: string) => tenant.departments.get(id)?.name ?? id
  return {
    id: row.receipt_id,
    confirmation: row.confirmation,
    status: receiptStatus(row, now),
    refunded_cents: row.refunded_cents,
    at: row.at,
    credit_date: row.credit_date,
    posting_date: row.posting_date,
    posted: isPosted(row, now),
    payer_name: row.payer.name,
    email_masked: row.payer.email === '' ? null : masking(row.payer.email),
    tender: row.tender,
    brand: row.brand,
    last4: row.last4,
    auth_code: row.auth_code,
    items: row.items.map((item) => {
      const bill = found(tenant.bills.by('installment', item.id)[0], 'The bill')
      const parcel = found(tenant.parcels.get(item.parcel_id), 'The bill')
      const part = found(
        owing.installments(bill).find((other) => other.id === item.id),
        'The bill',
      )
      return {
        id: item.id,
        department_id: item.department_id,
        department: nameOf(item.department_id),
        account: parcel.account,
        owner: parcel.owner,
        address: parcel.address,
        year: bill.year,
        cycle: part.cycle,
        bill_number: part.bill_number,
        amount_cents: item.amount_cents,
        balance_cents: part.balance_cents,
      }
    }),
    fees: row.ledger.map(({ department_id, fee_cents }) => ({
      department_id,
      department: nameOf(department_id),
      fee_cents,
    })),
    subtotal_cents: row.subtotal_cents,
    fee_cents: row.fee_cents,
    total_cents: row.total_cents,
    channel: row.channel,
  }
}

function receiptStatus(row: PaymentRow, now: number): Receipt['status'] {
  const status = paymentStatus(row, now)
  if (status === 'voided' || status === 'returned' || status === 'pending') return status
  if (row.refunded_cents >= row.total_cents) return 'refunded'
  return row.refunded_cents > 0 ? 'part-refunded' : 'approved'
}
