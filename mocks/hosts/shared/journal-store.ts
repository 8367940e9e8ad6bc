import { type JournalStore, memoryJournal } from '@mocks/cloud/journal'

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

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(database, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(entriesTable, { keyPath: 'n' })
    opening.result.createObjectStore(metaTable)
  })
  const opened = await resultOf(opening)
  const tables = opened.objectStoreNames
  if (tables.contains(entriesTable) && tables.contains(metaTable)) return opened
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
