import { beforeEach, describe, expect, it, vi } from 'vitest'

async function load() {
  vi.resetModules()
  return import('./attempts')
}

const purchase = {
  tender: 'card',
  item_ids: ['25-081-1'],
  total_cents: 97662,
  facts: { email: 'jane@example.com' },
} as const

beforeEach(() => {
  window.sessionStorage.clear()
})

describe('a payment attempt (fault rule 1)', () => {
  it('is stored before anything is sent, and found again after a reload', async () => {
    const { key } = (await load()).attemptFor(purchase)
    const { attempts, attemptFor } = await load()
    expect(attempts.current?.key).toBe(key)
    expect(attemptFor(purchase).key).toBe(key)
  })

  it('keeps its key for the same purchase and takes a new one for another', async () => {
    const { attemptFor } = await load()
    const { key } = attemptFor(purchase)
    expect(attemptFor({ ...purchase }).key).toBe(key)
    expect(attemptFor({ ...purchase, total_cents: 95014 }).key).not.toBe(key)
  })

  it.each(['submitting', 'unknown'] as const)(
    'keeps its key whatever is bought while its outcome is open: %s',
    async (state) => {
      const { attemptFor, moveAttempt, lockedItemIds } = await load()
      const { key } = attemptFor(purchase)
      moveAttempt(key, state)
      expect(attemptFor({ ...purchase, item_ids: ['other'] }).key).toBe(key)
      expect(lockedItemIds()).toEqual(['25-081-1'])
    },
  )

  it.each(['succeeded', 'declined', 'expired'] as const)(
    'gives way to a new key after a definite end: %s',
    async (state) => {
      const { attemptFor, moveAttempt, lockedItemIds } = await load()
      const { key } = attemptFor(purchase)
      moveAttempt(key, 'submitting')
      moveAttempt(key, state)
      expect(lockedItemIds()).toEqual([])
      expect(attemptFor(purchase).key).not.toBe(key)
    },
  )

  it('cannot be moved by a late answer to an earlier attempt', async () => {
    const { attempts, attemptFor, moveAttempt } = await load()
    const first = attemptFor(purchase)
    moveAttempt(first.key, 'declined')
    attemptFor(purchase)
    moveAttempt(first.key, 'succeeded')
    expect(attempts.current?.state).toBe('draft')
  })

  it('knows the receipts of what this tab paid, and of nothing else', async () => {
    const at = '2026-06-01T14:00:00.000Z'
    const first = await load()
    const { key } = first.attemptFor(purchase)
    first.moveAttempt(key, 'succeeded', { receipt_id: 'abc', at })
    const { attemptFor, moveAttempt, ownReceipt } = await load()
    const next = attemptFor({ ...purchase, total_cents: 5_000 })
    expect(ownReceipt(at)).toBe('abc')
    expect(ownReceipt('2026-06-01T14:00:00.001Z')).toBeNull()
    moveAttempt(next.key, 'declined')
    expect(ownReceipt(at)).toBe('abc')
  })

  it('stores nothing of the payer', async () => {
    ;(await load()).attemptFor(purchase)
    expect(window.sessionStorage.getItem('payment-attempt')).not.toContain('jane')
  })
})
