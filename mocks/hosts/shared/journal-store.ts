import * as v from 'valibot'
import { contract, type CallId } from '@/contract/all'
import {
  type JournalEntry,
  type JournalStore,
  type Json,
  memoryJournal,
  type WorldMeta,
} from '@mocks/cloud/journal'

/** The journal in IndexedDB, on the root origin: it outlives reloads and the browser. */

const database = 'civic-till'
const entriesTable = 'entries'
const metaTable = 'meta'
const metaKey = 'world'

const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.string(),
    v.array(json),
    v.record(v.string(), v.optional(json)),
  ]),
)

const isCall = (call: unknown): call is CallId => typeof call === 'string' && call in contract

const entry: v.GenericSchema<JournalEntry> = v.object({
  n: v.number(),
  at: v.string(),
  tenant: v.nullable(v.string()),
  principal: v.nullable(v.string()),
  call: v.custom<CallId>(isCall),
  params: json,
  command: json,
  random: v.string(),
})

const meta: v.GenericSchema<WorldMeta> = v.object({
  format: v.literal(1),
  seed: v.string(),
  date: v.string(),
  offset: v.number(),
  revoked: v.array(v.string()),
})

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
      const world = v.safeParse(meta, saved)
      // Entries without their seed and date mean nothing.
      if (!world.success) return { meta: null, entries: [] }
      const entries = rows.filter((row) => v.is(entry, row))
      const lost = rows.length - entries.length
      if (lost > 0) console.warn(`Left out of the journal: ${lost} entries of another build`)
      return { meta: world.output, entries }
    },
    append: (added) => write(entriesTable, (store) => store.add(added)),
    saveMeta: (next) => write(metaTable, (store) => store.put(next, metaKey)),
    async clear() {
      await write(entriesTable, (store) => store.clear())
      await write(metaTable, (store) => store.clear())
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
