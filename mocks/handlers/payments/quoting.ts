import {
  longestQuote,
  type PayItem,
  type PaymentProblem,
  type Quote,
  type ItemCheck,
  type RuleCode,
  ruleCodes,
} from '@/contract/payments/payments'
import type { Tender } from '@/contract/departments/payment-settings'
import { checkInstallments, type AmountProblem } from '@/rules/bills/amounts'
import { forcesSingleItem } from '@/rules/cart/cart'
import { postingDay } from '@/rules/payments/posting-day'
import { type FeeGroup } from '@/rules/payments/fees'
import { alternativesFor, quoteFees, tendersFor } from '@/rules/payments/tender-prices'
import { isPayable, sumOf } from '@/rules/payments/money'
import { usualCutoff } from '@/rules/merchants/default-settings'
import type { CallContext } from '@mocks/cloud/context'
import type { QuoteStatement } from '@mocks/cloud/services'
import { invalid, Refusal } from '@mocks/cloud/reply'
import type { Tenant } from '@mocks/world/create-world'
import { balancesAt } from '@mocks/world/bills/balances'
import { departmentAt, refundRulesAt } from '@mocks/world/department-settings'
import type { RowSettings } from '@mocks/world/departments'
import { isFine, itemChecks } from './item-checks'

const quarterOfAnHour = 15 * 60_000

/** A refusal with what `paymentProblem` says. */
export const problem = (
  status: 402 | 409 | 422 | 423 | 429 | 503,
  body: PaymentProblem,
  headers: Readonly<Record<string, string>> = {},
): Refusal => new Refusal(status, body, headers)

/** When this price was told. */
export const pricedAt = ({ expires }: Pick<QuoteStatement, 'expires'>): number =>
  expires - quarterOfAnHour

export interface Group extends FeeGroup {
  readonly payment_settings: RowSettings
}

/** The items by department, as the fee rules take them. */
export function groupsOf(tenant: Tenant, items: readonly PayItem[], now: number): Group[] {
  const ids = [...new Set(items.map((item) => item.department_id))]
  return ids.flatMap((department_id) => {
    const department = departmentAt(tenant, department_id, now)
    const own = items.filter((item) => item.department_id === department_id)
    return department
      ? [
          {
            department_id,
            subtotal_cents: sumOf(own.map((item) => item.amount_cents)),
            payment_settings: department.payment_settings,
          },
        ]
      : []
  })
}

/** Bills may have changed since they were put into the cart: 409 with the differences. */
export function checkBills(tenant: Tenant, now: number, items: readonly PayItem[]): void {
  const checks = itemChecks(tenant, now, items)
  if (!checks.every(isFine)) {
    throw problem(409, {
      code: 'bill_changed',
      message: 'A bill in your cart has changed',
      items: checks,
    })
  }
}

/** The rules that a payer's own screen already keeps; the server trusts no screen. */
export function checkRules(context: CallContext, tenant: Tenant, items: readonly PayItem[]): void {
  if (new Set(items.map((item) => item.id)).size < items.length) {
    throw invalid({ items: ['An item is there twice.'] })
  }
  const isOneByOne = forcesSingleItem(tenant.merchant(), context.user !== null)
  if (isOneByOne && billsOf(tenant, items).size > 1) {
    throw ruleBroken('one-bill', 'Pay one bill at a time on this site.')
  }
  const [refused] = refusedBills(tenant, context.now, items)
  if (refused) throw amountRefused(refused.problem, refused.items)
  for (const { department_id, payment_settings } of groupsOf(tenant, items, context.now)) {
    const own = items.filter((item) => item.department_id === department_id)
    if (own.length > payment_settings.max_items) throw tooManyItems()
  }
  if (items.length > tenant.merchant().max_cart_items) throw tooManyItems()
}

function billsOf(tenant: Tenant, items: readonly PayItem[]): Map<string, PayItem[]> {
  const byBill = new Map<string, PayItem[]>()
  for (const item of items) {
    const billId = tenant.bills.by('installment', item.id)[0]?.id ?? item.id
    byBill.set(billId, [...(byBill.get(billId) ?? []), item])
  }
  return byBill
}

interface RefusedBill {
  readonly problem: AmountProblem
  readonly items: readonly PayItem[]
}

/** The bills that may not be paid as they are asked for. */
function refusedBills(tenant: Tenant, now: number, items: readonly PayItem[]): RefusedBill[] {
  const balances = balancesAt(tenant, now)
  return [...billsOf(tenant, items)].flatMap(([billId, own]) => {
    const row = tenant.bills.get(billId)
    const department = row && departmentAt(tenant, row.department_id, now)
    if (!row || !department) return []
    const checked = checkInstallments(
      { installments: balances.installments(row), hold: null },
      department.payment_settings,
      own.map(({ id, amount_cents }) => ({ id, amount_cents })),
    )
    return checked.ok ? [] : [{ problem: checked.problem, items: own }]
  })
}

