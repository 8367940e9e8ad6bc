import { afterEach, describe, expect, it, vi } from 'vitest'
import { listDepartments } from '@/contract/departments/departments'
import { setDepartmentHidden } from '@/contract/departments/department-status'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import { register, verifyToken } from '@/contract/people/sessions'
import { callerFor, tokenFor } from '@mocks/hosts/caller'
import { createCloud } from './create-cloud'
import { memoryJournal, type JournalEntry, type JournalStore } from '@mocks/cloud/journal'
import type { WorldNews } from './world-control'

afterEach(() => {
  vi.restoreAllMocks()
})

const admin = async (cloud = createCloud({ now: () => 0 })) => {
  const token = await tokenFor(cloud, 'super@civictill.example')
  const staff = callerFor(cloud, null, { token })
  const hide = (hidden: boolean) =>
    staff.call(setDepartmentHidden, {
      body: { merchant_id: '1', department_id: 'dog-licenses', hidden },
    })
  const switchOff = (id: string) =>
    staff.call(setMerchantStatus, { params: { id }, body: { is_enabled: 0 } })
  return { cloud, staff, hide, switchOff }
}

describe('undo', () => {
  it('takes back one write after the other, down to the beginning', async () => {
    const { cloud, hide, switchOff } = await admin()
    const hashes = [await cloud.hash()]
    for (const write of [() => hide(true), () => switchOff('3'), () => switchOff('4')]) {
      await write()
      hashes.push(await cloud.hash())
    }
    expect(new Set(hashes).size).toBe(4)
    const undone: (string | undefined)[] = []
    for (let left = 3; left > 0; left--) {
      undone.push((await cloud.control.undo())?.call)
      expect(await cloud.hash()).toBe(hashes[left - 1])
    }
    expect(undone).toEqual(['setMerchantStatus', 'setMerchantStatus', 'setDepartmentHidden'])
    expect(await cloud.control.undo()).toBeNull()
  })

  it('is kept, and what comes after it follows on', async () => {
    const journal = memoryJournal()
    const { cloud, switchOff } = await admin(createCloud({ journal }))
    await switchOff('3')
    await switchOff('4')
    await cloud.control.undo()
    await switchOff('5')
    expect((await journal.load()).entries).toMatchObject([{ n: 1 }, { n: 2 }])
    const again = createCloud({ journal })
    expect(await again.hash()).toBe(await cloud.hash())
    expect((await callerFor(again, 'leax').call(listDepartments, {})).status).toBe(200)
    expect((await callerFor(again, 'eorwa').call(listDepartments, {})).status).toBe(404)
  })

  it('keeps sessions, except of users that no longer exist', async () => {
    const { cloud, switchOff } = await admin()
    const token = await tokenFor(cloud, 'user@tiffin.example')
    const body = {
      name: 'New',
      email: 'n@mail.example',
      phone: null,
      password: 'A-New-1x',
      terms: true,
    }
    const { answer } = await callerFor(cloud, 'tiffin').call(register, { body })
    const newcomer = answer?.authorisation.api_token ?? ''
    const statusOf = async (of: string) =>
      (await callerFor(cloud, 'tiffin', { token: of }).call(verifyToken, {})).status
    await switchOff('3')
    await cloud.control.undo()
    expect([await statusOf(token), await statusOf(newcomer)]).toEqual([200, 200])
    await cloud.control.undo()
    expect([await statusOf(token), await statusOf(newcomer)]).toEqual([200, 401])
  })
})

