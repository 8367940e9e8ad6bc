import type { PaymentHit } from '@/contract/bills/office-search'
import { factOf } from '@/rules/departments/blind-entry'
import { hasNames, nameWords, phoneDigits } from '@/rules/bills/office-terms'
import { normalizeNumber } from '@/rules/bills/search-terms'
import { paymentReference } from '@/rules/payments/payment-reference'
import { addDays, plainDateIn } from '@/rules/time/dates'
import { compare } from '@mocks/handlers/page'
import { shownStatus } from '@mocks/handlers/payments/shown-payment'
import { seenPayment } from '@mocks/handlers/reports/seen-payments'
import type { ParcelRow } from '@mocks/world/bills/parcels'
import { type PaymentRow, paymentStatus } from '@mocks/world/payments/payments'
import { type SearchContext, searchLimit } from './office-search-context'

/** So many characters of a confirmation number narrow it down enough. */
const shortestPart = 4

/**
 * Payments of a term, the latest first. Of a large county's archive those that are found by their
 * confirmation number, by the account, or by the payer.
 */
export function paymentHitsOf(search: SearchContext, parcels: readonly ParcelRow[]): PaymentHit[] {
  const { context, tenant, departments, term } = search
  const wants = matcherOf(search)
  const rows = [
    ...(term.confirmation === null ? [] : tenant.payments.by('confirmation', term.confirmation)),
    ...tenant.payments.held(wants),
    ...archivedOf(search),
    ...parcels.flatMap((parcel) => paymentsOf(search, parcel)),
  ]
  return [...new Map(rows.map((row) => [row.id, row])).values()]
    .flatMap((row) => seenPayment(context.subject, row) ?? [])
    .filter(({ ledger }) => ledger.some((line) => departments.has(line.department_id)))
    .toSorted((a, b) => compare(b.at, a.at) || compare(a.id, b.id))
    .slice(0, searchLimit)
    .map((row) => shown(search, row))
}

/** The latest archived payments of a payer's name or e-mail address. */
function archivedOf({ tenant, departments, term, q }: SearchContext): PaymentRow[] {
  const { email } = term
  const words = namesIn(term, q)
  const archive = tenant.roll?.archive
  const isAsked = email !== null || words.length > 0
  if (!archive || !isAsked || !departments.has(archive.departmentId)) return []
  const who = email === null ? { payerNames: words } : { words: { wholeEmail: email } }
  const lately = { from: addDays(archive.lastDay, -recentDays), to: archive.lastDay }
  const recent = archive.find({ by: 'day', ...lately, ...who })
  const isEnough = recent.size >= searchLimit
  const found = isEnough ? recent : archive.find({ by: 'day', ...everyDay, ...who })
  const byTime = found.sorted('at')
  const latest = { length: Math.min(found.size, searchLimit) }
  return Array.from(latest, (_, back) => byTime.rowAt(found.size - 1 - back))
}

/** A usual name has enough payments in them; the years before need no look then. */
const recentDays = 60
const everyDay = { from: '0000-01-01', to: '9999-12-31' }

const namesIn = ({ ways }: SearchContext['term'], q: string): string[] =>
  ways.includes('owner') ? nameWords(q) : []

function paymentsOf({ tenant }: SearchContext, parcel: ParcelRow): PaymentRow[] {
  return tenant.bills
    .by('parcel', parcel.id)
    .flatMap((bill) => bill.installments)
    .flatMap(({ id }) => tenant.payments.by('installment', id))
}

function matcherOf({ term, q }: SearchContext): (row: Readonly<PaymentRow>) => boolean {
  const { email, phone, last4 } = term
  const number = normalizeNumber(q)
  const words = namesIn(term, q)
  const isPart = number.startsWith('CT') && number.length >= shortestPart
  return ({ id, confirmation, payer, items, last4: own }) =>
    (email !== null && payer.email.toLowerCase() === email) ||
    (phone !== null && phoneDigits(payer.phone ?? '') === phone) ||
    (last4 !== null && own === last4) ||
    (isPart && normalizeNumber(confirmation).startsWith(number)) ||
    // Its payer may have noted it before there was a confirmation number.
    normalizeNumber(paymentReference(id)) === number ||
    (words.length > 0 && hasNames(payer.name, words)) ||
    items.some(
      ({ paid_for }) =>
        paid_for !== undefined && normalizeNumber(factOf(paid_for, 'reference')) === number,
    )
}

function shown({ context, tenant }: SearchContext, row: PaymentRow): PaymentHit {
  const status = paymentStatus(row, context.now)
  const isCharged = status !== 'refused' && status !== 'not_found' && status !== 'unknown'
  const { id, name, sub_domain, time_zone } = tenant.merchant()
  const accounts = row.items.map(
    ({ parcel_id, paid_for }) =>
      (parcel_id === null ? undefined : tenant.parcels.get(parcel_id)?.account) ??
      factOf(paid_for ?? [], 'reference'),
  )
  return {
    merchant: { id, name, sub_domain },
    transaction_id: row.office_id,
    department_id: row.ledger[0]?.department_id ?? '',
    day: plainDateIn(time_zone, Date.parse(row.at)),
    receipt_id: isCharged ? row.office_id : null,
    confirmation: row.confirmation,
    reference: status === 'unknown' ? paymentReference(row.id) : null,
    at: row.at,
    payer_name: row.payer.name,
    tender: row.tender,
    brand: row.brand,
    last4: row.last4,
    total_cents: row.total_cents,
    status: shownStatus(row, status, context.now),
    return_code: row.returned?.code ?? null,
    departments: row.ledger.map(
      (line) => tenant.departments.get(line.department_id)?.name ?? line.department_id,
    ),
    accounts: [...new Set(accounts.filter((account) => account !== ''))],
  }
}