/** The checks of a cart, with the rule that a later quote would be refused for. */
export function cartChecks(tenant: Tenant, now: number, items: readonly PayItem[]): ItemCheck[] {
  const refused = refusedBills(tenant, now, items)
  return itemChecks(tenant, now, items).map((check) => {
    const bill = refused.find((one) => one.items.some(({ id }) => id === check.id))
    const rule = bill && ruleOf(bill.problem)
    return rule === undefined || !isFine(check) ? check : { ...check, rule }
  })
}

const ruleOf = (broken: AmountProblem): RuleCode | undefined =>
  ruleCodes.find((rule) => rule === broken)

/** A 422 that names the broken rule, and the items of the bill that breaks it (`ruleProblem`). */
function ruleBroken(code: RuleCode, text: string, items?: readonly PayItem[]): Refusal {
  const { status, body } = invalid({ items: [text] })
  const item_ids = items?.map(({ id }) => id)
  return new Refusal(status, { ...body, code, ...(item_ids && { item_ids }) })
}

const tooManyItems = () => ruleBroken('too-many-items', 'Too many items.')

function amountRefused(refused: AmountProblem, items: readonly PayItem[]): Refusal {
  const code = ruleOf(refused)
  const text = amountTexts[refused]
  return code === undefined ? invalid({ items: [text] }) : ruleBroken(code, text, items)
}

const amountTexts: Readonly<Record<AmountProblem, string>> = {
  'not-a-number': 'The amount is not a number.',
  'too-many-decimals': 'The amount has more than two decimals.',
  'too-large': 'The amount is more than can be paid at once.',
  'under-minimum': 'The amount is under the minimum.',
  'over-balance': 'The amount is over the balance.',
  'delinquent-first': 'The delinquent balance must be paid first.',
  'halves-in-order': 'The first half must be paid before the second.',
  'whole-only': 'This office does not accept partial payments. Enter the full amount.',
  held: 'This bill cannot be paid here.',
}

export interface QuoteWish {
  readonly items: readonly PayItem[]
  readonly tender: Tender
  readonly added_cents: number
}

export function checkTender(tenant: Tenant, { items, tender }: QuoteWish, now: number): void {
  if (!tendersFor(groupsOf(tenant, items, now)).includes(tender)) {
    throw invalid({ tender: ['These bills cannot be paid this way.'] })
  }
}

/** Every line is within bounds, and so is their sum with the fee. */
export function checkTotal(tenant: Tenant, wish: QuoteWish, now: number): void {
  const lines = wish.items.map((item) => item.amount_cents)
  if (![...lines, priceOf(tenant, wish, now).total_cents].every(isPayable)) {
    throw ruleBroken('too-large', amountTexts['too-large'])
  }
}

/** The price now, with what `+quote` adds to the first department's fee. */
export function priceOf(tenant: Tenant, { items, tender, added_cents }: QuoteWish, now: number) {
  const price = quoteFees(groupsOf(tenant, items, now), tender)
  return {
    groups: price.groups.map((group, index) => ({
      ...group,
      fee_cents: group.fee_cents + (index === 0 ? added_cents : 0),
    })),
    subtotal_cents: price.subtotal_cents,
    fee_cents: price.fee_cents + added_cents,
    total_cents: price.total_cents + added_cents,
  }
}

export function quoteFor(context: CallContext, tenant: Tenant, wish: QuoteWish): Quote {
  const { items, tender, added_cents } = wish
  const price = priceOf(tenant, wish, context.now)
  const expires = context.now + quarterOfAnHour
  const merchant = tenant.merchant()
  const groups = groupsOf(tenant, items, context.now)
  const quote_id = context.services.quotes.sign({
    tenant: tenant.id,
    tender,
    items: items.map(({ id, department_id, amount_cents, entry }) => ({
      id,
      department_id,
      amount_cents,
      ...(entry && { entry }),
    })),
    fee_cents: price.fee_cents,
    added_cents,
    expires,
  })
  // It holds all that is paid: so much text could not be sent back with the payment.
  if (quote_id.length > longestQuote)
    throw invalid({ items: ['This is too much for one payment.'] })
  return {
    quote_id,
    expires_at: new Date(expires).toISOString(),
    tender,
    ...price,
    groups: price.groups.map((group) => ({
      ...group,
      fee_refundable: refundRulesAt(tenant, group.department_id, context.now).fee,
    })),
    alternatives: alternativesFor(groups).map((way) =>
      way.tender === tender
        ? { ...way, fee_cents: price.fee_cents, total_cents: price.total_cents }
        : way,
    ),
    posting_date: postingOf(tenant, items, context.now, merchant.time_zone).date,
  }
}

/** The last of the departments' posting dates, with its cut-off: one authorization, one batch. */
export function postingOf(
  tenant: Tenant,
  items: readonly PayItem[],
  now: number,
  zone: string,
): { readonly date: string; readonly cutoff: string } {
  const postings = groupsOf(tenant, items, now).map(({ payment_settings }) => ({
    date: postingDay(now, zone, payment_settings),
    cutoff: payment_settings.cutoff,
  }))
  const last = postings.toSorted((a, b) => (a.date + a.cutoff < b.date + b.cutoff ? 1 : -1))[0]
  return last ?? { date: postingDay(now, zone, { cutoff: usualCutoff }), cutoff: usualCutoff }
}
