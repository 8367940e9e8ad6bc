import * as v from 'valibot'
import { expect, test } from 'vitest'
import { exportPageSize } from '@/contract/list'
import { fileColumns, fileValues } from './export-types'
import { type ExportQuery, listExportOf } from './build-list-export'
import type { ExportedColumn } from '@/screens/shared/list/list-screen-column'

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
    file: { kind: 'amount', value: ({ cents }) => cents },
  },
  { id: 'do', header: 'Do', kind: 'action', cell: () => 'Press', file: null },
]

const asked: Query[] = []

const made = listExportOf<Row, 'name', typeof filters>(
  {
    exports: {
      report: 'people',
      zone: 'America/New_York',
      about: [{ label: 'City', kind: 'text', value: 'Troy' }],
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
      { key: 'status', label: 'Status', value: 'Active or Invited' },
      { key: 'from', label: 'Seen', value: 'This month' },
      { key: 'never', label: 'Never paid', value: '' },
      { key: 'city', label: 'City', value: null },
    ],
    rowKey: ({ id }) => id,
  },
  {
    search: 'Search',
    yes: 'Yes',
    from: 'From',
    to: 'To',
    named: (filter, value) => `${filter}: ${value}`,
  },
)

test('a file has all columns, hidden ones too, and no buttons', () => {
  expect(fileColumns(made)).toEqual([
    { head: 'Name', kind: 'text' },
    { head: 'Phone', kind: 'text' },
    { head: 'Paid', kind: 'amount' },
  ])
})

test('a cell is its text where the column says nothing else, and empty text is no value', () => {
  const row = { id: '1', name: 'Ann', phone: '', cents: 1250 }
  expect(fileValues(made, row)).toEqual(['Ann', null, 1250])
})

test('says what it is of: days as days, search and filters in words', () => {
  expect(made.about).toEqual([
    { label: 'City', kind: 'text', value: 'Troy' },
    { label: 'Seen: From', kind: 'date', value: '2026-01-01' },
    { label: 'Seen: To', kind: 'date', value: '2026-01-31' },
    { label: 'Search', kind: 'text', value: 'mi' },
    { label: 'Status', kind: 'text', value: 'Active or Invited' },
    { label: 'Never paid', kind: 'text', value: 'Yes' },
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
