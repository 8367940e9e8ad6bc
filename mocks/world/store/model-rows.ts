import { copyOf } from './copy-of'
import type { KeyedRow } from './row-source'
import type { Rows } from './rows'

/** What is called of one model of @mswjs/data; the library's own types know no nested values. */
interface Collection {
  create(values: object): object
  getAll(): object[]
  update(query: { where: Where; data: object }): object | null
  delete(query: { where: Where }): object | null
  deleteMany(query: { where: Where }): object[] | null
}

type Where = Readonly<Record<string, { readonly equals: string } | { readonly in: string[] }>>

/**
 * The rows of one table in the library's memory. Lists are read with `getAll`, and one row is found
 * by an index over the library's own objects: a query of the library passes all rows each time.
 *
 * `merchantId`: the table belongs to that merchant; its ids are unique only there, so that the
 * model has a `key` of merchant and id.
 */
export function modelRows<Row extends KeyedRow>(
  collection: Collection,
  merchantId: string | null = null,
): Rows<Row> {
  /** Made of what the library has, when it is next asked for. */
  let index: Map<string, Row> | null = null

  const keyName = merchantId === null ? 'id' : 'key'
  const keyOf = (id: string): string => (merchantId === null ? id : `${merchantId}/${id}`)
  const owned = (row: Row): object =>
    merchantId === null ? row : { ...row, merchant_id: merchantId, key: keyOf(row.id) }
  const where = (id: string): Where => ({ [keyName]: { equals: keyOf(id) } })
  const isOwn = (entity: object): entity is Row =>
    'id' in entity &&
    (merchantId === null || ('merchant_id' in entity && entity.merchant_id === merchantId))

  const all = (): Row[] => collection.getAll().filter(isOwn)
  const byId = () => (index ??= new Map(all().map((row) => [row.id, row])))

  /** The index is kept: to make it anew for each of many rows would take too long. */
  const create = (row: Row) => {
    const entity = collection.create(owned(row))
    if (isOwn(entity)) index?.set(row.id, entity)
  }
  const copy = (row: Readonly<Row>): Row => copyOf(merchantId === null ? row : withoutOwner(row))
  const clear = () => {
    collection.deleteMany({
      where: merchantId === null ? {} : { merchant_id: { equals: merchantId } },
    })
    index = new Map()
  }
  const reset = (rows: readonly Row[]) => {
    clear()
    for (const row of rows) create(row)
  }

  return {
    get size() {
      return byId().size
    },
    get: (id) => byId().get(id),
    all,
    copy,
    kept: copy,
    add: create,
    replace: (row) => {
      const entity = collection.update({ where: where(row.id), data: withoutObjects(row) })
      if (entity === null || !isOwn(entity)) throw new Error(`The model has no row ${row.id}`)
      byId().set(row.id, Object.assign(entity, onlyObjects(row)))
    },
    remove: (id) => {
      collection.delete({ where: where(id) })
      index?.delete(id)
    },
    putAll: (many) => {
      const known = byId()
      for (const row of many) {
        const entity = known.get(row.id)
        // The library's own object: `update` would pass all rows to find it.
        if (entity) Object.assign(entity, row)
        else create(row)
      }
    },
    removeAll: (ids) => {
      const left = all().filter(({ id }) => !ids.has(id))
      // A query compares each row with each key: where most rows go, the others are made anew.
      if (left.length < ids.size) reset(left.map(copy))
      else {
        collection.deleteMany({ where: { [keyName]: { in: [...ids].map(keyOf) } } })
        for (const id of ids) index?.delete(id)
      }
    },
    reset,
  }
}

/** What `owned` adds is the model's. */
function withoutOwner<Row extends KeyedRow>(row: Row): Row
function withoutOwner({ key: _key, merchant_id: _id, ...own }: Readonly<Record<string, unknown>>) {
  return own
}

/**
 * `update` merges an object into the one before and leaves out the keys that the definition does
 * not name, so that a nested object could not be replaced by it.
 */
const isNested = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutObjects = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !isNested(value)))

const onlyObjects = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => isNested(value)))
