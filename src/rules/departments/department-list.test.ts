import { describe, expect, test } from 'vitest'
import { isAnnounced, listedDepartments, onlyDepartment, straightTo } from './department-list'

const on = { name: 'Water', sort: 1, status: true, hidden: false, off_note: null }
const note = 'Closed for the season.'

const cases = [
  // [what, row, listed, alone on the list a visitor goes straight there, greyed]
  ['switched on', on, true, true, false],
  ['hidden: by link only', { ...on, hidden: true }, false, false, false],
  ['switched off', { ...on, status: false }, false, false, false],
  [
    'switched off, by a server without notes',
    { ...on, status: false, off_note: undefined },
    false,
    false,
    false,
  ],
  ['switched off with a reason', { ...on, status: false, off_note: note }, true, false, true],
  [
    'hidden and switched off with a reason',
    { ...on, hidden: true, status: false, off_note: note },
    false,
    false,
    false,
  ],
  ['switched on with a reason of old', { ...on, off_note: note }, true, true, false],
] as const

describe('a department on the list (product.md P2)', () => {
  test.each(cases)('%s', (_what, row, listed, straight, greyed) => {
    expect(listedDepartments([row])).toEqual(listed ? [row] : [])
    expect(onlyDepartment([row])).toEqual(straight ? row : null)
    expect(isAnnounced(row)).toBe(greyed)
  })

  test('is sorted by its place, then by its name', () => {
    const rows = [
      { ...on, name: 'Sewer', sort: 2 },
      { ...on, name: 'Parking', sort: 2 },
      { ...on, name: 'Water', sort: 1 },
    ]
    expect(listedDepartments(rows).map(({ name }) => name)).toEqual(['Water', 'Parking', 'Sewer'])
  })
})

describe('straight to the only department (product.md P2)', () => {
  const sewer = { ...on, name: 'Sewer' }

  test('not if there is a choice', () => expect(onlyDepartment([on, sewer])).toBeNull())

  test('not if another one says why it is off: the visitor may need that one', () => {
    expect(onlyDepartment([on, { ...sewer, status: false, off_note: note }])).toBeNull()
  })

  test('departments that are hidden do not count', () => {
    expect(onlyDepartment([{ ...sewer, hidden: true }, on, { ...sewer, status: false }])).toBe(on)
  })

  test('with an address of its own, unless the list is requested', () => {
    const water = { ...on, id: 'water', source_type: 2 } as const
    expect(straightTo([water], {})).toEqual({
      to: '/$department_id/search',
      params: { department_id: 'water' },
    })
    expect(straightTo([water], { list: true })).toBeNull()
    expect(straightTo([water, { ...water, id: 'sewer' }], {})).toBeNull()
  })

  test('null if there is none', () => expect(onlyDepartment([])).toBeNull())
})
