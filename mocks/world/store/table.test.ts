import { factory, nullable, primaryKey } from '@mswjs/data'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { modelRows } from './model-rows'
import { mapRows } from './rows'
import { Table } from './table'
import { UndoLog } from './undo-log'

const schema = v.object({
  id: v.string(),
  street: v.string(),
  note: v.nullable(v.string()),
  lines: v.array(v.object({ cents: v.number() })),
  owner: v.nullish(v.object({ name: v.string(), phone: v.optional(v.string()) })),
})
type Row = v.InferOutput<typeof schema>

const row = (id: string, street: string): Row => ({
  id,
  street,
  note: null,
  lines: [{ cents: 1 }],
  owner: null,
})

const spec = { name: 'rows', schema, indexes: { street: (r: Row) => r.street } }
const columns = {
  street: String,
  note: nullable(String),
  lines: Array,
  owner: nullable(Object),
}
const modelOf = () => factory({ rows: { id: primaryKey(String), ...columns } })
/** Two merchants, whose rows have the same ids. */
function merchantRowsOf() {
  const id = { key: primaryKey(String), merchant_id: String, id: String }
  const { rows } = factory({ rows: { ...id, ...columns } })
  new Table(spec, { rows: modelRows<Row>(rows, 'other') }).load([row('1', 'Elm'), row('3', 'Elm')])
  return modelRows<Row>(rows, 'one')
}

describe.each([
  ['in a map', () => mapRows<Row>()],
  ['in the model', () => modelRows<Row>(modelOf().rows)],
  ['of one merchant in the model', merchantRowsOf],
])('a table %s', (_, rowsOf) => {
  let table: Table<Row, 'street'>
  const undoLog = new UndoLog()

  beforeEach(() => {
    table = new Table(spec, { rows: rowsOf(), undoLog })
    table.load([row('1', 'Elm'), row('2', 'Oak')])
    table.insert(row('3', 'Elm'))
  })

  it('finds by id and by index', () => {
    expect(table.get('2')).toStrictEqual(row('2', 'Oak'))
    expect(table.get('9')).toBeUndefined()
    expect(table.by('street', 'Elm').map((r) => r.id)).toEqual(['1', '3'])
    expect(table.by('street', 'Ash')).toEqual([])
  })

  it('hands out copies, down to nested values', () => {
    const copy = table.get('1')
    if (copy?.lines[0]) copy.lines[0].cents = 99
    table.filter(() => true).forEach((r) => r.lines.pop())
    expect(table.get('1')?.lines).toEqual([{ cents: 1 }])
  })

  it('leaves the rows of the seed as they are, for other worlds begin with them too', () => {
    const seed = [row('7', 'Elm'), row('8', 'Elm')]
    const [one, other] = [1, 2].map(() => {
      const world = new Table(spec, { rows: rowsOf() })
      world.load(seed)
      return world
    })
    one?.update('7', { street: 'Ash', lines: [] })
    one?.delete('8')
    one?.insert(row('8', 'Oak'))
    expect(one?.all()).toEqual([{ ...row('7', 'Ash'), lines: [] }, row('8', 'Oak')])
    expect(other?.all()).toEqual([row('7', 'Elm'), row('8', 'Elm')])
    expect(seed).toEqual([row('7', 'Elm'), row('8', 'Elm')])
  })

  it('keeps no reference to its input', () => {
    const given = row('4', 'Elm')
    table.insert(given)
    given.lines.pop()
    expect(table.get('4')?.lines).toHaveLength(1)
  })

  it('updates rows and their index entries', () => {
    table.update('1', { street: 'Oak', note: 'moved' })
    expect(table.by('street', 'Oak').map((r) => r.id)).toEqual(['2', '1'])
    expect(table.by('street', 'Elm').map((r) => r.id)).toEqual(['3'])
    expect(table.get('1')?.note).toBe('moved')
  })

  it('deletes', () => {
    table.delete('1')
    expect(table.get('1')).toBeUndefined()
    expect(table.by('street', 'Elm').map((r) => r.id)).toEqual(['3'])
    expect(table.size).toBe(2)
    table.insert(row('1', 'Elm'))
    expect(table.size).toBe(3)
  })

  it('replaces nested values wholly, by null and by others', () => {
    table.update('1', { owner: { name: 'Ann', phone: '555-0100' } })
    table.update('1', { owner: { name: 'Ben' }, lines: [] })
    expect(table.get('1')).toStrictEqual({ ...row('1', 'Elm'), owner: { name: 'Ben' }, lines: [] })
    table.update('1', { owner: null })
    expect(table.get('1')?.owner).toBeNull()
  })

  it('has null where a row has no such field', () => {
    const { owner: _owner, ...others } = row('4', 'Ash')
    table.insert(others)
    expect(table.get('4')).toStrictEqual(row('4', 'Ash'))
  })

  it('takes back whatever was written before a failure, in the order of before', () => {
    const [before, hash] = [table.all(), table.hash()]
    const work = () => {
      table.insert(row('4', 'Ash'))
      table.update('2', { street: 'Ash', owner: { name: 'Ann' } })
      table.delete('1')
      table.delete('2')
      throw new Error('no')
    }
    expect(() => undoLog.whollyOrNot(work)).toThrow('no')
    expect(table.all()).toStrictEqual(before)
    expect(table.by('street', 'Elm').map((r) => r.id)).toEqual(['1', '3'])
    expect(table.hash()).toBe(hash)
  })

  it('has another version after each change, also after one that is taken back', () => {
    const versions = [table.version]
    const changes = [
      () => table.insert(row('4', 'Ash')),
      () => table.update('4', { street: 'Oak' }),
      () => table.delete('4'),
      () => table.putAll([row('4', 'Ash')]),
      () => table.removeAll(['4']),
    ]
    for (const change of changes) {
      const failing = () => {
        change()
        versions.push(table.version)
        throw new Error('no')
      }
      expect(() => undoLog.whollyOrNot(failing)).toThrow('no')
      versions.push(table.version)
      change()
      versions.push(table.version)
    }
    expect(new Set(versions).size).toBe(versions.length)
  })

  it('refuses a second use of an id, a wrong value, and a changed id', () => {
    expect(() => table.insert(row('1', 'Ash'))).toThrow('already exists')
    expect(() => table.load([row('1', 'Ash')])).toThrow('already exists')
    const wrong: object = { street: 7 }
    expect(() => table.update('1', wrong)).toThrow('street')
    expect(() => table.update('1', { id: '5' })).toThrow('cannot change')
    expect(() => table.update('8', {})).toThrow('no row 8')
    expect(table.get('1')).toStrictEqual(row('1', 'Elm'))
  })
})

