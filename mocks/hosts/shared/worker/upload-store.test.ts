import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryUploads, type UploadStore } from '@mocks/cloud/uploads'
import { openJournal } from './journal-store'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
})

const stores: readonly (readonly [string, () => Promise<UploadStore>])[] = [
  ['memory', async () => memoryUploads()],
  ['IndexedDB', async () => (await openJournal()).uploads],
]

describe.each(stores)('uploads in %s', (_, open) => {
  it('are read part by part, in order', async () => {
    const uploads = await open()
    await uploads.put('one', { from: 2, rows: [['c']] })
    await uploads.put('one', { from: 0, rows: [['a'], ['b', '0012']] })
    await uploads.put('one', { from: -1, rows: [['heading']] })
    await uploads.put('one more', { from: 0, rows: [['x']] })
    expect(await uploads.parts('one')).toEqual([
      { from: -1, count: 1 },
      { from: 0, count: 2 },
      { from: 2, count: 1 },
    ])
    expect(await uploads.read('one', 0)).toEqual([['a'], ['b', '0012']])
    expect(await uploads.read('one', 1)).toBeNull()
  })

  it('are removed one by one, or all but some', async () => {
    const uploads = await open()
    for (const name of ['a', 'b', 'c']) await uploads.put(name, { from: 0, rows: [[name]] })
    await uploads.remove('a')
    await uploads.keepOnly(() => ['c'])
    const left = await Promise.all(['a', 'b', 'c'].map((name) => uploads.read(name, 0)))
    expect(left).toEqual([null, null, [['c']]])
  })
})

it('uploads are there for the next worker', async () => {
  const { uploads } = await openJournal()
  await uploads.put('one', { from: 0, rows: [['a']] })
  const again = await openJournal()
  expect(await again.uploads.read('one', 0)).toEqual([['a']])
})
