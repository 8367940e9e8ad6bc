import type { Page } from '@playwright/test'
import type { ScenarioName } from '../mocks/scenarios/registry.ts'
import { expectReceipt, payByCard } from './support/journey.ts'
import { expect, test } from './support/test.ts'

// A charge that fails, by its scenario: the payer's view, and no double payment (quality.md, "Fault
// rules"). Every kind of failure: payment-run.test.ts and the stories; on a real line: one-charge.

interface Ending {
  readonly name: ScenarioName
  /** What the payer sees from the press on. */
  readonly sees: (page: Page) => Promise<void>
  readonly charges: 0 | 1
}

const table: readonly Ending[] = [
  {
    name: 'lost-before-charge',
    sees: (page) => expect(page.getByRole('heading', { name: 'No charge was made' })).toBeVisible(),
    charges: 0,
  },
  {
    // Charged, the answer lost, and two questions about it unanswered.
    name: 'status-unanswered',
    sees: async (page) => {
      await expect(page.getByText('Do not pay again.')).toBeVisible()
      await expectReceipt(page)
    },
    charges: 1,
  },
]

test.describe('a charge', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  for (const { name, sees, charges } of table) {
    test(name, async ({ page, open, bill, payer, ledger }) => {
      await open({ scenario: name })
      await payByCard(page, { bill, payer })
      await sees(page)
      await ledger.expectCharges(bill, charges)
    })
  }
})
