import { expect, test } from 'vitest'
import { listUsers } from '@/contract/people/user-list'
import { parseInput } from './parse-input'
import { Refusal } from './reply'

const asked = (query: string) =>
  parseInput(listUsers, { params: {}, query: new URLSearchParams(query), body: undefined })

test('a query has what the call describes, as numbers and flags where it wants them', () => {
  const { query } = asked('page=2&never_signed_in=true&role=Admin')
  expect(query).toEqual({ page: 2, never_signed_in: true, role: 'Admin' })
})

test('a filter that a list does not have is refused', () => {
  expect(() => asked('nonsense=1')).toThrow(Refusal)
})
