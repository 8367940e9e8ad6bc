import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Table } from './table'

const schema = v.object({
  id: v.string(),
  street: v.string(),
  note: v.nullable(v.string()),
  lines: v.array(v.object({ cents: v.number() })),
})
type Row = v.InferOutput<typeof schema>

const row = (id: string, street: string): Row => ({ id, street, note: null, lines: [{ cents: 1 }] })

describe('Table', () => {
  let table: Table<Row, 'street'>

  beforeEach(() => {
    table = new Table({ name: 'rows', schema, indexes: { street: (r: Row) => r.street } })
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
      const world = new Table({ name: 'rows', schema, indexes: {} })
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

  it('opens no channel to other tabs, and leaves the page its own', () => {
    const opened = vi.fn<() => void>()
    class Channel {
      addEventListener = opened
      postMessage = opened
    }
    vi.stubGlobal('window', globalThis)
    vi.stubGlobal('BroadcastChannel', Channel)
    const other = new Table({ name: 'rows', schema, indexes: { street: (r: Row) => r.street } })
    other.insert(row('1', 'Elm'))
    expect(opened).not.toHaveBeenCalled()
    expect(globalThis.BroadcastChannel).toBe(Channel)
    vi.unstubAllGlobals()
  })

  it('refuses a second use of an id, a wrong value, and a changed id', () => {
    expect(() => table.insert(row('1', 'Ash'))).toThrow('already has 1')
    expect(() => table.load([row('1', 'Ash')])).toThrow('already has 1')
    const wrong: object = { street: 7 }
    expect(() => table.update('1', wrong)).toThrow('street')
    expect(() => table.update('1', { id: '5' })).toThrow('cannot change')
    expect(() => table.update('8', {})).toThrow('no row 8')
    expect(table.get('1')).toStrictEqual(row('1', 'Elm'))
  })
})
