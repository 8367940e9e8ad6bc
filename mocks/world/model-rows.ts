import { copyOf } from './copy-of'
import type { KeyedRow } from './row-source'
import type { Rows } from './rows'

/** What is called of one model of @mswjs/data; the library's own types know no nested values. */
interface Collection {
  create(values: object): object
  getAll(): object[]
  update(query: { where: Where; data: object }): object | null
  delete(query: { where: Where }): object | null
}

type Where = Readonly<Record<string, { readonly equals: string }>>

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

  const owned = (row: Row): object =>
    merchantId === null ? row : { ...row, merchant_id: merchantId, key: `${merchantId}/${row.id}` }
  const where = (id: string): Where =>
    merchantId === null ? { id: { equals: id } } : { key: { equals: `${merchantId}/${id}` } }
  const isOwn = (entity: object): entity is Row =>
    'id' in entity &&
    (merchantId === null || ('merchant_id' in entity && entity.merchant_id === merchantId))

  const all = (): Row[] => collection.getAll().filter(isOwn)
  const byId = () => (index ??= new Map(all().map((row) => [row.id, row])))

  return {
    get size() {
      return byId().size
    },
    get: (id) => byId().get(id),
    all,
    copy: (row) => copyOf(merchantId === null ? row : withoutOwner(row)),
    add: (row) => {
      collection.create(owned(row))
      index = null
    },
    replace: (row) => {
      const entity = collection.update({ where: where(row.id), data: withoutObjects(row) })
      if (entity === null || !isOwn(entity)) throw new Error(`The model has no row ${row.id}`)
      byId().set(row.id, Object.assign(entity, onlyObjects(row)))
    },
    remove: (id) => {
      collection.delete({ where: where(id) })
      index?.delete(id)
    },
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
