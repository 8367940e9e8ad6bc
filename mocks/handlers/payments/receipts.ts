import * as v from 'valibot'
import {
  emailReceipt,
  getReceipt,
  lookUpReceipt,
  receipt,
  type Receipt,
} from '@/contract/payments/receipts'
import { factOf } from '@/rules/departments/blind-entry'
import { confirmationIn } from '@/rules/payments/confirmation'
import { allocatePayment } from '@/rules/payments/payment-allocation'
import { maskedOwner } from '@/rules/bills/second-fact'
import { isEmail } from '@/rules/people/emails'
import { isLinkable } from '@/rules/people/linkable'
import { may } from '@/rules/people/permissions'
import { isOffice } from '@/rules/people/roles'
import type { CallContext } from '@mocks/cloud/context'
import { reads, type Handlers } from '@mocks/cloud/handler'
import { forbidden, found, invalid, notFound, unauthorized } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import { isFeeRefundable } from '@mocks/world/department-settings'
import { balancesAt, type Balances } from '@mocks/world/bills/balances'
import type { MerchantRow } from '@mocks/world/merchants'
import {
  hasPosted,
  paymentStatus,
  type PaymentItem,
  type PaymentRow,
} from '@mocks/world/payments/payments'
import { backCents } from '@mocks/world/payments/refunds'
import { mayKnowOwner } from '@mocks/handlers/bills/second-fact-needed'
import { checkChallenge, issueChallenge, spendChallenge } from '@mocks/handlers/challenge'
import { publicInfo } from '@mocks/handlers/merchants/merchant-view'
import { merchantFor, tenantOf } from '@mocks/handlers/scope'
import { sendMail } from '@mocks/handlers/mail/send-mail'
import { receiptMail } from '@mocks/handlers/mail/city-mails'
import {
  checkTries,
  counterFrom,
  counterOf,
  forgetTries,
  noteTry,
  takeTry,
  triesNoted,
} from '@mocks/handlers/tries'
import { seenPayment, seesWholePayment } from '@mocks/handlers/reports/seen-payments'
import { masking } from '@mocks/handlers/people/user-view'
import { consentsOf } from './consents'
import { shownStatus } from './shown-payment'

/** Wrong tries before the challenge. */
const freeTries = 3

interface Asked {
  readonly whole: PaymentRow
  /** What of it the caller sees. */
  readonly row: PaymentRow
  /** By the office's id, which is staff's alone. */
  readonly byOffice: boolean
}

/**
 * Everyone with its key may see a receipt: it cannot be guessed (product.md 3.5). The office's id of
 * a payment opens it for staff who are signed in, and shows their departments (decision 41).
 */
function receiptAsked(context: CallContext, tenant: Tenant, id: string): Asked {
  const { subject, now } = context
  const [held] = tenant.payments.by('receipt', id)
  const whole = held ?? ofOffice(context, tenant, id)
  const status = paymentStatus(whole, now)
  const row = seenPayment(subject, whole)
  if (!row || status === 'refused' || status === 'unknown' || status === 'not_found') {
    throw notFound('The receipt')
  }
  return { whole, row, byOffice: held === undefined }
}

function ofOffice({ user, subject }: CallContext, tenant: Tenant, id: string): PaymentRow {
  const [row] = tenant.payments.by('office', id)
  if (!row) throw notFound('The receipt')
  // Their session may have ended: they sign in and come back.
  if (!user) throw unauthorized()
  if (!isOffice(subject.role) || !may(subject, 'receipts.view', { merchant_id: tenant.id })) {
    throw notFound('The receipt')
  }
  return row
}

/**
 * The merchant whose receipt is asked for. The root domain is the provider's: its staff name the
 * merchant (decision 19), and for all others no receipt is there.
 */
function merchantAsked(context: CallContext, merchantId: string | undefined): Tenant {
  const { tenant, session, subject } = context
  if (tenant !== null) return merchantFor(context, merchantId)
  if (session === null) throw unauthorized()
  if (merchantId === undefined || !isOffice(subject.role)) throw notFound('The receipt')
  return merchantFor(context, merchantId)
}

