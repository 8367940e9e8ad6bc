import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { KnownUser } from '@/contract/people/users'

const clerk: KnownUser = {
  id: 'user-1',
  name: 'Sam Clerk',
  email: 'sam@miamicounty.example',
  username: 'sam',
  phone: null,
  role: ['Merchant User'],
  merchant_id: 'miamicounty',
  sub_domain: 'miamicounty',
}

const key = 'last-activity'
const minute = 60_000
const start = new Date('2026-06-01T14:00:00Z').getTime()

/** Loads the modules anew, as a page does, with the given storage. */
async function load() {
  vi.resetModules()
  const [activity, paymentsInFlight, watch, session, signedIn] = await Promise.all([
    import('./activity'),
    import('@/state/cart/payments-in-flight'),
    import('./inactivity-watch'),
    import('./session'),
    import('./signed-in'),
  ])
  return { ...activity, ...paymentsInFlight, ...watch, ...session, ...signedIn }
}

async function openPage() {
  const page = await load()
  page.openSession('a-token', clerk)
  return page
}

/** Delivers what another tab wrote, as an event. */
function otherTabWrites(value: string | null) {
  if (value === null) window.localStorage.removeItem(key)
  else window.localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

const stored = () => window.localStorage.getItem(key)
const press = (name: string, more: KeyboardEventInit = {}) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, ...more }))
const move = () => window.dispatchEvent(new MouseEvent('mousemove'))

const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  window.localStorage.clear()
  return () => {
    for (const stop of stops.splice(0)) stop()
    vi.useRealTimers()
  }
})

describe('the record', () => {
  it('begins with the session, whatever an earlier one stored', async () => {
    window.localStorage.setItem(key, String(start - 90 * minute))
    const page = await openPage()
    expect(stored()).toBe(String(start))
    expect(page.isSessionStale()).toBe(false)
  })

  it('is removed with the session', async () => {
    const page = await openPage()
    vi.advanceTimersByTime(500)
    page.touchActivity()
    page.purgeSession('signed-out')
    expect(stored()).toBe(null)
    vi.advanceTimersByTime(5_000)
    expect(stored()).toBe(null)
  })

  it('is not written for guests', async () => {
    const page = await load()
    page.touchActivity()
    page.suspendInactivity()()
    expect(stored()).toBe(null)
  })

  it('is written once a second at most, and the last moment is written', async () => {
    const page = await openPage()
    vi.advanceTimersByTime(200)
    page.touchActivity()
    vi.advanceTimersByTime(300)
    page.touchActivity()
    expect(stored()).toBe(String(start))
    vi.advanceTimersByTime(500)
    expect(stored()).toBe(String(start + 500))
    vi.advanceTimersByTime(3_000)
    page.touchActivity()
    expect(stored()).toBe(String(start + 4_000))
  })

  it('does not revive a session that is over', async () => {
    const page = await openPage()
    vi.setSystemTime(start + 31 * minute)
    page.touchActivity()
    expect(stored()).toBe(String(start))
    expect(page.isSessionStale()).toBe(true)
    page.openSession('another-token', clerk)
    expect(page.isSessionStale()).toBe(false)
  })

  it('is corrected when the clock is set back', async () => {
    const page = await openPage()
    vi.setSystemTime(start - 60 * minute)
    page.touchActivity()
    expect(stored()).toBe(String(start - 60 * minute))
  })
})

