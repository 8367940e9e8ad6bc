import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { KnownUser } from '@/contract/people/users'

/** Loads the modules anew, as a page does, with the given storage. */
async function load() {
  vi.resetModules()
  const [attempts, session, signedIn, lastSignOut] = await Promise.all([
    import('./attempts'),
    import('@/state/session/session'),
    import('@/state/session/signed-in'),
    import('@/state/session/last-sign-out'),
  ])
  return { ...attempts, ...session, ...signedIn, ...lastSignOut }
}

const purchase = {
  tender: 'card',
  item_ids: ['25-081-1'],
  total_cents: 97662,
  facts: { email: 'jane@example.com' },
} as const

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('a payment attempt (fault rule 1)', () => {
  it('is stored before anything is sent, and found again after a reload', async () => {
    const { key } = (await load()).attemptFor(purchase)
    const { attempts, attemptFor } = await load()
    expect(attempts.current?.key).toBe(key)
    expect(attemptFor(purchase).key).toBe(key)
  })

  it('is as old as the charge that was sent, and not as its record', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-06-01T14:00:00.000Z') })
    try {
      const { attempts, attemptFor, moveAttempt } = await load()
      const { key } = attemptFor(purchase)
      vi.advanceTimersByTime(150_000)
      moveAttempt(key, 'submitting')
      vi.advanceTimersByTime(45_000)
      moveAttempt(key, 'unknown')
      expect(attempts.current?.started_at).toBe('2026-06-01T14:02:30.000Z')
    } finally {
      vi.useRealTimers()
    }
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

  it('ignores a late answer to an earlier attempt', async () => {
    const { attempts, attemptFor, moveAttempt } = await load()
    const first = attemptFor(purchase)
    moveAttempt(first.key, 'declined')
    attemptFor(purchase)
    moveAttempt(first.key, 'succeeded')
    expect(attempts.current?.state).toBe('draft')
  })

  it('returns receipts of this tab’s payments only', async () => {
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

  it('at the counter names its account, also after a reload', async () => {
    const account = { department_id: 'tax', account: '08-001280', client: '0001' }
    const page = await load()
    const { key } = page.attemptFor({ ...purchase, account })
    page.moveAttempt(key, 'unknown')
    expect((await load()).attempts.current).toMatchObject({ key, account })
  })

  it('stores nothing of the payer', async () => {
    ;(await load()).attemptFor(purchase)
    expect(window.sessionStorage.getItem('payment-attempt')).not.toContain('jane')
  })
})

describe('the owner of an attempt', () => {
  const person = (id: string): KnownUser => ({
    id,
    name: 'Jane',
    email: `${id}@mail.example`,
    username: id,
    phone: null,
    role: ['User'],
    merchant_id: '1',
    sub_domain: 'miamicounty',
  })
  const at = '2026-06-01T14:00:00.000Z'
  type Page = Awaited<ReturnType<typeof load>>

  function pays(page: Page, state: 'unknown' | 'succeeded' | 'declined'): string {
    const { key } = page.attemptFor(purchase)
    page.moveAttempt(key, state, state === 'succeeded' ? { receipt_id: 'r-1', at } : null)
    return key
  }

  it('a guest’s open attempt outlives the session of a user who signs in and out after it', async () => {
    const page = await load()
    const key = pays(page, 'unknown')
    page.openSession('t', person('jane'))
    expect(page.attempts.current?.key).toBe(key)
    page.purgeSession('signed-out')
    page.forgetAttempts()
    expect(page.attempts.current).toMatchObject({ key, state: 'unknown' })
    expect((await load()).attempts.current?.key).toBe(key)
  })

  it.each(['succeeded', 'declined'] as const)(
    'a guest’s that is %s is found after a reload, and gone when a session has ended here',
    async (state) => {
      const key = pays(await load(), state)
      const page = await load()
      expect(page.attempts.current?.key).toBe(key)
      page.openSession('t', person('jane'))
      page.purgeSession('expired')
      expect(page.attempts.current).toBeNull()
      expect((await load()).attempts.current).toBeNull()
    },
  )

  it('a 401 of a guest ends no session, so the attempt stays', async () => {
    const page = await load()
    const key = pays(page, 'succeeded')
    page.purgeSession('expired')
    expect(page.attempts.current).toMatchObject({ key, receipt_id: 'r-1' })
  })

  it('a user’s attempt shows after a reload once the user is known', async () => {
    const before = await load()
    before.openSession('t', person('jane'))
    const key = pays(before, 'succeeded')
    const page = await load()
    expect(page.attempts.current).toBeNull()
    page.keepUser(person('jane'))
    expect(page.attempts.current).toMatchObject({ key, receipt_id: 'r-1' })
  })

  it('is hidden from another user', async () => {
    const before = await load()
    before.openSession('t', person('jane'))
    pays(before, 'succeeded')
    const page = await load()
    page.keepUser(person('joe'))
    expect(page.attempts.current).toBeNull()
    page.purgeSession('expired')
    expect(JSON.stringify(window.sessionStorage)).not.toContain('r-1')
  })

  it.each(['succeeded', 'unknown'] as const)(
    'a session that ended while no page of this tab was there: %s',
    async (state) => {
      const before = await load()
      before.openSession('t', person('jane'))
      const key = pays(before, state)
      window.localStorage.clear()
      const page = await load()
      expect(page.attempts.current).toBeNull()
      expect(JSON.stringify(window.sessionStorage)).not.toContain('r-1')
      page.openSession('t', person('jane'))
      expect(page.attempts.current?.key).toBe(state === 'unknown' ? key : undefined)
    },
  )

  it('an open attempt is forgotten when its user signs out in another tab meanwhile', async () => {
    const before = await load()
    before.openSession('t', person('jane'))
    pays(before, 'unknown')
    window.localStorage.clear()
    window.localStorage.setItem('last-sign-out', 'in another tab')
    const page = await load()
    page.openSession('t', person('jane'))
    expect(page.attempts.current).toBeNull()
    expect(window.sessionStorage.length).toBe(0)
  })

  it('a guest’s payment replaces it in the tab, under another key', async () => {
    const page = await load()
    page.openSession('t', person('jane'))
    const janes = pays(page, 'unknown')
    page.purgeSession('expired')
    const guests = pays(page, 'succeeded')
    expect(guests).not.toBe(janes)
    page.openSession('u', person('jane'))
    expect(page.attempts.current?.key).toBe(janes)
  })
})
