import { factory, nullable, primaryKey } from '@mswjs/data'
import * as v from 'valibot'
import { canonical } from '@mocks/lib/canonical'
import { sha256Hex } from '@mocks/lib/sha256'
import { copyOf } from './copy-of'
import type { KeyedRow, RowSource } from './row-source'
import { UndoLog } from './undo-log'
import { ownValue } from '@/rules/own-value'

/** One kind of row: its schema, and the keys by which rows are found without a scan. */
export interface TableSpec<Row extends KeyedRow, Index extends string> {
  readonly name: string
  readonly schema: v.GenericSchema<Row, Row> & { readonly entries: object }
  readonly indexes: Readonly<Record<Index, (row: Row) => string | readonly string[]>>
}

interface ListBefore {
  readonly lists: Map<string, string[]>
  readonly key: string
  readonly ids: string[] | undefined
}

export type Order<Row> = (a: Row, b: Row) => number

/**
 * The thin layer over @mswjs/data (mock-cloud.md): the library holds the rows that are written, this
 * holds the indexes, hands out copies, and parses writes. Field values are stored unchanged, because
 * the library's own types coerce null and accept wrong ones.
 */
export class Table<Row extends KeyedRow, Index extends string = never> {
  readonly #spec: TableSpec<Row, Index>
  readonly #source: RowSource<Row, Index> | null
  readonly #undoLog: UndoLog
  /** Made with the first row that is written: most tables of a visit are only read. */
  #model: Model | null = null
  /** Rows of the seed as they are, and the library's own objects: its lookups by key scan. */
  readonly #rows = new Map<string, Row>()
  /** Rows that the library has: those of the seed enter it when they are first written. */
  readonly #written = new Set<string>()
  /** Made when first asked for, or before the first write: until then the order is the seed's. */
  readonly #indexes = new Map<string, Map<string, string[]>>()
  /** Rows of the source that were deleted. */
  readonly #gone = new Set<string>()

  constructor(
    spec: TableSpec<Row, Index>,
    source: RowSource<Row, Index> | null = null,
    undoLog = new UndoLog(),
  ) {
    this.#spec = spec
    this.#source = source
    this.#undoLog = undoLog
  }

