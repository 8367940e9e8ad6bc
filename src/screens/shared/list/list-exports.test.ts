import * as v from 'valibot'
import { expect, test } from 'vitest'
import { exportPageSize } from '@/contract/list'
import { fileColumns, fileValues } from './list-export'
import { type ExportQuery, listExportOf } from './list-exports'
import type { ExportedColumn } from './list-screen-column'

interface Row {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly cents: number
}

const filters = { status: v.optional(v.string()), from: v.optional(v.string()) }
type Query = ExportQuery<'name', typeof filters>

const columns: readonly ExportedColumn<Row, 'name'>[] = [
  { id: 'name', header: 'Name', kind: 'main', sortable: true, cell: ({ name }) => name },
  { id: 'phone', header: 'Phone', hidden: true, cell: ({ phone }) => phone },
  {
    id: 'cents',
    header: 'Paid',
    kind: 'money',
    cell: ({ cents }) => `$${cents / 100}`,
    file: { kind: 'amount', value: ({ cents }) => cents, sum: true },
  },
  { id: 'do', header: 'Do', kind: 'action', cell: () => 'Press', file: null },
]

const asked: Query[] = []

const made = listExportOf<Row, 'name', typeof filters>(
  {
    exports: {
      report: 'people',
      zone: 'America/New_York',
      fetchPage: (query) => {
        asked.push(query)
        return Promise.resolve({
          data: [],
          pagination: { page: 1, per_page: exportPageSize, total: 0, last_page: 1 },
        })
      },
    },
    title: 'People',
    state: {
      query: { q: 'mi', sort: '-name', page: 3, per_page: 25, status: 'active,invited' },
      text: 'mi',
      filters: { status: 'active,invited', from: '2026-01-01', to: '2026-01-31' },
    },
    columns,
    filters: [{ kind: 'dates', from: 'from', to: 'to', label: 'Seen', zone: 'America/New_York' }],
    parts: [
      { label: 'Status', value: 'Active or Invited' },
      { label: 'Seen', value: null },
      { label: 'Never paid', value: '' },
    ],
    rowKey: ({ id }) => id,
  },
  { search: 'Search', yes: 'Yes' },
)

test('a file has all columns, hidden ones too, and no buttons', () => {
  expect(fileColumns(made)).toEqual([
    { head: 'Name', kind: 'text', sum: false },
    { head: 'Phone', kind: 'text', sum: false },
    { head: 'Paid', kind: 'amount', sum: true },
  ])
})

test('a cell is its text where the column says nothing else, and empty text is no value', () => {
  const row = { id: '1', name: 'Ann', phone: '', cents: 1250 }
  expect(fileValues(made, row)).toEqual(['Ann', null, 1250])
})

test('search and filters are in words; a filter without a value is not set', () => {
  expect(made.filters).toEqual([
    { label: 'Search', value: 'mi' },
    { label: 'Status', value: 'Active or Invited' },
    { label: 'Never paid', value: 'Yes' },
  ])
})

test('the file’s name has the days that the list is filtered to', () => {
  expect(made.days).toEqual(['2026-01-01', '2026-01-31'])
})

test('every page is asked for with the search, order and filters of the list', async () => {
  await made.fetchPage({ page: 2, per_page: exportPageSize }, new AbortController().signal)
  expect(asked).toEqual([
    { q: 'mi', sort: '-name', page: 2, per_page: exportPageSize, status: 'active,invited' },
  ])
})