describe.each(['a map', 'the library'] as const)('many rows at once in %s', (memory) => {
  const undoLog = new UndoLog()
  const library = () =>
    factory({ rows: { id: String, key: primaryKey(String), merchant_id: String, ...columns } })
  const rows = memory === 'a map' ? mapRows<Row> : () => modelRows<Row>(library().rows, '1')
  let table: Table<Row, 'street'>

  beforeEach(() => {
    table = new Table(spec, { rows: rows(), undoLog })
    table.load([row('1', 'Main'), row('2', 'Oak'), row('3', 'Main')])
  })

  const streets = () => table.all().map(({ id, street }) => `${id} ${street}`)
  const onMain = () => table.by('street', 'Main').map(({ id }) => id)

  it('take the places of those with their ids, or stand at the end', () => {
    table.putAll([row('2', 'Main'), row('4', 'Elm')])
    expect(streets()).toEqual(['1 Main', '2 Main', '3 Main', '4 Elm'])
    expect(onMain()).toEqual(['1', '2', '3'])
    table.removeAll(['1', '4', '5'])
    expect(streets()).toEqual(['2 Main', '3 Main'])
    expect(onMain()).toEqual(['2', '3'])
  })

  it('are as they were where the whole is taken back', () => {
    const before = [streets(), onMain(), table.hash()]
    expect(() =>
      undoLog.whollyOrNot(() => {
        table.putAll([row('2', 'Main'), row('4', 'Elm')])
        table.update('4', { street: 'Main' })
        table.removeAll(['1', '2'])
        table.insert(row('1', 'Anew'))
        throw new Error('Not carried out')
      }),
    ).toThrow('Not carried out')
    expect([streets(), onMain(), table.hash()]).toEqual(before)
  })
})