  get size(): number {
    const source = this.#source
    if (!source) return this.#rows.size
    const changed = [...this.#rows.keys()].filter((id) => !this.#gone.has(id) && source.get(id))
    return this.#rows.size + source.size - changed.length - this.#gone.size
  }

  get(id: string): Row | undefined {
    const row = this.#rows.get(id)
    return row ? copyOf(row) : this.#made(id)
  }

  by(index: Index, key: string): Row[] {
    return this.#idsOf(index, key).flatMap((id) => this.get(id) ?? [])
  }

  /** One value of each row: cheaper than copies of whole rows. */
  pluck<T>(index: Index, key: string, read: (row: Readonly<Row>) => T): T[] {
    return this.#idsOf(index, key).flatMap((id) => {
      const row = this.#rows.get(id) ?? this.#made(id)
      return row ? [read(row)] : []
    })
  }

  filter(matches: (row: Readonly<Row>) => boolean): Row[] {
    if (this.#source) throw new Error(`${this.#spec.name}: too many rows to go through`)
    return this.held(matches)
  }

  all(order?: Order<Row>): Row[] {
    const rows = this.filter(() => true)
    return order ? rows.toSorted(order) : rows
  }

  /** Where there is a source: the rows beside it, and those of it that were changed. */
  held(matches: (row: Readonly<Row>) => boolean = () => true): Row[] {
    const found: Row[] = []
    for (const row of this.#rows.values()) if (matches(row)) found.push(copyOf(row))
    return found
  }

  /** One value of each row that is held. */
  read<T>(value: (row: Readonly<Row>) => T): T[] {
    return Array.from(this.#rows.values(), (row) => value(row))
  }

  /** Rows that are not, or not any more, what the source says; deleted ones too. */
  ownIds(): string[] {
    return [...new Set([...this.#rows.keys(), ...this.#gone])]
  }

  insert(row: Row): void {
    if (this.#made(row.id)) throw new Error(`${this.#spec.name} already has ${row.id}`)
    const next = copyOf(this.#parse(row))
    this.#store(next)
    this.#undoLog.note(() => this.#drop(next.id))
  }

  /**
   * Takes over rows of the seed: typed where they are made, and parsed by a test instead of at
   * every start. They are shared with other worlds, and so never changed here.
   */
  load(rows: readonly Row[]): void {
    const fields = Object.keys(this.#spec.schema.entries)
    const blank = Object.fromEntries(fields.map((field) => [field, null]))
    for (const row of rows) {
      this.#refuseTwice(row.id)
      // As the library stores it: null where a row has no such field.
      this.#hold(fields.every((field) => field in row) ? row : { ...blank, ...row })
    }
  }

  update(id: string, change: Partial<Row>): Row {
    const before = this.#rows.get(id) ?? this.#taken(id)
    if (!before) throw new Error(`${this.#spec.name} has no row ${id}`)
    const next = this.#parse({ ...copyOf(before), ...change })
    if (next.id !== id) throw new Error(`${this.#spec.name}: the id of ${id} cannot change`)
    this.#indexAll()
    const stored = this.#written.has(id) ? before : this.#entered(before)
    const [was, lists] = [copyOf(stored), this.#listsOf(stored, next)]
    this.#undoLog.note(() => {
      Object.assign(stored, was)
      this.#restore(lists)
    })
    this.#forget(stored)
    Object.assign(stored, copyOf(next))
    this.#index(stored)
    return next
  }

  delete(id: string): void {
    if (this.#source?.get(id) && !this.#gone.has(id)) {
      this.#source.taken?.(id)
      this.#gone.add(id)
      this.#undoLog.note(() => this.#gone.delete(id))
    }
    const stored = this.#rows.get(id)
    if (!stored) return
    this.#indexAll()
    const [was, order, lists] = [copyOf(stored), [...this.#rows.keys()], this.#listsOf(stored)]
    this.#undoLog.note(() => {
      this.#rows.set(id, this.#entity(was))
      this.#reorder(order)
      this.#restore(lists)
    })
    this.#drop(id)
  }

  #drop(id: string): void {
    const stored = this.#rows.get(id)
    if (!stored) return
    this.#forget(stored)
    this.#rows.delete(id)
    if (this.#written.delete(id)) this.#library.delete({ where: { id: { equals: id } } })
  }

  /** The index's lists that these rows are in, as they are now; undefined: there is none. */
  #listsOf(...rows: readonly Row[]): ListBefore[] {
    return [...this.#indexes].flatMap(([name, lists]) =>
      rows
        .flatMap((row) => this.#keysOf(name, row))
        .map((key) => ({ lists, key, ids: lists.get(key)?.slice() })),
    )
  }

  #restore(lists: readonly ListBefore[]): void {
    for (const { lists: index, key, ids } of lists) {
      if (ids) index.set(key, ids)
      else index.delete(key)
    }
  }

  #reorder(order: readonly string[]): void {
    const rows = new Map(this.#rows)
    this.#rows.clear()
    for (const id of order) {
      const row = rows.get(id)
      if (row) this.#rows.set(id, row)
    }
  }

  /** Of all rows, independent of the order of writes and fields. */
  hash(): string {
    const source = this.#source
    const texts = [...this.#rows.values()]
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((row) => ({ id: row.id, text: canonical(row) }))
    if (!source) return sha256Hex(texts.map(({ text }) => text).join('\n'))
    // A row that was changed and changed back is what the source says.
    const own = texts.filter(({ id, text }) => canonical(source.get(id) ?? null) !== text)
    const gone = [...this.#gone].filter((id) => !this.#rows.has(id)).toSorted()
    return sha256Hex([source.name, ...own.map(({ text }) => text), ...gone].join('\n'))
  }

  #made(id: string): Row | undefined {
    return this.#gone.has(id) ? undefined : this.#source?.get(id)
  }

  /** Holds a row of the source from now on, so that it can change. */
  #taken(id: string): Row | undefined {
    const made = this.#made(id)
    if (made) {
      this.#source?.taken?.(id)
      this.#store(made)
    }
    return this.#rows.get(id)
  }

  #idsOf(index: Index, key: string): readonly string[] {
    const held = this.#indexed(index).get(key) ?? []
    if (!this.#source) return held
    return [...this.#source.ids(index, key).filter((id) => !this.#rows.has(id)), ...held]
  }

  #parse(row: Row): Row {
    const parsed = v.safeParse(this.#spec.schema, row)
    if (parsed.success) return parsed.output
    const [issue] = parsed.issues
    const path = issue.path?.map((step) => String(step.key)).join('.') ?? ''
    throw new Error(`${this.#spec.name} ${row.id}: ${path} ${issue.message}`)
  }

  get #library(): Model {
    const { name, schema } = this.#spec
    return (this.#model ??= modelFor(name, Object.keys(schema.entries)))
  }

  #store(row: Row): void {
    this.#refuseTwice(row.id)
    this.#indexAll()
    this.#hold(this.#entity(row))
  }

  #refuseTwice(id: string): void {
    if (this.#rows.has(id)) throw new Error(`${this.#spec.name} already has ${id}`)
  }

  #hold(row: Row): void {
    this.#rows.set(row.id, row)
    this.#index(row)
  }

  /** The library's own object of a row. */
  #entity(row: Row): Row {
    const entity: unknown = this.#library.create({ ...row })
    if (!isStored(entity, row)) throw new Error(`${this.#spec.name}: ${row.id} was not stored`)
    this.#written.add(row.id)
    return entity
  }

  /** A row of the seed that is about to change enters the library. */
  #entered(row: Row): Row {
    const entity = this.#entity(copyOf(row))
    this.#rows.set(row.id, entity)
    return entity
  }

  #keysOf(index: string, row: Row): readonly string[] {
    const specs: Readonly<Record<string, (row: Row) => string | readonly string[]>> =
      this.#spec.indexes
    const keys = ownValue(specs, index)?.(row) ?? []
    return typeof keys === 'string' ? [keys] : keys
  }

  #indexed(name: string): Map<string, string[]> {
    const known = this.#indexes.get(name)
    if (known) return known
    const made = new Map<string, string[]>()
    for (const row of this.#rows.values()) this.#enter(made, name, row)
    this.#indexes.set(name, made)
    return made
  }

  #indexAll(): void {
    for (const name of Object.keys(this.#spec.indexes)) this.#indexed(name)
  }

  #index(row: Row): void {
    for (const [name, index] of this.#indexes) this.#enter(index, name, row)
  }

  #enter(index: Map<string, string[]>, name: string, row: Row): void {
    for (const key of this.#keysOf(name, row)) {
      const ids = index.get(key)
      if (ids) ids.push(row.id)
      else index.set(key, [row.id])
    }
  }

  #forget(row: Row): void {
    for (const [name, index] of this.#indexes) {
      for (const key of this.#keysOf(name, row)) {
        const ids = index.get(key)?.filter((id) => id !== row.id) ?? []
        if (ids.length > 0) index.set(key, ids)
        else index.delete(key)
      }
    }
  }
}

type Model = ReturnType<typeof modelFor>

function modelFor(name: string, fields: readonly string[]) {
  const definition = {
    id: primaryKey(String),
    ...Object.fromEntries(
      fields.filter((field) => field !== 'id').map((field) => [field, nullable(() => null)]),
    ),
  }
  const models = withoutTabSync(() => factory({ [name]: definition }))
  const model = models[name]
  if (!model) throw new Error(`No model ${name}`)
  return model
}

/**
 * In a page the library opens a channel per model, over which a second tab's seeding overwrites the
 * first tab's edits (mock-cloud.md). It looks for BroadcastChannel once, here.
 */
function withoutTabSync<T>(make: () => T): T {
  const channel: unknown = Reflect.get(globalThis, 'BroadcastChannel')
  Reflect.set(globalThis, 'BroadcastChannel', undefined)
  try {
    return make()
  } finally {
    Reflect.set(globalThis, 'BroadcastChannel', channel)
  }
}

/** The library's types have no nested values; its result is the row that was put in. */
function isStored<Row extends KeyedRow>(entity: unknown, row: Row): entity is Row {
  return typeof entity === 'object' && entity !== null && 'id' in entity && entity.id === row.id
}
