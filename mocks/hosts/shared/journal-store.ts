import * as v from 'valibot'
import { type JournalStore, memoryJournal } from '@mocks/cloud/journal'
import { journalEntry, worldMeta } from '@mocks/cloud/journal-schema'

/** The journal in IndexedDB, on the root origin: it outlives reloads and the browser. */

const database = 'civic-till'
const entriesTable = 'entries'
const metaTable = 'meta'
const metaKey = 'world'

export interface OpenJournal {
  readonly journal: JournalStore
  /** false: the browser keeps nothing for us, and the journal lives in memory. */
  readonly saved: boolean
}

export async function openJournal(): Promise<OpenJournal> {
  try {
    return { journal: journalIn(await open()), saved: true }
  } catch {
    return { journal: memoryJournal(), saved: false }
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(entriesTable, { keyPath: 'n' })
    opening.result.createObjectStore(metaTable)
  })
  return resultOf(opening)
}

function journalIn(opened: IDBDatabase): JournalStore {
  const write = (table: string, change: (store: IDBObjectStore) => void) => {
    const transaction = opened.transaction(table, 'readwrite')
    change(transaction.objectStore(table))
    return committed(transaction)
  }
  return {
    async load() {
      const transaction = opened.transaction([entriesTable, metaTable])
      const [rows, saved] = await Promise.all([
        resultOf<unknown[]>(transaction.objectStore(entriesTable).getAll()),
        resultOf<unknown>(transaction.objectStore(metaTable).get(metaKey)),
      ])
      const world = v.safeParse(worldMeta, saved)
      // Entries without their seed and date mean nothing.
      if (!world.success) return { meta: null, entries: [] }
      const entries = rows.filter((row) => v.is(journalEntry, row))
      const lost = rows.length - entries.length
      if (lost > 0) console.warn(`Left out of the journal: ${lost} entries of another build`)
      return { meta: world.output, entries }
    },
    append: (added) => write(entriesTable, (store) => store.add(added)),
    saveMeta: (next) => write(metaTable, (store) => store.put(next, metaKey)),
    async replace(meta, entries) {
      const transaction = opened.transaction([entriesTable, metaTable], 'readwrite')
      const kept = transaction.objectStore(entriesTable)
      kept.clear()
      for (const entry of entries) kept.add(entry)
      transaction.objectStore(metaTable).put(meta, metaKey)
      await committed(transaction)
    },
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked')))
  })
}

/** A write is safe when its transaction is complete, not when its request is. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    // Every failure ends here, and by then it has its name.
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('IndexedDB failed')),
    )
  })
}
