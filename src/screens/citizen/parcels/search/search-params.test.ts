import { describe, expect, it } from 'vitest'
import { readSearchParams, toBillSearch, yearOf } from './search-params'

const department = {
  search: {
    by: ['number', 'owner', 'address'] as ('number' | 'owner' | 'address')[],
    pattern: null,
    example: null,
    years: [2023, 2025, 2024],
  },
}

describe('reading the address', () => {
  it('keeps valid params', () => {
    expect(
      readSearchParams({
        by: 'address',
        q: ' Market ',
        house: '11-13',
        year: 2024,
        status: 'due',
        page: 3,
        per_page: 50,
        sort: '-amount_due_cents',
      }),
    ).toEqual({
      by: 'address',
      q: 'Market',
      house: '11-13',
      year: 2024,
      all: undefined,
      status: 'due',
      page: 3,
      per_page: 50,
      sort: '-amount_due_cents',
    })
  })

  it.each([
    ['by', 'colour'],
    ['by', ['number', 'owner']],
    ['q', { a: 1 }],
    ['q', null],
    ['q', '   '],
    ['year', 'abc'],
    ['year', -3],
    ['year', 20_255],
    ['year', 2025.5],
    ['all', 'no'],
    ['status', 'paid'],
    ['page', 0],
    ['page', '-1'],
    ['page', Number.NaN],
    ['per_page', 7],
    ['per_page', 'many'],
    ['sort', 'owner; drop table'],
  ])('lets %s=%j fall away', (key, value) => {
    const params = readSearchParams({ [key]: value })
    expect(Object.values(params).every((one) => one === undefined)).toBe(true)
    // Named, so that it overrides the address's value.
    expect(params).toHaveProperty(key)
  })

  it('keeps the zeros of a number, and a number of only digits', () => {
    expect(readSearchParams({ q: '08004512' }).q).toBe('08004512')
    expect(readSearchParams({ q: '8004512' }).q).toBe('8004512')
    expect(readSearchParams({ q: 'true' }).q).toBe('true')
  })

  it('reads numbers that are written as text', () => {
    expect(readSearchParams({ year: '2024', page: '2', per_page: '10' })).toMatchObject({
      year: 2024,
      page: 2,
      per_page: 10,
    })
  })

  it('cuts a term that is longer than any number, name or street', () => {
    expect(readSearchParams({ q: 'x'.repeat(5000) }).q).toHaveLength(100)
  })
})

describe('the query of the call', () => {
  it('is decided by the address: the server knows the first way and the newest year', () => {
    const asked = toBillSearch({ q: '08' })
    expect(toBillSearch({ q: '08' }, department)).toEqual(asked)
    expect(asked).toEqual({
      by: undefined,
      q: '08',
      house: undefined,
      year: undefined,
      newest_year: true,
      status: 'all',
      page: 1,
      per_page: 25,
      sort: undefined,
    })
  })

  it('keeps the address’s way only if the department has it', () => {
    const numbersOnly = { search: { ...department.search, by: ['number' as const] } }
    expect(toBillSearch({ by: 'owner', q: 'Do' }, numbersOnly).by).toBeUndefined()
    expect(toBillSearch({ by: 'owner', q: 'Do' }, department).by).toBe('owner')
  })

  it.each<[string, Parameters<typeof toBillSearch>[0], object]>([
    ['every year', { all: true, year: 2024 }, { year: undefined, newest_year: undefined }],
    ['one that the department has', { year: 2024 }, { year: 2024, newest_year: undefined }],
    ['else its newest', { year: 1999 }, { year: undefined, newest_year: true }],
    ['else its newest', {}, { year: undefined, newest_year: true }],
  ])('queries %s', (_, params, years) => {
    expect(toBillSearch(params, department)).toMatchObject(years)
  })

  it('sends a house number only with a street', () => {
    expect(toBillSearch({ by: 'number', q: '08', house: '12' }, department).house).toBeUndefined()
    expect(toBillSearch({ by: 'address', q: 'Ma', house: '12' }, department).house).toBe('12')
  })
})

describe('the year that is shown', () => {
  const numbered = {
    search: { ...department.search, pattern: String.raw`^PT-\d{2}-\d{5}$` },
  }

  it.each<[string, Parameters<typeof yearOf>[0], number | undefined]>([
    ['the newest', {}, 2025],
    ['the newest for the beginning of a number', { q: 'PT-24' }, 2025],
    ['every year for a whole number, which is found in all', { q: 'PT-24-00109' }, undefined],
    ['the chosen one', { q: 'PT-24-00109', year: 2025 }, 2025],
    ['every year, chosen', { q: 'PT-24', all: true }, undefined],
  ])('is %s', (_, params, year) => {
    expect(yearOf(params, numbered)).toBe(year)
    expect(toBillSearch(params, numbered).year).toBe(params.year)
  })
})
