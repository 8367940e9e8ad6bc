import {
  type CounterBody,
  type CounterPrice,
  type CounterTender,
  counterTenderNames,
  type TerminalBody,
} from '@/contract/payments/counter'
import type { ItemCheck, PayItem } from '@/contract/payments/payments'
import { counterPriceOf, type CounterProblem, counterRules } from '@/rules/payments/counter'
import { counterTendersFor, type CounterSite } from '@/rules/payments/counter'
import { isPayable, sumOf } from '@/rules/payments/money'
import { seesDepartment } from '@/rules/people/departments-seen'
import type { CallContext } from '@mocks/cloud/context'
import { forbidden, invalid } from '@mocks/cloud/reply'
import type { CounterStatement } from '@mocks/cloud/services'
import { compare } from '@mocks/handlers/page'
import { checkedBy, sayAsServer } from '@mocks/handlers/say-as-server'
import type { Tenant } from '@mocks/world/create-world'
import { isLive, paymentStatus } from '@mocks/world/payments/payments'
import { isFine, itemChecks } from './item-checks'
import { checkRules, groupsOf, problem } from './quoting'

/** What a payment that staff take is checked for. */

export function siteOf(tenant: Tenant): CounterSite {
  const { enableTerminal, cash_and_checks, card_point } = tenant.merchant()
  return { enableTerminal, cash_and_checks, terminals: card_point?.terminals ?? [] }
}

/** A clerk may be limited to some departments (product.md A7). */
export function checkDepartments({ subject }: CallContext, items: readonly PayItem[]): void {
  if (!items.every(({ department_id }) => seesDepartment(subject, department_id))) {
    throw forbidden('This department is not one of yours')
  }
}

/** A bill that is held may not be paid online; its payer is told to ask the office, who takes it. */
export function checkCounterBills(
  context: CallContext,
  tenant: Tenant,
  items: readonly PayItem[],
): void {
  const checks = itemChecks(tenant, context.now, items)
  const isTaken = checks.every(
    (check, index) =>
      isFine(check) ||
      (check.state === 'held' && (items[index]?.amount_cents ?? 0) <= check.balance_cents),
  )
  if (!isTaken) {
    throw problem(409, {
      code: 'bill_changed',
      message: 'A bill has changed',
      items: checks.map((check) => ({ ...check, ...paidOf(tenant, check, context.now) })),
    })
  }
  checkRules(context, tenant, items)
}

/** Whom the clerk can name to the person at the counter: the account's page tells staff the same. */
function paidOf(tenant: Tenant, check: ItemCheck, now: number): Pick<ItemCheck, 'paid'> {
  const [latest] = tenant.payments
    .by('installment', check.id)
    .filter((row) => isLive(paymentStatus(row, now)))
    .toSorted((a, b) => compare(b.at, a.at) || compare(a.id, b.id))
  if (isFine(check) || !latest || latest.at !== check.changed_at) return {}
  const { at, payer, taken, items } = latest
  const own = items.filter(({ id }) => id === check.id)
  const amount_cents = sumOf(own.map((item) => item.amount_cents))
  return { paid: { by: taken?.by ?? payer.name, online: taken === null, at, amount_cents } }
}

export const pricesOf = (
  context: CallContext,
  tenant: Tenant,
  items: readonly PayItem[],
): (Omit<CounterPrice, 'quote_id'> & { readonly subtotal_cents: number })[] => {
  const groups = groupsOf(tenant, items, context.now)
  return counterTendersFor(groups, siteOf(tenant))
    .map((tender) => ({ tender, ...counterPriceOf(groups, tender) }))
    .filter(({ total_cents }) => isPayable(total_cents))
}

const quarterOfAnHour = 15 * 60_000

export const expiryAt = (now: number): number => now + quarterOfAnHour

/** The price that was named, as it is now; another one is refused. */
export function checkPrice(
  context: CallContext,
  tenant: Tenant,
  said: CounterStatement,
): ReturnType<typeof counterPriceOf> {
  const groups = groupsOf(tenant, said.items, context.now)
  if (!counterTendersFor(groups, siteOf(tenant)).includes(said.tender))
    throw invalid({ tender: ['This cannot be paid this way.'] })
  const price = counterPriceOf(groups, said.tender)
  if (!isPayable(price.total_cents)) throw invalid({ items: ['This is too much at once.'] })
  if (price.fee_cents !== said.fee_cents || context.now > said.expires) {
    throw problem(409, { code: 'quote_changed', message: 'The total has changed' })
  }
  return price
}

/** null: it is not ours. */
export function statementOf(
  { services }: CallContext,
  tenant: Tenant,
  { quote_id }: Pick<TerminalBody, 'quote_id'>,
  tenders: readonly CounterTender[] = counterTenderNames,
): CounterStatement {
  const said = services.counterQuotes.read(quote_id)
  if (!said || said.tenant !== tenant.id || !tenders.includes(said.tender)) {
    throw invalid({ quote_id: ['This price is not ours.'] })
  }
  return said
}

const sentences: Readonly<Record<CounterProblem, string>> = {
  'tender-missing': 'Choose how it is paid.',
  'email-wrong': 'This is not an e-mail address.',
  'phone-wrong': 'This is not a phone number.',
  'zip-wrong': 'Use 5 or 9 digits.',
  'check-wrong': 'Use digits only.',
  'way-wrong': 'Cash and checks cannot be taken by phone.',
}
const rules = counterRules(sayAsServer, (name) => sentences[name])

/** The fields of the office's form, once more. */
export function checkPayer(
  tender: CounterTender,
  { payer, way, note, check_number }: TerminalBody & Partial<Pick<CounterBody, 'check_number'>>,
): void {
  checkedBy(rules, {
    tender,
    way,
    note,
    name: payer.name,
    email: payer.email,
    phone: payer.phone ?? '',
    zip: payer.zip,
    check_number: check_number ?? '',
  })
}
