import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { anyOf, listOf } from '@/contract/list'
import { answerList } from './answer-list'

const roles = ['Admin', 'Support'] as const
const person = v.object({ id: v.string(), name: v.string(), role: v.string(), age: v.number() })
const people = listOf({
  row: person,
  sort: ['name', 'age'],
  usualSort: 'name',
  filters: { role: v.optional(anyOf(roles)), adult: v.optional(v.boolean()) },
})

const rows = [
  { id: '1', name: 'Cy', role: 'Admin', age: 40 },
  { id: '2', name: 'Ann', role: 'Support', age: 17 },
  { id: '3', name: 'Bo', role: 'Clerk', age: 40 },
]

function names(query: v.InferOutput<typeof people.query>): string[] {
  const found = answerList(people, rows, query, {
    key: (row) => row.id,
    text: (row) => [row.name],
    filters: {
      adult: (row, adult) => row.age >= 18 === adult,
    },
  })
  expect(found.pagination.total).toBe(found.matching.length)
  return found.rows.map(({ name }) => name)
}

describe('a list in the cloud', () => {
  test.each([
    [{}, ['Ann', 'Bo', 'Cy']],
    [{ sort: '-name' }, ['Cy', 'Bo', 'Ann']],
    [{ sort: 'age' }, ['Ann', 'Cy', 'Bo']],
    [{ sort: '-age' }, ['Cy', 'Bo', 'Ann']],
    [{ role: 'Admin,Support' }, ['Ann', 'Cy']],
    [{ adult: false }, ['Ann']],
    [{ adult: true, role: 'Admin' }, ['Cy']],
    [{ q: ' AN ' }, ['Ann']],
    [{ q: 'nobody' }, []],
    [{ page: 2 }, []],
  ] as const)('%j answers %j', (query, expected) => {
    expect(names(query)).toEqual(expected)
  })

  test('pages never overlap, in any order', () => {
    const many = Array.from({ length: 45 }, (_, index) => ({
      id: String(index).padStart(2, '0'),
      name: 'Ann',
      role: 'Admin',
      age: index % 3,
    }))
    const ids = [1, 2, 3, 4, 5].flatMap((page) =>
      answerList(
        people,
        many,
        { sort: '-age', page, per_page: 10 },
        {
          key: (row) => row.id,
          text: () => [],
          applied: ['adult'],
        },
      ).rows.map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(45)
  })
})