describe('a session that a page load finds in storage', () => {
  async function later(idle: number) {
    await openPage()
    vi.setSystemTime(start + idle)
    return load()
  }

  it('is over after 30 minutes of inactivity', async () => {
    expect((await later(30 * minute)).isSessionStale()).toBe(true)
  })

  it('lasts until the last millisecond', async () => {
    expect((await later(30 * minute - 1)).isSessionStale()).toBe(false)
  })

  it('counts from now when the record is missing or invalid', async () => {
    await openPage()
    for (const left of [null, 'yesterday', '"0"']) {
      otherTabWrites(left)
      expect((await load()).isSessionStale()).toBe(false)
    }
  })

  it.each([1, 90, 1440])('that was last used %i minutes ahead counts from now', async (ahead) => {
    const page = await later(-ahead * minute)
    expect(page.isSessionStale()).toBe(false)
    vi.advanceTimersByTime(30 * minute - 1)
    expect(page.isSessionStale()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(page.isSessionStale()).toBe(true)
  })

  it('does not exist for a guest', async () => {
    window.localStorage.setItem(key, String(start - 90 * minute))
    expect((await load()).isSessionStale()).toBe(false)
  })
})

describe('the watch', () => {
  async function watched() {
    const page = await openPage()
    const changed = vi.fn<(phase: { at: string }) => void>()
    const stop = page.watchInactivity(changed)
    stops.push(stop)
    return { page, changed, stop, latest: () => changed.mock.lastCall?.[0] }
  }

  it('warns at 28:00, counts down, and is over at 30:00', async () => {
    const { changed, latest } = await watched()
    vi.advanceTimersByTime(28 * minute - 1)
    expect(changed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(latest()).toEqual({ at: 'warning', secondsLeft: 120 })
    vi.advanceTimersByTime(30_000)
    expect(latest()).toEqual({ at: 'warning', secondsLeft: 90 })
    vi.advanceTimersByTime(90_000)
    expect(latest()).toEqual({ at: 'over' })
    const calls = changed.mock.calls.length
    vi.advanceTimersByTime(60 * minute)
    expect(changed).toHaveBeenCalledTimes(calls)
  })

  it.each([
    ['mouse', move],
    ['key', () => press('Tab')],
    ['touch', () => window.dispatchEvent(new Event('touchstart'))],
  ])('counts from the last %s', async (_what, act) => {
    const { changed, latest } = await watched()
    vi.advanceTimersByTime(20 * minute)
    act()
    vi.advanceTimersByTime(28 * minute - 1)
    expect(changed.mock.calls.filter(([phase]) => phase.at !== 'active')).toEqual([])
    vi.advanceTimersByTime(1)
    expect(latest()).toMatchObject({ at: 'warning' })
  })

  it.each([
    ['a mouse that moves', move],
    ['a touch', () => window.dispatchEvent(new Event('touchstart'))],
    ['Tab', () => press('Tab')],
    ['Enter', () => press('Enter')],
    ['Space', () => press(' ')],
    ['a shortcut', () => press('r', { ctrlKey: true })],
  ])('does not take %s for an answer to the warning', async (_what, act) => {
    const { latest } = await watched()
    vi.advanceTimersByTime(29 * minute)
    act()
    vi.advanceTimersByTime(minute)
    expect(latest()).toEqual({ at: 'over' })
  })

  it('accepts a key that types', async () => {
    const { latest } = await watched()
    vi.advanceTimersByTime(29 * minute)
    press('a')
    expect(latest()).toEqual({ at: 'active' })
  })

  it('accepts a navigation under the warning', async () => {
    const { page, latest } = await watched()
    vi.advanceTimersByTime(29 * minute)
    expect(latest()).toMatchObject({ at: 'warning' })
    page.touchActivity()
    expect(latest()).toEqual({ at: 'active' })
  })

  it('follows activity in another tab', async () => {
    const { latest } = await watched()
    vi.advanceTimersByTime(29 * minute)
    expect(latest()).toMatchObject({ at: 'warning' })
    otherTabWrites(String(start + 29 * minute))
    expect(latest()).toEqual({ at: 'active' })
    vi.advanceTimersByTime(28 * minute)
    expect(latest()).toMatchObject({ at: 'warning', secondsLeft: 120 })
  })

  it.each([
    ['the page is looked at', () => window.dispatchEvent(new Event('visibilitychange'))],
    ['the page is shown again', () => window.dispatchEvent(new Event('pageshow'))],
    ['the mouse that wakes the machine moves', move],
    ['a key wakes it', () => press('a')],
  ])('is over after sleep at once when %s', async (_what, wake) => {
    const { latest } = await watched()
    // The machine sleeps: no timer runs.
    vi.setSystemTime(start + 45 * minute)
    wake()
    expect(latest()).toEqual({ at: 'over' })
    expect(stored()).toBe(String(start))
  })

  it('restarts with a navigation', async () => {
    const { page, changed } = await watched()
    vi.advanceTimersByTime(27 * minute)
    page.touchActivity()
    vi.advanceTimersByTime(27 * minute)
    expect(changed.mock.calls.filter(([phase]) => phase.at !== 'active')).toEqual([])
  })

  it.each([
    ['a minute', minute],
    ['an hour', 60 * minute],
    ['a day', 1440 * minute],
    ['ten years', 5_256_000 * minute],
  ])('does not believe a clock that is set back by %s', async (_what, back) => {
    const { latest } = await watched()
    vi.advanceTimersByTime(10 * minute)
    vi.setSystemTime(start + 10 * minute - back)
    vi.advanceTimersByTime(18 * minute - 1)
    expect(latest()).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(latest()).toEqual({ at: 'warning', secondsLeft: 120 })
    vi.advanceTimersByTime(2 * minute)
    expect(latest()).toEqual({ at: 'over' })
  })

  it('ignores it when the tab was hidden and is looked at afterwards', async () => {
    const { latest } = await watched()
    vi.setSystemTime(start - 1440 * minute)
    vi.advanceTimersByTime(31 * minute)
    window.dispatchEvent(new Event('visibilitychange'))
    expect(latest()).toEqual({ at: 'over' })
  })

  it('counts from another tab’s record after the clock was set back', async () => {
    const { latest } = await watched()
    vi.advanceTimersByTime(20 * minute)
    vi.setSystemTime(start - 60 * minute)
    otherTabWrites(String(start - 60 * minute))
    vi.advanceTimersByTime(28 * minute - 1)
    expect(latest()).toEqual({ at: 'active' })
    vi.advanceTimersByTime(1)
    expect(latest()).toEqual({ at: 'warning', secondsLeft: 120 })
  })

  it('stops reporting when stopped', async () => {
    const { changed, stop } = await watched()
    stop()
    vi.advanceTimersByTime(60 * minute)
    move()
    otherTabWrites('1')
    expect(changed).not.toHaveBeenCalled()
  })
})

describe('time that is skipped', () => {
  async function watched() {
    const page = await openPage()
    const changed = vi.fn<(phase: { at: string }) => void>()
    stops.push(page.watchInactivity(changed))
    return { page, changed }
  }

  it('warns at once, and counts down from there', async () => {
    const { page, changed } = await watched()
    page.passTime(29 * minute)
    expect(changed).toHaveBeenLastCalledWith({ at: 'warning', secondsLeft: 60 })
    vi.advanceTimersByTime(60_000)
    expect(changed).toHaveBeenLastCalledWith({ at: 'over' })
  })

  it('adds up with the time of inactivity', async () => {
    const { page, changed } = await watched()
    vi.advanceTimersByTime(2 * minute)
    page.passTime(20 * minute)
    expect(page.phaseNow()).toEqual({ at: 'active' })
    page.passTime(9 * minute)
    expect(changed).toHaveBeenLastCalledWith({ at: 'over' })
  })

  it('is cancelled by activity', async () => {
    const { page } = await watched()
    page.passTime(29 * minute)
    page.touchActivity()
    expect(page.phaseNow()).toEqual({ at: 'active' })
    expect(stored()).toBe(String(start))
  })

  it('is counted by each tab, not in the shared record', async () => {
    const { page } = await watched()
    vi.advanceTimersByTime(400)
    move()
    page.passTime(10 * minute)
    vi.advanceTimersByTime(5_000)
    expect(stored()).toBe(String(start + 400))
  })

  it('is kept when another tab writes later what was done before', async () => {
    const { page, changed } = await watched()
    vi.advanceTimersByTime(5_000)
    page.passTime(29 * minute)
    vi.advanceTimersByTime(200)
    otherTabWrites(String(start + 4_800))
    expect(changed).toHaveBeenLastCalledWith({ at: 'warning', secondsLeft: 60 })
  })

  it('is cancelled by later activity in another tab', async () => {
    const { page, changed } = await watched()
    page.passTime(29 * minute)
    vi.advanceTimersByTime(200)
    otherTabWrites(String(start + 200))
    expect(changed).toHaveBeenLastCalledWith({ at: 'active' })
  })

  it('does not exist for a guest', async () => {
    const page = await load()
    page.passTime(29 * minute)
    expect(stored()).toBe(null)
    page.openSession('a-token', clerk)
    expect(page.phaseNow()).toEqual({ at: 'active' })
  })
})

describe('a payment in flight', () => {
  it('keeps the session alive in all tabs until it is over', async () => {
    const page = await openPage()
    const changed = vi.fn<(phase: { at: string }) => void>()
    stops.push(page.watchInactivity(changed))
    vi.advanceTimersByTime(27 * minute)
    const [one, two] = [page.suspendInactivity(), page.suspendInactivity()]
    vi.advanceTimersByTime(40 * minute)
    one()
    one()
    expect(page.isPaymentInFlight()).toBe(true)
    vi.advanceTimersByTime(40 * minute)
    expect(changed.mock.calls.filter(([phase]) => phase.at !== 'active')).toEqual([])
    // Other tabs see it in the shared record.
    expect(Number(stored())).toBeGreaterThan(start + 106 * minute)
    two()
    expect(page.isPaymentInFlight()).toBe(false)
    vi.advanceTimersByTime(28 * minute)
    expect(changed).toHaveBeenLastCalledWith({ at: 'warning', secondsLeft: 120 })
  })

  it('does not outlast a sleep of 30 minutes', async () => {
    const page = await openPage()
    const release = page.suspendInactivity()
    vi.setSystemTime(start + 45 * minute)
    vi.advanceTimersByTime(10_000)
    release()
    expect(page.phaseNow()).toEqual({ at: 'over' })
  })
})
