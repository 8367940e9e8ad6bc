import { answers } from '../../support/faults'
import type { Page } from '../../support/page'
import type { ScreenProps } from '../../support/screen'

/** Refusals of the payment that several stories show. */

/** The server refuses with this status and body. */
export function refusedWith(
  status: number,
  body: Readonly<Record<string, unknown>>,
): Pick<ScreenProps, 'cloud'> {
  return { cloud: { faults: answers('createPayment', status, body) } }
}

/** Of the higher fee. */
export const quote = {
  quote_id: 'q-2',
  expires_at: '2026-06-01T14:30:00.000Z',
  tender: 'card',
  groups: [
    {
      department_id: 'real-estate-tax',
      subtotal_cents: 94_864,
      fee_cents: 2_848,
      rule: { kind: 'rate', rate_bp: 300, amount_cents: null },
    },
  ],
  subtotal_cents: 94_864,
  fee_cents: 2_848,
  total_cents: 97_712,
  alternatives: [{ tender: 'card', fee_cents: 2_848, total_cents: 97_712 }],
  posting_date: '2026-06-01',
}

/** The fee is higher than the one that was shown. */
export const quoteChanged = refusedWith(409, { code: 'quote_changed', quote })

/** The same for a debit. */
export const debitChanged = refusedWith(409, {
  code: 'quote_changed',
  quote: {
    ...quote,
    tender: 'echeck',
    fee_cents: 200,
    total_cents: 95_064,
    groups: quote.groups.map((group) => ({ ...group, fee_cents: 200 })),
  },
})

/** It costs the same; the payment posts another day. */
export const quoteExpired = refusedWith(409, {
  code: 'quote_changed',
  quote: { ...quote, fee_cents: 2_798, total_cents: 97_662, posting_date: '2026-06-03' },
})

/** The first half was paid by the same card in the morning. */
export const paidBefore = refusedWith(409, {
  code: 'duplicate_suspected',
  earlier: {
    at: '2026-06-01T12:02:00.000Z',
    amount_cents: 94_864,
    pending: false,
    last4: '1443',
    receipt_id: 'abc',
  },
})

export const secondTimeBox = (dialog: Page) =>
  dialog.getByRole('checkbox', { name: 'Yes, I want to pay this a second time' })