export const receiptHandlers: Handlers<'getReceipt' | 'emailReceipt' | 'lookUpReceipt'> = {
  getReceipt: reads(getReceipt, (context, { params, query }) => {
    const tenant = merchantAsked(context, query.merchant_id)
    const shown = shownReceipt(context, tenant, receiptAsked(context, tenant, params.id), params.id)
    return {
      data: context.tenant === null ? { ...shown, merchant: publicInfo(tenant.merchant()) } : shown,
    }
  }),

  emailReceipt: reads(emailReceipt, (context, { params, query, body }) => {
    const { now, services } = context
    const tenant = merchantAsked(context, query.merchant_id)
    const { whole: row } = receiptAsked(context, tenant, params.id)
    const other = body.email?.trim() ?? null
    if (other !== null && !maySendElsewhere(context, tenant, row)) {
      throw forbidden('Only the payer and the office may send it to another address')
    }
    if (other !== null && !isEmail(other)) {
      throw invalid({ email: ['This is not an e-mail address.'] })
    }
    const email = other ?? row.payer.email
    if (email === '') throw invalid({ email: ['No e-mail was given with this payment.'] })
    takeTry(
      context,
      [
        counterOf('mails of a receipt', row.receipt_id),
        counterFrom('receipt mails from a network', context),
      ],
      'Several receipts were sent already. Try again in 10 minutes.',
    )
    const mail = receiptMail(services, tenant, row, now)
    // Only the payer gets the link to their choices.
    if (other === null) sendMail(context, mail)
    else sendMail(context, { to: other, kind: mail.kind, path: mail.path })
    return { message: `Sent to ${other ?? masking(email)}` }
  }),

  lookUpReceipt: reads(lookUpReceipt, (context, { body }) => {
    const tenant = tenantOf(context)
    const confirmation = confirmationIn(body.confirmation) ?? body.confirmation.trim()
    const email = body.email.trim().toLowerCase()
    // By network, and by each half: many networks do not guess the other half of one either.
    const halves = [confirmation, email].map((half) =>
      counterOf('wrong receipts of a payment', `${tenant.id} ${half}`),
    )
    const counters = [counterFrom('wrong receipts from a network', context), ...halves]
    const needsChallenge = () =>
      counters.some((counter) => triesNoted(context, counter) >= freeTries)
    checkTries(context, counters)
    if (needsChallenge()) {
      checkChallenge(context, 'receipt', body.recaptcha_token)
      spendChallenge(context, body.recaptcha_token)
    }
    const row = tenant.payments
      .by('confirmation', confirmation)
      .find((payment) => payment.payer.email.toLowerCase() === email)
    const status = row && paymentStatus(row, context.now)
    if (!row || status === 'refused' || status === 'unknown' || status === 'not_found') {
      noteTry(context, counters)
      if (!needsChallenge()) return { data: null }
      return { data: null, challenge: issueChallenge(context, 'receipt') }
    }
    // What came from the network stays counted: an own receipt would else make room for guesses.
    for (const half of halves) forgetTries(context, half)
    return { data: { id: row.receipt_id } }
  }),
}

/**
 * The payer and staff who see all of it may have it sent to any address; other holders of the link
 * may not.
 */
const maySendElsewhere = ({ subject }: CallContext, tenant: Tenant, row: PaymentRow): boolean =>
  may(subject, 'receipts.resend', { merchant_id: tenant.id, user_id: row.user_id }) &&
  seesWholePayment(subject, row)

function shownReceipt(
  context: CallContext,
  tenant: Tenant,
  { whole, row, byOffice }: Asked,
  asked: string,
): Receipt {
  const { now } = context
  const balances = balancesAt(tenant, now)
  const nameOf = (id: string) => tenant.departments.get(id)?.name ?? id
  return {
    id: asked,
    office: byOffice,
    part: row !== whole,
    confirmation: row.confirmation,
    status: receiptStatus(row, now),
    refunded_cents: backCents(row),
    ended_at: row.voided?.at ?? row.returned?.at ?? null,
    return_code: row.returned?.code ?? null,
    at: row.at,
    credit_date: row.credit_date,
    posting_date: row.posting_date,
    posted: hasPosted(row, now),
    payer_name: row.payer.name,
    email_masked: row.payer.email === '' ? null : masking(row.payer.email),
    other_address: maySendElsewhere(context, tenant, whole),
    tender: row.tender,
    brand: row.brand,
    last4: row.last4,
    auth_code: row.auth_code,
    items: row.items.map((item) =>
      maskedItem(context, tenant, item, shownItem(tenant, balances, item, row.at)),
    ),
    bills: paidBills(tenant, balances, row),
    fees: row.ledger.map(({ department_id, amount_cents, fee_cents }) => ({
      department_id,
      department: nameOf(department_id),
      amount_cents,
      fee_cents,
      fee_refundable: isFeeRefundable(tenant, row, department_id),
    })),
    subtotal_cents: row.subtotal_cents,
    fee_cents: row.fee_cents,
    total_cents: row.total_cents,
    channel: row.channel,
    taken: row.taken && { clerk: row.taken.user_id, way: row.taken.way },
    consents: consentsOf(tenant, row, row !== whole),
    check_number: row.check_number,
    ...footerOf(tenant.merchant()),
  }
}

