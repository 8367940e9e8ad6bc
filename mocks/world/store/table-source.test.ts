import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RowSource } from './row-source'
import { Table } from './table'

const schema = v.object({ id: v.string(), street: v.string(), cents: v.number() })
type Row = v.InferOutput<typeof schema>

/** "made-0" to "made-9": the even ones on Elm, the others on Oak. */
const made = (id: string): Row | undefined => {
  const place = Number(/^made-(\d)$/.exec(id)?.[1] ?? Number.NaN)
  return Number.isNaN(place) ? undefined : { id, street: place % 2 ? 'Oak' : 'Elm', cents: place }
}

const taken = vi.fn<(id: string) => void>()
const source: RowSource<Row, 'street'> = {
  name: 'ten rows',
  size: 10,
  get: made,
  ids: (_, key) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => own(`made-${n}`, key)),
  taken,
}
const own = (id: string, key: string) => (made(id)?.street === key ? [id] : [])

describe('a table over a source', () => {
  const create = () =>
    new Table({ name: 'rows', schema, indexes: { street: (row: Row) => row.street } }, { source })
  let table = create()
  const idsOn = (street: string) => table.by('street', street).map((row) => row.id)

  beforeEach(() => {
    taken.mockClear()
    table = create()
    table.load([{ id: 'loaded', street: 'Elm', cents: 70 }])
  })

  it('finds rows of both by id and by index', () => {
    expect(table.get('made-3')).toEqual({ id: 'made-3', street: 'Oak', cents: 3 })
    expect(table.get('loaded')?.cents).toBe(70)
    expect(table.get('made-x')).toBeUndefined()
    expect(idsOn('Elm')).toEqual(['made-0', 'made-2', 'made-4', 'made-6', 'made-8', 'loaded'])
    expect(table.pluck('street', 'Elm', (row) => row.cents)).toEqual([0, 2, 4, 6, 8, 70])
    expect(table.size).toBe(11)
  })

  it('holds changed rows, and tells the source once', () => {
    table.update('made-2', { street: 'Ash' })
    table.update('made-2', { cents: 22 })
    expect(table.get('made-2')).toEqual({ id: 'made-2', street: 'Ash', cents: 22 })
    expect(idsOn('Elm')).not.toContain('made-2')
    expect(idsOn('Ash')).toEqual(['made-2'])
    expect(table.held().map((row) => row.id)).toEqual(['loaded', 'made-2'])
    expect(table.ownIds()).toEqual(['loaded', 'made-2'])
    expect(taken.mock.calls).toEqual([['made-2']])
    expect(table.size).toBe(11)
  })

  it('deletes rows of the source, and takes them back', () => {
    table.delete('made-4')
    expect(table.get('made-4')).toBeUndefined()
    expect(idsOn('Elm')).not.toContain('made-4')
    expect([table.size, table.ownIds()]).toEqual([10, ['loaded', 'made-4']])
    expect(taken.mock.calls).toEqual([['made-4']])
    table.insert({ id: 'made-4', street: 'Elm', cents: 44 })
    expect(idsOn('Elm').filter((id) => id === 'made-4')).toEqual(['made-4'])
    expect([table.get('made-4')?.cents, table.size]).toEqual([44, 11])
    table.update('made-5', { cents: 55 })
    table.delete('made-5')
    expect([table.get('made-5'), table.size]).toEqual([undefined, 10])
  })

  it('refuses a second use of an id that the source has', () => {
    expect(() => table.insert({ id: 'made-1', street: 'Ash', cents: 1 })).toThrow('already has')
  })

  it('does not go through all rows by mistake', () => {
    expect(() => table.all()).toThrow('too many')
    expect(() => table.filter(() => true)).toThrow('too many')
  })

  it('has the hash of its rows, in whatever way they were made', () => {
    const before = table.hash()
    table.update('made-2', { cents: 22 })
    const changed = table.hash()
    table.update('made-2', { cents: 2 })
    expect(table.hash()).toBe(before)
    table.delete('made-2')
    const gone = table.hash()
    table.insert({ id: 'made-2', street: 'Elm', cents: 22 })
    expect(table.hash()).toBe(changed)
    expect(new Set([before, changed, gone]).size).toBe(3)
  })
})
