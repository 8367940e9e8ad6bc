import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { importKinds } from '@/contract/imports/imports'
import { checkTable } from './books.test-support'

/** Real files, and what the check has to find in each: `mocks/samples/imports/expected.json`. */

const folder = new URL('../../../mocks/samples/imports/', import.meta.url)
const contents = (name: string) => readFileSync(new URL(name, folder), 'utf8')

const expectedFile = v.object({
  rows: v.number(),
  ready: v.array(v.number()),
  errors: v.array(v.object({ row: v.number(), code: v.string(), column: v.string() })),
})

const all = v.parse(v.record(v.string(), v.unknown()), JSON.parse(contents('expected.json')))

describe.each(importKinds)('%s.csv', (kind) => {
  const expected = v.parse(expectedFile, all[`${kind}.csv`])
  const { data } = Papa.parse<readonly string[]>(contents(`${kind}.csv`), { skipEmptyLines: true })
  const results = checkTable(kind, data)

  test('has the rows that are expected', () => {
    expect(results).toHaveLength(expected.rows)
  })

  test('exactly these rows are ready', () => {
    const ready = results.filter(({ good }) => good !== null)
    expect(ready.map(({ checked }) => checked.row)).toEqual(expected.ready)
  })

  test('exactly these errors are found', () => {
    const errors = results.flatMap(({ checked: { row, issues } }) =>
      issues.flatMap(({ code, column }) => (code.startsWith('E') ? [{ row, code, column }] : [])),
    )
    expect(errors).toEqual(expected.errors)
  })
})
