import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listMerchants } from '@/contract/merchants/merchant-list'
import { setMerchantStatus } from '@/contract/merchants/merchant-status'
import { logout, verifyToken } from '@/contract/people/sessions'
import type { Cloud } from '@mocks/app/cloud'
import { createCloud } from '@mocks/app/create-cloud'
import {
  type JournalStore,
  memoryJournal,
  numberOf,
  type StoredJournal,
} from '@mocks/cloud/journal'
import { callerFor } from '@mocks/hosts/caller'
import { openJournal } from './journal-store'

/** A journal that something damaged: what can be read is there, and it takes writes again. */

interface Host {
  open(): Promise<JournalStore>
  /** What a damage, or another build, leaves behind. */
  change(how: (stored: StoredJournal) => StoredJournal): Promise<void>
}

const hosts: Readonly<Record<string, () => Host>> = {
  'the memory host': () => {
    let journal = memoryJournal()
    return {
      open: async () => journal,
      change: async (how) => {
        journal = memoryJournal(how(await journal.load()))
      },
    }
  },
  'the IndexedDB host': () => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    vi.stubGlobal('IDBKeyRange', IDBKeyRange)
    const open = async () => (await openJournal()).journal
    return {
      open,
      change: async (how) => {
        const { meta, entries } = how(await (await open()).load())
        const database = await opened()
        const transaction = database.transaction(['entries', 'meta'], 'readwrite')
        const [rows, world] = [transaction.objectStore('entries'), transaction.objectStore('meta')]
        rows.clear()
        for (const entry of entries) rows.add(entry)
        world.clear()
        if (meta !== undefined) world.put(meta, 'world')
        await new Promise((resolve) => transaction.addEventListener('complete', resolve))
        database.close()
      },
    }
  },
}

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open('civic-till', 2)
  return new Promise((resolve) => {
    opening.addEventListener('success', () => resolve(opening.result))
  })
}

/** Two hashes of all rows, on a busy machine. */
const patience = { timeout: 30_000 }

const real = 1_000_000
const start = async (host: Host): Promise<Cloud> => {
  const cloud = createCloud({ journal: await host.open(), now: () => real })
  await cloud.ready
  return cloud
}

async function root(cloud: Cloud) {
  const entry = await cloud.enter('super@civictill.example')
  return callerFor(cloud, null, { token: entry?.token ?? '' })
}

async function switchOff(cloud: Cloud, ...ids: readonly string[]): Promise<void> {
  const staff = await root(cloud)
  for (const id of ids) {
    const { status } = await staff.call(setMerchantStatus, {
      params: { id },
      body: { is_enabled: 0 },
    })
    expect(status).toBe(200)
  }
}

/** Which of the merchants that these tests switch off are off. */
async function off(cloud: Cloud): Promise<readonly string[]> {
  const { answer } = await (await root(cloud)).call(listMerchants, { query: {} })
  const tried = ['3', '4', '5', '6']
  return (answer?.data ?? [])
    .filter(({ id, status }) => status === 'disabled' && tried.includes(id))
    .map(({ id }) => id)
    .toSorted()
}

const fields = (stored: unknown): object =>
  typeof stored === 'object' && stored !== null ? stored : {}

/** The entry of this number, changed. */
const changed = (n: number, how: (entry: object) => object) => (stored: StoredJournal) => ({
  ...stored,
  entries: stored.entries.map((entry) => (numberOf(entry) === n ? how(fields(entry)) : entry)),
})

