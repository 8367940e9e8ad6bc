import { type BrowserContext, expect } from '@playwright/test'
import * as v from 'valibot'
import { ask } from './api.ts'

export interface Ledger {
  /** Holds when exactly so many payments of this bill were charged during the test. */
  expectCharges: (
    bill: { readonly account: string; readonly path: string },
    count: number,
  ) => Promise<void>
}

const charges = v.array(
  v.object({ at: v.string(), items: v.array(v.object({ parcel_id: v.string() })) }),
)

/** The world's first morning: older entries existed before the tests. */
const firstMorning = '2026-06-01T14:00:00'
const firstDay = 'Jun 1, 2026'

export function openLedger(mode: 'mock' | 'real', context: BrowserContext): Ledger {
  return {
    expectCharges: async (bill, count) => {
      if (mode === 'mock') {
        await expectInHistory(context, bill, count)
        return
      }
      const charged = await chargedInThisRun()
      expect(charged.filter((account) => account === bill.account)).toHaveLength(count)
    },
  }
}

/** What the processor would list: the account of each charge. */
export async function chargedInThisRun(): Promise<string[]> {
  const listed = await ask('/__charges', charges)
  return listed
    .filter(({ at }) => at >= firstMorning)
    .flatMap(({ items }) => items.map(({ parcel_id }) => parcel_id))
}

/** A public page of the product, in a tab of its own. */
async function expectInHistory(
  context: BrowserContext,
  bill: { readonly path: string },
  count: number,
): Promise<void> {
  const page = await context.newPage()
  await page.goto(bill.path)
  await page.getByRole('heading', { name: 'Payment history' }).click()
  const history = page.getByRole('table', { name: 'Payment history' })
  await expect(history).toBeVisible()
  const today = history.getByRole('row').filter({ hasText: firstDay }).filter({ hasText: 'Online' })
  await expect(today).toHaveCount(count)
  await page.close()
}
