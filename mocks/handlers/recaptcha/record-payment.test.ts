import { expect, it } from 'vitest'
import { createWorld } from '@mocks/world/create-world'
import type { PaymentRow } from '@mocks/world/payments/payments'
import { recordPayment } from './record-payment'

const minute = 60_000
const begun = Date.UTC(2026, 5, 1, 14)

/** Payments of one visitor, one a minute; answers the warnings about it. */
function warningsAfter(payments: readonly Partial<PaymentRow>[], apart = minute) {
  const world = createWorld('civic-till', 'default')
  const tenant = world.tenantOf('1')
  const [sample] = tenant?.payments.all() ?? []
  if (!tenant || !sample) throw new Error('The seed has no payment')
  for (const [index, payment] of payments.entries()) {
    const now = begun + index * apart
    const entry = { world, now, at: new Date(now).toISOString(), random: `entry ${index}` }
    const visit = { score: 0.9, address: '100.64.1.7', bin: '47' } as const
    recordPayment(entry, tenant, { ...sample, ...payment }, visit)
  }
  return world.warnings
    .filter(({ subject }) => subject.id === '100.64.1.0/24')
    .map(({ kind, merchant_id, count, facts }) => ({ kind, merchant_id, count, facts }))
}

const declined = (last4: string) => ({ outcome: 'declined', last4 }) as const

it('a burst of declined cards raises a warning about its network, and counts it up', () => {
  const tries = ['1001', '1002', '1003', '1004', '1005'].map(declined)
  const facts = { of: 5, share: 100 }
  const warning = { kind: 'suspicious-traffic', merchant_id: '1', count: 1, facts }
  expect(warningsAfter(tries)).toEqual([warning])
  expect(warningsAfter([...tries, declined('1006')])).toMatchObject([{ count: 2 }])
})

it.each([
  ['fewer of them', ['1001', '1002', '1003', '1004']],
  ['one card again and again', ['1001', '1001', '1001', '1001', '1001', '1001']],
])('%s raise none', (_case, cards) => {
  expect(warningsAfter(cards.map(declined))).toEqual([])
})

it('declines that are far apart raise none', () => {
  const tries = ['1001', '1002', '1003', '1004', '1005', '1006'].map(declined)
  expect(warningsAfter(tries, 4 * minute)).toEqual([])
})

it('payments that go through raise none', () => {
  const tries = ['1001', '1002', '1003', '1004', '1005', '1006']
  expect(warningsAfter(tries.map((last4) => ({ outcome: 'approved', last4 })))).toEqual([])
})
