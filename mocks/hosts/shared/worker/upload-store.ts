import * as v from 'valibot'
import type { UploadedRows, UploadStore } from '@mocks/cloud/uploads'
import { committed, resultOf } from './indexed-db'

/** The rows of files in IndexedDB. A part's key says how long it is, so that no rows are read for it. */

export const uploadsTable = 'uploads'

const partKey = v.tuple([v.string(), v.number(), v.number()])
const uploadedRows = v.array(v.array(v.string()))

/** All parts of an upload, or those at one place: longer keys stand after shorter ones. */
const partsOf = (...key: readonly [string, number?]) => IDBKeyRange.bound([...key], [...key, []])

export function uploadsIn(opened: IDBDatabase): UploadStore {
  const reading = () => opened.transaction(uploadsTable).objectStore(uploadsTable)
  const write = (change: (store: IDBObjectStore) => void) => {
    const transaction = opened.transaction(uploadsTable, 'readwrite')
    change(transaction.objectStore(uploadsTable))
    return committed(transaction)
  }
  const keys = async (range?: IDBKeyRange) =>
    (await resultOf(reading().getAllKeys(range))).flatMap((key) =>
      v.is(partKey, key) ? [key] : [],
    )
  return {
    put: (upload, { from, rows }) => write((store) => store.put(rows, [upload, from, rows.length])),
    parts: async (upload) =>
      (await keys(partsOf(upload))).map(([, from, count]) => ({ from, count })),
    read: async (upload, from): Promise<UploadedRows | null> => {
      const stored: unknown = await resultOf(reading().get(partsOf(upload, from)))
      const rows = v.safeParse(uploadedRows, stored)
      return rows.success ? rows.output : null
    },
    remove: (upload) => write((store) => store.delete(partsOf(upload))),
    keepOnly: async (uploads) => {
      const all = new Set((await keys()).map(([upload]) => upload))
      if (all.size === 0) return
      const wanted = uploads()
      await write((store) => {
        for (const upload of all) if (!wanted.includes(upload)) store.delete(partsOf(upload))
      })
    },
  }
}
