import { type BrowserContext, expect } from '@playwright/test'
import * as v from 'valibot'
import { ask } from './api.ts'
import { callFrom } from './world.ts'

export interface Ledger {
  /** Holds when exactly so many payments of this bill were charged during the test. */
  expectCharges: (
    bill: { readonly account: string; readonly path: string },
    count: number,
  ) => Promise<void>
}

const charges = v.array(
  v.object({
    at: v.string(),
    // What is paid without a bill has no account.
    items: v.array(v.object({ parcel_id: v.nullable(v.string()) })),
  }),
)

/** The world's first morning: older entries existed before the tests. */
const firstMorning = '2026-06-01T14:00:00'

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
    .filter((account) => account !== null)
}

const history = v.object({
  data: v.array(v.object({ at: v.string(), channel: v.string() })),
})

/** As the bill's page asks for it, from any tab of the bill's site; a tab of its own costs a second. */
async function expectInHistory(
  context: BrowserContext,
  { account, path }: { readonly account: string; readonly path: string },
  count: number,
): Promise<void> {
  const page = context.pages().find((tab) => tab.url().startsWith('http'))
  if (page === undefined) throw new Error('No tab is open to ask from')
  const headers = { 'X-Department-Id': path.split('/').at(-1) ?? '' }
  const listed = await callFrom(page, { path: `/api/bills/${account}/history`, headers }, history)
  const charged = listed.data.filter(
    ({ at, channel }) => channel === 'online' && at >= firstMorning,
  )
  expect(charged).toHaveLength(count)
}