/** Deeper than any function that calls itself for each level can follow. */
function deep(): unknown {
  let inner: unknown = 'x'
  for (let depth = 0; depth < 1_000; depth += 1) inner = [inner]
  return inner
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const damages: readonly (readonly [string, (entry: object) => object])[] = [
  ['its call is renamed', (entry) => ({ ...entry, call: 'switchMerchantOff' })],
  ['its call is one that only reads', (entry) => ({ ...entry, call: 'getTypeList' })],
  ['its call is what every object has', (entry) => ({ ...entry, call: 'toString' })],
  ['its call is __proto__', (entry) => ({ ...entry, call: '__proto__' })],
  ['its call is no text', (entry) => ({ ...entry, call: 7 })],
  ['its command has another shape', (entry) => ({ ...entry, command: { id: 5, off: true } })],
  ['its command is nothing', (entry) => ({ ...entry, command: null })],
  ['its command is deep', (entry) => ({ ...entry, command: deep() })],
  ['its command is no JSON', (entry) => ({ ...entry, command: { id: Number.NaN } })],
  ['its moment is none', (entry) => ({ ...entry, at: 'yesterday' })],
  ['its moment cannot be', (entry) => ({ ...entry, at: '2026-06-01T14:00:00.000+99:00' })],
  ['half of it is gone', (entry) => Object.fromEntries(Object.entries(entry).slice(0, 4))],
  ['only its number is left', () => ({ n: 3 })],
]

describe.each(Object.entries(hosts))('%s', (_, host) => {
  describe.each(damages)('when of the last entry %s', (__, damage) => {
    it('leaves it out, counts it, says so and takes writes', async () => {
      const kept = host()
      await switchOff(await start(kept), '3', '4', '5')
      await kept.change(changed(3, damage))

      const cloud = await start(kept)
      expect(await off(cloud)).toEqual(['3', '4'])
      expect(cloud.damage).toEqual({ left_out: 1, meta: 'whole' })
      expect(cloud.skipped).toMatchObject([{ n: 3 }])
      await switchOff(cloud, '6')
      expect(await cloud.control.state()).toMatchObject({ writes: 3 })

      const again = await start(kept)
      expect(await off(again)).toEqual(['3', '4', '6'])
      expect(again.damage).toEqual({ left_out: 1, meta: 'whole' })
      const { entries } = await (await kept.open()).load()
      expect(entries.map(numberOf)).toEqual([1, 2, 3, 4])
    })
  })

  it.each([['3'], [3.5], [-3], [1e300]])('counts an entry with the number %j', async (n) => {
    const kept = host()
    await switchOff(await start(kept), '3', '4', '5')
    await kept.change(changed(3, (entry) => ({ ...entry, n })))
    const cloud = await start(kept)
    await switchOff(cloud, '6')
    const again = await start(kept)
    expect(await off(again)).toEqual(['3', '4', '6'])
    expect(again.damage.left_out).toBe(1)
  })

  it('has it again when the code knows it again', async () => {
    const kept = host()
    await switchOff(await start(kept), '3', '4', '5')
    await kept.change(changed(3, (entry) => ({ ...entry, call: 'switchMerchantOff' })))
    await switchOff(await start(kept), '6')
    await kept.change(changed(3, (entry) => ({ ...entry, call: 'setMerchantStatus' })))
    const cloud = await start(kept)
    expect(await off(cloud)).toEqual(['3', '4', '5', '6'])
    expect(cloud.damage.left_out).toBe(0)
  })

  it('undoes writes, never unreadable entries; a reset removes those too', async () => {
    const kept = host()
    await switchOff(await start(kept), '3', '4', '5')
    await kept.change(changed(3, (entry) => ({ ...entry, call: 'switchMerchantOff' })))
    const cloud = await start(kept)
    await cloud.control.undo()
    expect(await off(cloud)).toEqual(['3'])
    expect(cloud.damage.left_out).toBe(1)
    await switchOff(cloud, '6')
    expect(await off(await start(kept))).toEqual(['3', '6'])
    await cloud.control.reset()
    expect(cloud.damage).toEqual({ left_out: 0, meta: 'whole' })
    expect((await (await kept.open()).load()).entries).toEqual([])
  })

  it('writes a file of the readable part, which another world opens', patience, async () => {
    const kept = host()
    await switchOff(await start(kept), '3', '4', '5')
    await kept.change(changed(2, (entry) => ({ ...entry, call: 'switchMerchantOff' })))
    const cloud = await start(kept)
    const file = JSON.stringify(await cloud.control.export())
    const other = createCloud({ now: () => real })
    expect(await other.control.import(file)).toBeNull()
    expect(await off(other)).toEqual(['3', '5'])
    expect(other.damage.left_out).toBe(0)
  })

  const inMeta = (change: object) => (meta: unknown) => ({ ...fields(meta), ...change })

  it.each<[string, (meta: unknown) => unknown]>([
    ['is missing', () => undefined],
    ['is nothing', () => null],
    ['is a text', () => 'meta'],
    ['is empty', () => ({})],
    ['has a format that is no number', inMeta({ format: '1' })],
    ['has no seed', inMeta({ seed: undefined })],
    ['has a seed that is no text', inMeta({ seed: 7 })],
    ['has a scenario that is no text', inMeta({ scenario: 7 })],
    ['has a day that is none', inMeta({ date: 'today' })],
    ['has a clock that is no number', inMeta({ offset: '1' })],
    ['has a clock that stands nowhere', inMeta({ offset: Number.NaN })],
    ['has a clock beyond all days', inMeta({ offset: 1e300 })],
    ['has a list of sessions that is none', inMeta({ revoked: 'all' })],
  ])('keeps what was done where the meta %s', async (___, damage) => {
    const kept = host()
    await switchOff(await start(kept), '3', '4', '5')
    await kept.change(({ meta, entries }) => ({ meta: damage(meta), entries }))
    const cloud = await start(kept)
    expect(await off(cloud)).toEqual(['3', '4', '5'])
    expect(cloud.damage).toEqual({ left_out: 0, meta: 'mended' })
    expect(new Date(cloud.clock.now()).toISOString()).toBe('2026-06-01T14:00:00.000Z')
    await switchOff(cloud, '6')
    const again = await start(kept)
    expect(await off(again)).toEqual(['3', '4', '5', '6'])
    expect(again.damage).toEqual({ left_out: 0, meta: 'whole' })
  })

  it.each<[string, object]>([
    ['of a scenario that is gone', { scenario: 'of-long-ago' }],
    ['of a scenario that every object has', { scenario: '__proto__' }],
    ['of a format of tomorrow', { format: 2 }],
  ])('begins anew with a meta %s, and says what is gone', async (___, change) => {
    const kept = host()
    await switchOff(await start(kept), '3', '4', '5')
    await kept.change(({ meta, entries }) => ({ meta: inMeta(change)(meta), entries }))
    const cloud = await start(kept)
    expect(await off(cloud)).toEqual([])
    expect(cloud.damage).toEqual({ left_out: 3, meta: 'anew' })
    await switchOff(cloud, '6')
    const again = await start(kept)
    expect(await off(again)).toEqual(['6'])
    expect(again.damage).toEqual({ left_out: 0, meta: 'whole' })
  })

  it('continues after the last entry where the clock was lost, and keeps sign-outs', async () => {
    const kept = host()
    const before = await start(kept)
    await before.control.moveClock(5 * 86_400_000)
    const token = (await before.enter('user@tiffin.example'))?.token ?? ''
    await switchOff(before, '3')
    await callerFor(before, 'tiffin', { token }).call(logout, {})
    await kept.change(({ meta, entries }) => {
      const revoked: unknown = Reflect.get(fields(meta), 'revoked')
      return { meta: inMeta({ offset: null, revoked: [revoked, 7].flat() })(meta), entries }
    })
    const cloud = await start(kept)
    expect(new Date(cloud.clock.now()).toISOString()).toBe('2026-06-06T14:00:00.000Z')
    const { status } = await callerFor(cloud, 'tiffin', { token }).call(verifyToken, {})
    expect(status).toBe(401)
  })
})
