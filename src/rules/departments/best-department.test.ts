import { describe, expect, it } from 'vitest'
import { bestDepartment } from './best-department'

const department = (
  id: string,
  sort: number,
  pattern: string | null,
  by: ('number' | 'owner' | 'address')[] = ['number'],
  more: Partial<{
    source_type: 1 | 2 | 3 | 4
    status: boolean
    hidden: boolean
    example: string
  }> = {},
) => ({
  id,
  sort,
  source_type: more.source_type ?? (2 as const),
  status: more.status ?? true,
  hidden: more.hidden ?? false,
  search: { by, pattern, example: more.example ?? null, years: [] },
})

const tax = department('real-estate-tax', 1, '^\\d{2}-\\d{6}$', ['number', 'owner', 'address'])
const permits = department('building-permits', 3, '^BP-\\d{4}-\\d{5}$', ['number', 'address'], {
  example: 'BP-2026-00418',
})
const homes = department('manufactured-home-tax', 2, '^MH\\d{5}$', ['number', 'owner'])
const all = [permits, homes, tax]

describe('the department for a search across departments (product.md P2)', () => {
  it.each([
    ['08-004512', 'real-estate-tax', 'number'],
    ['08004512', 'real-estate-tax', 'number'],
    ['BP-2026-00418', 'building-permits', 'number'],
    ['BP-2026', 'building-permits', 'number'],
    ['bp26', 'building-permits', 'number'],
    ['BPX 26', 'real-estate-tax', 'number'],
    ['MH00012', 'manufactured-home-tax', 'number'],
    ['Doe', 'real-estate-tax', 'owner'],
    ['1142', 'real-estate-tax', 'number'],
  ] as const)('%s → %s by %s', (term, id, by) => {
    const best = bestDepartment(all, term)
    expect([best?.department.id, best?.search]).toEqual([id, { by, q: term }])
  })

  it.each([
    ['1142 Market Street', '1142', 'Market Street'],
    [' 1142  Market St ', '1142', 'Market St'],
    ['11-13 W Main', '11-13', 'W Main'],
    ['12B, Elm Ave', '12B', 'Elm Ave'],
  ])('%s → house %s in %s', (term, house, q) => {
    const best = bestDepartment(all, term)
    expect([best?.department.id, best?.search]).toEqual([
      'real-estate-tax',
      { by: 'address', house, q },
    ])
  })

  it('searches by number where no department searches by address', () => {
    expect(bestDepartment([homes], '1142 Market Street')?.search.by).toBe('number')
  })

  it('searches only departments with bills that visitors may open', () => {
    const nowhere = [
      department('income-tax', 1, null, ['number'], { source_type: 3 }),
      department('dog-licenses', 2, null, ['number'], { source_type: 4 }),
      department('closed', 3, null, ['number'], { status: false }),
      department('hidden', 4, null, ['number'], { hidden: true }),
    ]
    expect(bestDepartment(nowhere, '08-004512')).toBeNull()
  })
})
