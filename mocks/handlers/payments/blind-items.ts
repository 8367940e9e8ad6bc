import type { EntryProblem } from '@/rules/departments/blind-entry'
import type { ItemCheck, PayItem } from '@/contract/payments/payments'
import { contactFacts, judgeEntry, paidFacts } from '@/rules/departments/blind-entry'
import { blindForm, type BlindForm } from '@/rules/departments/blind-price'
import { sourceTypes } from '@/rules/constants'
import { plainDateIn } from '@/rules/time/dates'
import type { Tenant } from '@mocks/world/create-world'
import { departmentAt } from '@mocks/world/department-settings'
import type { DepartmentRow } from '@mocks/world/departments'
import { paymentTypesOf } from '@mocks/world/payments/payment-types'
import { isLive, paymentStatus, type PaymentItem } from '@mocks/world/payments/payments'

/** Payments without a bill (product.md P5): the typed fields are validated each time. */

/** null: it sends bills, or is on another site, or is not there. */
export function blindDepartment(tenant: Tenant, id: string, now: number): DepartmentRow | null {
  const department = departmentAt(tenant, id, now)
  return department?.source_type === sourceTypes.blindPayment ? department : null
}

const formOf = (department: DepartmentRow): BlindForm =>
  blindForm(department.payment_settings, paymentTypesOf(department))

/** The result of an item's check besides its id: the rest of `ItemCheck`. */
export type BlindVerdict = Pick<ItemCheck, 'state'> & Partial<ItemCheck>

export function blindVerdict(
  tenant: Tenant,
  department: DepartmentRow,
  item: PayItem,
  now: number,
): BlindVerdict {
  // Each payment without a bill has a number of its own (decision 12).
  if (!isUuid(item.id) || item.entry === undefined) return { state: 'gone' }
  if (!department.status) return { state: 'off' }
  const paid = tenant.payments
    .by('installment', item.id)
    .map((row) => paymentStatus(row, now))
    .find(isLive)
  if (paid) return { state: paid === 'approved' ? 'paid' : 'pending' }
  const year = Number(plainDateIn(tenant.merchant().time_zone, now).slice(0, 4))
  const form = formOf(department)
  const { entry, amount_cents } = item
  const verdict = judgeEntry(form, { entry, amount_cents }, year)
  if (verdict.ok) return { state: 'ok', balance_cents: amount_cents }
  const [fault] = verdict.faults
  if (fault === undefined && 'amount_cents' in verdict) {
    return { state: 'changed', balance_cents: verdict.amount_cents }
  }
  const label = form.fields.find(({ key }) => key === fault?.key)?.label ?? fault?.key ?? ''
  return { state: 'invalid', reason: fault ? `${label}: ${faultTexts[fault.problem]}` : null }
}

const isUuid = (text: string) =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i.test(text)

const faultTexts: Readonly<Record<EntryProblem, string>> = {
  missing: 'This is missing.',
  'card-number': 'Card numbers do not belong here.',
  'too-long': 'This is too long.',
  pattern: 'This is no such number.',
  email: 'This is not an e-mail address.',
  phone: 'This is not a phone number.',
  quantity: 'This is no number of pieces that can be had.',
  date: 'There is no such day.',
  'not-listed': 'This is not on the list.',
  unasked: 'The department does not ask for this.',
}

/** What is kept of an item’s typed fields; undefined: it belongs to a bill, or is invalid. */
export function keptFacts(
  tenant: Tenant,
  { department_id, entry }: Pick<PayItem, 'department_id' | 'entry'>,
  now: number,
): Required<Pick<PaymentItem, 'paid_for' | 'contact'>> | undefined {
  const department = blindDepartment(tenant, department_id, now)
  if (department === null || entry === undefined) return undefined
  const form = formOf(department)
  return { paid_for: paidFacts(form, entry), contact: contactFacts(form, entry) }
}
