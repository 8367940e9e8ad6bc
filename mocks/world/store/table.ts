import type * as v from 'valibot'
import { copyOf } from './copy-of'
import type { KeyedRow, RowSource } from './row-source'
import { mapRows, type Rows } from './rows'
import { hashOf } from './table-hash'
import { type ListBefore, parsedRow, type TableParts, wholeRow } from './table-parts'
import { UndoLog } from './undo-log'
import { ownValue } from '@/rules/own-value'

/** One kind of row: its schema, and the keys by which rows are found without a scan. */
export interface TableSpec<Row extends KeyedRow, Index extends string> {
  readonly name: string
  readonly schema: v.GenericSchema<Row, Row> & { readonly entries: object }
  readonly indexes: Readonly<Record<Index, IndexKeys<Row>>>
}

type IndexKeys<Row> = (row: Row) => string | readonly string[]

export type Order<Row> = (a: Row, b: Row) => number

/**
 * What handlers ask: it hands out copies, parses writes, and finds rows by other fields than their
 * id. The rows themselves are in `Rows`: of the model's tables in @mswjs/data, of others in a map.
 */
export class Table<Row extends KeyedRow, Index extends string = never> {
  readonly #spec: TableSpec<Row, Index>
  readonly #fields: ReadonlySet<string>
  readonly #memory: Rows<Row>
  #seed: (() => readonly Row[]) | null
  readonly #source: RowSource<Row, Index> | null
  readonly #undoLog: UndoLog
  /** Made when first asked for, or before the first write: until then the order is the seed's. */
  readonly #indexes = new Map<string, Map<string, string[]>>()
  #version = 0
  /** Rows of the source that were deleted. */
  readonly #gone = new Set<string>()

  constructor(spec: TableSpec<Row, Index>, parts: TableParts<Row, Index> = {}) {
    this.#spec = spec
    this.#fields = new Set(Object.keys(spec.schema.entries))
    this.#memory = parts.rows ?? mapRows()
    this.#seed = parts.seed ?? null
    this.#source = parts.source ?? null
    this.#undoLog = parts.undoLog ?? new UndoLog()
  }

