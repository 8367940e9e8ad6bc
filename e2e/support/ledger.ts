import { type BrowserContext, expect } from '@playwright/test'
import { ask } from './api.ts'
import { type Bill } from './bill.ts'

export interface Ledger {
  /** Holds when exactly so many payments of this bill were charged during the test. */
  expectCharges: (bill: Bill, count: number) => Promise<void>
}

interface Charge {
  readonly at: string
  readonly items: readonly { readonly parcel_id: string }[]
}

/** The world's first morning: what is older was there before the tests. */
const firstMorning = '2026-06-01T14:00:00'
const firstDay = 'Jun 1, 2026'

export function openLedger(mode: 'mock' | 'real', context: BrowserContext): Ledger {
  return {
    expectCharges: async (bill, count) => {
      if (mode === 'real') expect(await listed(bill)).toHaveLength(count)
      else await expectInHistory(context, bill, count)
    },
  }
}

/** What the processor would list. */
async function listed({ account }: Bill): Promise<Charge[]> {
  const charges = await ask<readonly Charge[]>('/__charges')
  return charges.filter(
    ({ at, items }) =>
      at >= firstMorning && items.some(({ parcel_id }) => parcel_id === account),
  )
}

/** What the product shows to anybody, in a tab of its own. */
async function expectInHistory(context: BrowserContext, bill: Bill, count: number) {
  const page = await context.newPage()
  await page.goto(bill.path)
  await page.getByRole('heading', { name: 'Payment history' }).click()
  const history = page.getByRole('table', { name: 'Payment history' })
  await expect(history).toBeVisible()
  const today = history.getByRole('row').filter({ hasText: firstDay }).filter({ hasText: 'Online' })
  await expect(today).toHaveCount(count)
  await page.close()
}
