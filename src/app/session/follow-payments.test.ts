import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { keys } from '@/api/keys'
import { forgetPaidElsewhere } from '@/state/cart/paid-elsewhere'
import { followPayments } from './after-navigation'

const otherTab = new BroadcastChannel('payments-made')
const bill = keys.bills.one('water', '08-1', '2026', {})
const account = keys.accounts.one('water', '08-1', '0001')
const check = keys.cartCheck.of([])

afterEach(() => {
  forgetPaidElsewhere()
})

it('what another tab has paid is asked for again, and nothing else', async () => {
  const client = new QueryClient()
  for (const key of [bill, account, check, keys.departments]) client.setQueryData(key, {})
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  const stop = followPayments(client)
  otherTab.postMessage({ key: 'k-1', item_ids: ['25-081-1'], receipt_id: null })
  await vi.waitFor(() => expect(isStale(bill)).toBe(true))
  expect([account, check, keys.departments].map(isStale)).toEqual([true, true, false])
  stop()
})

it('the end of a session, which forgets those payments, asks for nothing', async () => {
  const client = new QueryClient()
  const stop = followPayments(client)
  otherTab.postMessage({ key: 'k-1', item_ids: [], receipt_id: null })
  client.setQueryData(bill, {})
  await vi.waitFor(() => expect(client.getQueryState(bill)?.isInvalidated).toBe(true))
  client.setQueryData(bill, {})
  forgetPaidElsewhere()
  await Promise.resolve()
  expect(client.getQueryState(bill)?.isInvalidated).toBe(false)
  stop()
})

/** A tab of its own: what it knows of payments begins anew, and what asks is loaded only when it does. */
async function openTab() {
  vi.resetModules()
  window.sessionStorage.clear()
  const [{ configureClient }, state, { lockedItems }, page] = await Promise.all([
    import('@/api/client'),
    import('@/state/cart/attempts'),
    import('@/state/cart/locked-items'),
    import('./after-navigation'),
  ])
  return { configureClient, ...state, lockedItems, ...page }
}

const longest = 30_000

it('an outcome that a copy of this tab learned unlocks it here', { timeout: longest }, async () => {
  const tab = await openTab()
  const asked: string[] = []
  tab.configureClient({
    baseUrl: 'http://kent.pay.localhost',
    token: () => null,
    departmentId: () => '',
    ready: Promise.resolve(),
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname)
      return Response.json({
        data: { state: 'not_found', receipt_id: null, confirmation: null, at: null },
      })
    },
    onFailure: () => undefined,
  })
  const purchase = { tender: 'card', item_ids: ['25-1'], total_cents: 100, facts: {} } as const
  const { key } = tab.attemptFor(purchase)
  tab.moveAttempt(key, 'unknown')
  expect(tab.lockedItems.ids).toEqual(['25-1'])
  const stop = tab.followPayments(new QueryClient())
  otherTab.postMessage({ outcome_of: 'another' })
  otherTab.postMessage({ outcome_of: key })
  await vi.waitFor(() => expect(tab.attempts.current?.state).toBe('expired'), { timeout: longest })
  expect(tab.lockedItems.ids).toEqual([])
  expect(asked).toEqual([`/api/payments/status/${key}`])
  stop()
})
