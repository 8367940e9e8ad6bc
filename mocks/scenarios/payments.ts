import { effects, type Fault } from './fault'
import type { Scenario } from './scenario'

/** From a bill to what becomes of its payment (quality.md, "Fault rules"): pay to see it. */

const pay = (effect: Fault['effect'], call: Fault['match']['call'] = 'createPayment') =>
  ({
    group: 'payments',
    tenant: 'miamicounty',
    path: '/overview-parcel/08-004512/2025/real-estate-tax',
    ends: 'page',
    faults: [{ match: { call }, effect, times: 1 }],
  }) as const satisfies Scenario

export const payments = {
  'answer-lost-after-charge': pay(effects['drop-after-commit']),
  'lost-before-charge': pay(effects.network),
  'slow-charge': pay(effects.slow),
  'charge-unanswered': pay(effects.timeout),
  'charge-502': pay(effects['502']),
  'charge-html': pay(effects.html),
  'charge-too-many': pay(effects['429']),
  'charge-404': pay(effects['404']),
  'signed-out-while-paying': { ...pay(effects['401']), persona: 'user' },
  'fee-unknown': {
    ...pay(effects['500']),
    faults: [{ match: { call: 'quotePayment' }, effect: effects['500'] }],
  },
  'status-unanswered': {
    ...pay(effects.network),
    faults: [
      { match: { call: 'createPayment' }, effect: effects['drop-after-commit'], times: 1 },
      { match: { call: 'getPaymentStatus' }, effect: effects['503'], times: 2 },
    ],
  },
} as const satisfies Readonly<Record<string, Scenario>>
