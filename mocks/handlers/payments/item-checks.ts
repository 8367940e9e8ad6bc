import type { ItemCheck, PayItem } from '@/contract/payments/payments'
import type { PaymentItem } from '@mocks/world/payments/payments'
import type { Tenant } from '@mocks/world/create-world'
import { isOn, balancesAt, type Balances } from '@mocks/world/bills/balances'
import { departmentAt } from '@mocks/world/department-settings'
import { blindDepartment, blindVerdict, keptFacts } from './blind-items'

/** What the cloud says of each item now (product.md 3.3 step 1). */
export function itemChecks(tenant: Tenant, now: number, items: readonly PayItem[]): ItemCheck[] {
  const balances = balancesAt(tenant, now)
  return items.map((item) => checkOf(tenant, balances, item, now))
}

export const isFine = (check: ItemCheck): boolean => check.state === 'ok'

function checkOf(tenant: Tenant, balances: Balances, item: PayItem, now: number): ItemCheck {
  const { id, department_id, amount_cents } = item
  const say = (state: ItemCheck['state'], more: Partial<ItemCheck> = {}): ItemCheck => ({
    id,
    department_id,
    state,
    balance_cents: 0,
    changed_at: null,
    reason: null,
    ...more,
  })
  const blind = blindDepartment(tenant, department_id, now)
  if (blind !== null) {
    const { state, ...more } = blindVerdict(tenant, blind, item, now)
    return say(state, more)
  }
  const [bill] = tenant.bills.by('installment', id)
  const parcel = bill && tenant.parcels.get(bill.parcel_id)
  const part = bill?.installments.find((other) => other.id === id)
  if (!parcel || !part || parcel.department_id !== department_id) return say('gone')
  const department = departmentAt(tenant, department_id, now)
  if (!isOn(department)) return say('off')
  const hold = balances.hold(parcel, bill)
  const shown = balances.installments(bill).find((other) => other.id === id)
  const balance_cents = Math.max(0, shown?.balance_cents ?? 0)
  const changed_at = balances.lastPaidAt(part)
  if (hold) return say('held', { balance_cents, changed_at, reason: hold.reason })
  if (shown?.status.kind === 'checking') return say('pending', { changed_at })
  if (balance_cents === 0) {
    return say(shown?.status.kind === 'pending' ? 'pending' : 'paid', { changed_at })
  }
  const { overpay, partial } = department.payment_settings
  const tooMuch = amount_cents > balance_cents && !overpay
  // A ticket whose cost has risen: its former whole amount is now a part.
  const tooLittle = amount_cents < balance_cents && !partial
  return say(tooMuch || tooLittle ? 'changed' : 'ok', { balance_cents, changed_at })
}

/** Items with their bills; unknown ones are left out. */
export function knownItems(tenant: Tenant, items: readonly PayItem[], now: number): PaymentItem[] {
  return items.flatMap(({ entry, ...item }): PaymentItem[] => {
    const facts = keptFacts(tenant, { ...item, ...(entry && { entry }) }, now)
    if (facts) return [{ ...item, parcel_id: null, ...facts }]
    const [bill] = tenant.bills.by('installment', item.id)
    return bill ? [{ ...item, parcel_id: bill.parcel_id }] : []
  })
}
