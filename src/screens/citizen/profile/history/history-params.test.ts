import { describe, expect, it } from 'vitest'
import { isFiltered, readFilter, readPage } from './history-params'

describe('the history of an address', () => {
  it.each([
    [{}, {}],
    [
      { from: '2025-01-01', to: '2025-12-31' },
      { from: '2025-01-01', to: '2025-12-31' },
    ],
    [
      { from: '2025-12-31', to: '2025-01-01' },
      { from: '2025-01-01', to: '2025-12-31' },
    ],
    [{ from: '2025-02-30' }, {}],
    [{ from: '0000-00-00', to: '9999-12-31' }, {}],
    [{ to: '2025-99-99' }, {}],
    [{ from: '20250101' }, {}],
    [{ status: 'refunded' }, { status: 'refunded' }],
    [{ status: 'stolen' }, {}],
    [{ department: 'real-estate-tax' }, { departmentId: 'real-estate-tax' }],
    [{ q: ' 08-004512 ' }, { q: '08-004512' }],
    [{ q: ' ' }, {}],
  ])('%j means %j', (params, filter) => {
    expect(JSON.parse(JSON.stringify(readFilter(params)))).toEqual(filter)
    expect(isFiltered(readFilter(params))).toBe(Object.keys(filter).length > 0)
  })

  it.each([
    ['2', 2],
    ['1', 1],
    ['-4', 1],
    ['1.5', 1],
    ['x', 1],
    [undefined, 1],
  ])('page %j is page %i', (page, number) => {
    expect(readPage({ page })).toBe(number)
  })
})
