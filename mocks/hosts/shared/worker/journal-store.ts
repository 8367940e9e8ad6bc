import { type JournalStore, memoryJournal } from '@mocks/cloud/journal'
import { memoryUploads, type UploadStore } from '@mocks/cloud/uploads'
import { uploadsIn, uploadsTable } from './upload-store'
import { committed, resultOf } from './indexed-db'

/** Journal and uploads in IndexedDB, on the root origin: they outlive reloads and the browser. */

const database = 'civic-till'
const entriesTable = 'entries'
const metaTable = 'meta'
const metaKey = 'world'
/** 2: with uploads beside the journal. */
const version = 2
/** The worker of an older build is closing: it holds the database of then for a moment. */
const patience = 3000

export interface OpenJournal {
  readonly journal: JournalStore
  /** Rows of files that are being imported. */
  readonly uploads: UploadStore
  /** false: the browser keeps nothing for us, and the journal lives in memory. */
  readonly saved: boolean
}

export async function openJournal(): Promise<OpenJournal> {
  try {
    const opened = await open()
    return { journal: journalIn(opened), uploads: uploadsIn(opened), saved: true }
  } catch {
    return { journal: memoryJournal(), uploads: memoryUploads(), saved: false }
  }
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, version)
  opening.addEventListener('upgradeneeded', () => {
    const { result } = opening
    const { objectStoreNames: known } = result
    if (!known.contains(entriesTable)) result.createObjectStore(entriesTable, { keyPath: 'n' })
    if (!known.contains(metaTable)) result.createObjectStore(metaTable)
    if (!known.contains(uploadsTable)) result.createObjectStore(uploadsTable)
  })
  const opened = await resultOf(opening, patience)
  // A newer build changes the tables.
  opened.addEventListener('versionchange', () => opened.close())
  const tables = opened.objectStoreNames
  const isWhole = [entriesTable, metaTable, uploadsTable].every((name) => tables.contains(name))
  if (isWhole) return opened
  opened.close()
  throw new Error('The database has lost its tables')
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
      const [entries, meta] = await Promise.all([
        resultOf<unknown[]>(transaction.objectStore(entriesTable).getAll()),
        resultOf<unknown>(transaction.objectStore(metaTable).get(metaKey)),
      ])
      return { meta, entries }
    },
    append: (added) => write(entriesTable, (store) => store.add(added)),
    remove: (n) => write(entriesTable, (store) => store.delete(n)),
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
