import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { JournalEntry, WorldMeta } from '@mocks/cloud/journal'
import { openJournal } from './journal-store'

const meta: WorldMeta = {
  format: 1,
  seed: 'default',
  date: '2026-06-01T14:00:00.000Z',
  offset: -12_345,
  revoked: [],
}

const entry = (n: number): JournalEntry => ({
  n,
  at: '2026-06-01T14:00:01.000Z',
  tenant: 'miamicounty',
  principal: null,
  call: 'createPayment',
  params: {},
  command: { tender: 'card', last4: '1443', lines: [{ amount_cents: 94864 }] },
  random: 'r',
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
})

test('a new journal is empty and is kept', async () => {
  const { journal, saved } = await openJournal()
  expect(saved).toBe(true)
  expect(await journal.load()).toEqual({ meta: undefined, entries: [] })
})

test('appended entries are there for the next worker, in order', async () => {
  const { journal } = await openJournal()
  await journal.saveMeta(meta)
  await journal.append(entry(2))
  await journal.append(entry(1))
  await journal.append(entry(10))
  const again = await openJournal()
  expect(await again.journal.load()).toEqual({ meta, entries: [entry(1), entry(2), entry(10)] })
})

test('the newest meta counts', async () => {
  const { journal } = await openJournal()
  await journal.saveMeta(meta)
  await journal.saveMeta({ ...meta, offset: 99, revoked: ['s-1'] })
  expect((await journal.load()).meta).toEqual({ ...meta, offset: 99, revoked: ['s-1'] })
})

test('a number is used once: a second writer is refused, not merged', async () => {
  const { journal } = await openJournal()
  await journal.append(entry(1))
  await expect(journal.append(entry(1))).rejects.toMatchObject({ name: 'ConstraintError' })
})

test('another journal takes the place of this one', async () => {
  const { journal } = await openJournal()
  await journal.saveMeta(meta)
  await journal.append(entry(1))
  await journal.append(entry(2))
  const other = { ...meta, seed: 'other', scenario: 'payments-off' }
  await journal.replace(other, [entry(1), entry(7)])
  const again = await openJournal()
  expect(await again.journal.load()).toEqual({ meta: other, entries: [entry(1), entry(7)] })
})

test('a journal that cannot be kept leaves the old one whole', async () => {
  const { journal } = await openJournal()
  await journal.replace(meta, [entry(1)])
  const twice = journal.replace({ ...meta, seed: 'other' }, [entry(2), entry(2)])
  await expect(twice).rejects.toMatchObject({ name: 'ConstraintError' })
  expect(await journal.load()).toEqual({ meta, entries: [entry(1)] })
})

test('one entry can be taken out', async () => {
  const { journal } = await openJournal()
  await journal.append(entry(1))
  await journal.append(entry(2))
  await journal.remove(2)
  expect((await journal.load()).entries).toEqual([entry(1)])
})

test('a database without its tables is as good as none', async () => {
  const opening = indexedDB.open('civic-till', 2)
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  opening.result.close()
  const { journal, saved } = await openJournal()
  expect(saved).toBe(false)
  await journal.append(entry(1))
  expect((await journal.load()).entries).toEqual([entry(1)])
})

test('without IndexedDB the journal lives in memory and says so', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const { journal, saved } = await openJournal()
  expect(saved).toBe(false)
  await journal.saveMeta(meta)
  expect((await journal.load()).meta).toEqual(meta)
})

test('a database without uploads gets a table for them, and loses nothing', async () => {
  const opening = indexedDB.open('civic-till', 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('entries', { keyPath: 'n' }).add(entry(1))
    opening.result.createObjectStore('meta').add(meta, 'world')
  })
  await new Promise<void>((resolve) => {
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
  })
  const { journal, uploads, saved } = await openJournal()
  expect(saved).toBe(true)
  expect(await journal.load()).toEqual({ meta, entries: [entry(1)] })
  await uploads.put('one', { from: 0, rows: [['a']] })
  expect(await uploads.read('one', 0)).toEqual([['a']])
})

test('it waits for the worker of an older build, which still holds the database', async () => {
  const opening = indexedDB.open('civic-till', 1)
  const older = await new Promise<IDBDatabase>((resolve) => {
    opening.addEventListener('success', () => resolve(opening.result))
  })
  const newer = openJournal()
  setTimeout(() => older.close())
  expect((await newer).saved).toBe(true)
})