/** The office's last lines, in each language in which it wrote them. */
function footerOf({ receipt_footer, translations }: MerchantRow) {
  return {
    footer: receipt_footer,
    translations: Object.fromEntries(
      Object.entries(translations ?? {}).flatMap(([language, texts]) =>
        texts['receipt_footer'] ? [[language, { footer: texts['receipt_footer'] }]] : [],
      ),
    ),
  }
}

/** An item with its bill, its split and what is owed on it now. */
export function shownItem(
  tenant: Tenant,
  balances: Balances,
  item: PaymentItem,
  at: string,
): Receipt['items'][number] {
  const { id, department_id, amount_cents, paid_for } = item
  const department = tenant.departments.get(department_id)
  const own = { id, department_id, department: department?.name ?? department_id, amount_cents }
  if (paid_for !== undefined) {
    return {
      ...own,
      account: factOf(paid_for, 'reference'),
      client: '',
      linkable: false,
      owner: factOf(paid_for, 'name'),
      address: '',
      year: Number(factOf(paid_for, 'tax-year')) || null,
      cycle: '',
      bill_number: '',
      split: [{ kind: 'charge', amount_cents }],
      balance_cents: 0,
      paid_for,
    }
  }
  const bill = found(tenant.bills.by('installment', id)[0], 'The bill')
  const parcel = found(tenant.parcels.get(bill.parcel_id), 'The bill')
  const same = (other: { readonly id: string }) => other.id === id
  const part = found(balances.installments(bill).find(same), 'The bill')
  const before = balances.paidBefore(found(bill.installments.find(same), 'The bill'), at)
  const taxed = taxRolls.includes(parcel.roll_type)
  const split = allocatePayment(part, before, amount_cents)
  return {
    ...own,
    account: parcel.account,
    client: parcel.client,
    linkable: department !== undefined && isLinkable(department),
    owner: parcel.owner,
    address: parcel.address,
    year: bill.year,
    cycle: part.cycle,
    bill_number: part.bill_number,
    split: split.map(({ kind, ...of }) => ({
      ...of,
      kind: kind === 'charge' && taxed ? 'tax' : kind,
    })),
    balance_cents: part.balance_cents,
  }
}

/**
 * The receipt's address opens what its payer knows: payer, amounts, account. Who owns the account, and
 * where, stays masked as on a bill that is opened by its number alone (product.md P3 "Privacy").
 */
function maskedItem(
  context: CallContext,
  tenant: Tenant,
  { parcel_id }: PaymentItem,
  shown: Receipt['items'][number],
): Receipt['items'][number] {
  const parcel = parcel_id === null ? undefined : tenant.parcels.get(parcel_id)
  const search = tenant.departments.get(shown.department_id)?.search
  const isOpen = search?.mask_owner !== true && search?.second === undefined
  if (!parcel || isOpen || mayKnowOwner(context, tenant, parcel)) return shown
  return { ...shown, owner: maskedOwner(parcel.owner), address: '' }
}

/** What carries over into a later bill is owed there, and not twice. */
function paidBills(tenant: Tenant, balances: Balances, row: PaymentRow): Receipt['bills'] {
  const rows = row.items
    .filter(({ paid_for }) => paid_for === undefined)
    .map(({ id }) => found(tenant.bills.by('installment', id)[0], 'The bill'))
  return [...new Map(rows.map((bill) => [bill.id, bill])).values()].map((bill) => {
    const carried = new Set(bill.installments.filter((part) => part.carried).map(({ id }) => id))
    return {
      department_id: bill.department_id,
      parcel_id: bill.parcel_id,
      year: bill.year,
      open: balances
        .installments(bill)
        .filter(({ id, balance_cents }) => balance_cents > 0 && !carried.has(id))
        .map(({ due_date, balance_cents }) => ({ due_date, balance_cents })),
    }
  })
}

/** Land and manufactured homes. */
const taxRolls: readonly string[] = ['REAL', 'MH']

/** As the office's lists say it; that a plain payment is posted stands in `posted`. */
function receiptStatus(row: PaymentRow, now: number): Receipt['status'] {
  const status = shownStatus(row, paymentStatus(row, now), now)
  return v.is(receipt.entries.status, status) ? status : 'approved'
}