describe('reset', () => {
  it('goes back to the beginning, its time too, and is kept', async () => {
    const journal = memoryJournal()
    let real = 5_000
    const { cloud, switchOff } = await admin(createCloud({ journal, now: () => real }))
    const untouched = await cloud.hash()
    await switchOff('3')
    real += 60_000
    await cloud.control.moveClock(86_400_000)
    await cloud.control.reset()
    expect(await cloud.hash()).toBe(untouched)
    expect(new Date(cloud.clock.now()).toISOString()).toBe('2026-06-01T14:00:00.000Z')
    const again = createCloud({ journal, now: () => real })
    expect(await again.hash()).toBe(untouched)
    expect(again.clock.offset).toBe(cloud.clock.offset)
  })

  it('goes back to where the scenario begins', async () => {
    const { cloud, switchOff } = await admin(
      createCloud({ scenario: 'after-due-date', now: () => 0 }),
    )
    const untouched = await cloud.hash()
    await switchOff('3')
    await cloud.control.reset()
    expect(await cloud.hash()).toBe(untouched)
    expect(new Date(cloud.clock.now()).toISOString()).toBe('2026-07-20T14:00:00.000Z')
  })
})

describe('the clock', () => {
  it('is moved on for all, and stays so', async () => {
    const journal = memoryJournal()
    const cloud = createCloud({ journal, now: () => 0 })
    const before = cloud.clock.offset
    await cloud.control.moveClock(29 * 60_000)
    expect(new Date(cloud.clock.now()).toISOString()).toBe('2026-06-01T14:29:00.000Z')
    const again = createCloud({ journal, now: () => 0 })
    await again.ready
    expect(again.clock.offset).toBe(before + 29 * 60_000)
  })

  it('ends the sessions of yesterday', async () => {
    const cloud = createCloud()
    const token = await tokenFor(cloud, 'user@tiffin.example')
    await cloud.control.moveClock(86_400_000)
    expect((await callerFor(cloud, 'tiffin', { token }).call(verifyToken, {})).status).toBe(401)
  })
})

describe('listeners', () => {
  it('are told of other data and of another time, until they unsubscribe', async () => {
    const { cloud, switchOff } = await admin()
    const news: WorldNews[] = []
    const stop = cloud.control.listen((one) => news.push(one))
    await switchOff('3')
    expect(news).toEqual([])
    await cloud.control.moveClock(1_000)
    await cloud.control.undo()
    const file = JSON.stringify(await cloud.control.export())
    await cloud.control.import(file)
    await cloud.control.reset()
    const start = Date.parse('2026-06-01T14:00:00.000Z')
    expect(news).toEqual([
      { replaced: false, moved: 1_000, clockOffset: start + 1_000 },
      { replaced: true, moved: 0, clockOffset: start + 1_000 },
      { replaced: true, moved: 0, clockOffset: start + 1_000 },
      { replaced: true, moved: 0, clockOffset: start },
    ])
    stop()
    await cloud.control.reset()
    expect(news).toHaveLength(4)
  })
})

describe('a write that waits while the world is replaced', () => {
  it('is decided by the new world, and is in its journal', async () => {
    const store = memoryJournal()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let appends = 0
    const journal: JournalStore = {
      ...store,
      append: async (entry: JournalEntry) => {
        appends += 1
        if (appends === 1) await held
        return store.append(entry)
      },
    }
    const { cloud, switchOff } = await admin(createCloud({ journal }))
    const first = switchOff('3')
    await vi.waitFor(() => expect(appends).toBe(1))
    const reset = cloud.control.reset()
    const second = switchOff('4')
    release()
    await reset
    expect([(await first).status, (await second).status]).toEqual([200, 200])
    const { entries } = await journal.load()
    expect(entries).toMatchObject([{ n: 1, params: { id: '4' } }])
    const again = createCloud({ journal })
    expect(await again.hash()).toBe(await cloud.hash())
  })

  it('is untouched where the other world cannot be kept', async () => {
    const store = memoryJournal()
    const full = () => Promise.reject(new Error('The disk is full'))
    const journal = { ...store, replace: full, remove: full }
    const { cloud, switchOff } = await admin(createCloud({ journal }))
    await switchOff('3')
    const before = await cloud.hash()
    await expect(cloud.control.reset()).rejects.toThrow('The disk is full')
    await expect(cloud.control.undo()).rejects.toThrow('The disk is full')
    expect(await cloud.hash()).toBe(before)
    expect((await switchOff('4')).status).toBe(200)
    expect(await createCloud({ journal: store }).hash()).toBe(await cloud.hash())
  })
})