  get #rows(): Rows<Row> {
    const seed = this.#seed
    this.#seed = null
    if (seed !== null) this.load(seed())
    return this.#memory
  }

  get size(): number {
    const source = this.#source
    if (!source) return this.#rows.size
    const changed = this.#heldIds().filter((id) => !this.#gone.has(id) && source.get(id))
    return this.#rows.size + source.size - changed.length - this.#gone.size
  }

  /** Another one after each change. */
  get version(): number {
    return this.#version
  }

  get(id: string): Row | undefined {
    const row = this.#rows.get(id)
    return row ? this.#rows.copy(row) : this.#made(id)
  }

  /** What `read` says of the row itself, which it must not change: cheaper than a copy. */
  readOne<T>(id: string, read: (row: Readonly<Row>) => T): T | undefined {
    const row = this.#rows.get(id) ?? this.#made(id)
    return row && read(row)
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
    for (const row of this.#rows.all()) if (matches(row)) found.push(this.#rows.copy(row))
    return found
  }

  /** One value of each row that is held. */
  read<T>(value: (row: Readonly<Row>) => T): T[] {
    return Array.from(this.#rows.all(), (row) => value(row))
  }

  /** Rows that are not, or not any more, what the source says; deleted ones too. */
  ownIds(): string[] {
    return [...new Set([...this.#heldIds(), ...this.#gone])]
  }

  insert(row: Row): void {
    if (this.#made(row.id)) throw new Error(`${this.#spec.name} already has ${row.id}`)
    const next = copyOf(parsedRow(this.#spec, row))
    this.#store(next)
    this.#note(() => this.#drop(next.id))
  }

  /**
   * Takes over rows of the seed: typed where they are made, and parsed by a test instead of at
   * every start. They are shared with other worlds, and so never changed here.
   */
  load(rows: readonly Row[]): void {
    for (const row of rows) this.#hold(row)
  }

  /**
   * Many rows at once: new ones, and ones that take the place of the row with their id. Like `load` it
   * takes over what it is given: typed where it is made, parsed by a test, and not changed after this.
   */
  putAll(rows: readonly Row[]): void {
    if (rows.length === 0) return
    const next = rows.map((row) => this.#whole(row))
    const before: Row[] = []
    const added = new Set<string>()
    for (const { id } of next) {
      const row = this.#rows.get(id) ?? this.#taken(id)
      if (row) before.push(this.#rows.kept(row))
      else added.add(id)
    }
    const indexes = this.#leaveIndexes()
    this.#note(() => {
      this.#rows.removeAll(added)
      this.#rows.putAll(before)
      this.#restoreIndexes(indexes)
    })
    this.#rows.putAll(next)
  }

  /** Many rows at once. Ids that name no row are left out. */
  removeAll(ids: readonly string[]): void {
    if (ids.length === 0) return
    for (const id of ids) this.#leaveSource(id)
    const before = [...this.#rows.all()]
    const indexes = this.#leaveIndexes()
    this.#note(() => {
      // Later changes of these rows are taken back by now.
      this.#rows.reset(before.map((row) => this.#rows.copy(row)))
      this.#restoreIndexes(indexes)
    })
    this.#rows.removeAll(new Set(ids))
  }

  /** They are made anew when next asked for, or before the next write. */
  #leaveIndexes(): ReadonlyMap<string, Map<string, string[]>> {
    const before = new Map(this.#indexes)
    this.#indexes.clear()
    return before
  }

  #restoreIndexes(indexes: ReadonlyMap<string, Map<string, string[]>>): void {
    this.#indexes.clear()
    for (const [name, index] of indexes) this.#indexes.set(name, index)
  }

  update(id: string, change: Partial<Row>): Row {
    const before = this.#rows.get(id) ?? this.#taken(id)
    if (!before) throw new Error(`${this.#spec.name} has no row ${id}`)
    const next = parsedRow(this.#spec, { ...this.#rows.copy(before), ...change })
    if (next.id !== id) throw new Error(`${this.#spec.name}: the id of ${id} cannot change`)
    this.#indexAll()
    const lists = this.#listsOf(before, next)
    this.#note(() => {
      this.#rows.replace(before)
      this.#restore(lists)
    })
    this.#forget(before)
    this.#rows.replace(copyOf(next))
    this.#index(next)
    return next
  }

  delete(id: string): void {
    this.#leaveSource(id)
    const row = this.#rows.get(id)
    if (!row) return
    this.#indexAll()
    const [ids, lists] = [this.#heldIds(), this.#listsOf(row)]
    this.#note(() => {
      this.#rows.add(row)
      this.#moveToEnd(ids.slice(ids.indexOf(id) + 1))
      this.#restore(lists)
    })
    this.#drop(id)
  }

  /** Each change says how it is taken back, which is a change, too. */
  #note(restore: () => void): void {
    this.#version += 1
    this.#undoLog.note(() => {
      this.#version += 1
      restore()
    })
  }

  /** The source still has it: that it is gone is noted here. */
  #leaveSource(id: string): void {
    if (!this.#source?.get(id) || this.#gone.has(id)) return
    this.#source.taken?.(id)
    this.#gone.add(id)
    this.#note(() => this.#gone.delete(id))
  }

  #drop(id: string): void {
    const row = this.#rows.get(id)
    if (!row) return
    this.#forget(row)
    this.#rows.remove(id)
  }

  /** The index's lists that these rows are in, as they are now; undefined: there is none. */
  #listsOf(...rows: readonly Readonly<Row>[]): ListBefore[] {
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

  #moveToEnd(ids: readonly string[]): void {
    for (const id of ids) {
      const row = this.#rows.get(id)
      if (!row) continue
      this.#rows.remove(id)
      this.#rows.add(row)
    }
  }

  /** Of all rows, independent of the order of writes and fields. */
  hash(): string {
    const gone = [...this.#gone].filter((id) => !this.#rows.get(id))
    return hashOf({ rows: this.held(), gone, source: this.#source, whole: this.#whole })
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
    return [...this.#source.ids(index, key).filter((id) => !this.#rows.get(id)), ...held]
  }

  #store(row: Row): void {
    this.#indexAll()
    this.#hold(row)
  }

  #hold(row: Row): void {
    this.#rows.add(this.#whole(row))
    this.#index(row)
  }

  #whole = (row: Row): Row => wholeRow(row, this.#fields)

  #heldIds(): string[] {
    return Array.from(this.#rows.all(), ({ id }) => id)
  }

  #keysOf(index: string, row: Readonly<Row>): readonly string[] {
    const specs: Readonly<Record<string, IndexKeys<Row>>> = this.#spec.indexes
    const keys = ownValue(specs, index)?.(row) ?? []
    return typeof keys === 'string' ? [keys] : keys
  }

  #indexed(name: string): Map<string, string[]> {
    const known = this.#indexes.get(name)
    if (known) return known
    const made = new Map<string, string[]>()
    for (const row of this.#rows.all()) this.#enter(made, name, row)
    this.#indexes.set(name, made)
    return made
  }

  #indexAll(): void {
    for (const name of Object.keys(this.#spec.indexes)) this.#indexed(name)
  }

  #index(row: Readonly<Row>): void {
    for (const [name, index] of this.#indexes) this.#enter(index, name, row)
  }

  #enter(index: Map<string, string[]>, name: string, row: Readonly<Row>): void {
    for (const key of this.#keysOf(name, row)) {
      const ids = index.get(key)
      if (ids) ids.push(row.id)
      else index.set(key, [row.id])
    }
  }

  #forget(row: Readonly<Row>): void {
    for (const [name, index] of this.#indexes) {
      for (const key of this.#keysOf(name, row)) {
        const ids = index.get(key)?.filter((id) => id !== row.id) ?? []
        if (ids.length > 0) index.set(key, ids)
        else index.delete(key)
      }
    }
  }
}
