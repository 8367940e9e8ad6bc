import { describe, expect, test } from 'vitest'
import type { ImportIssue, ImportMapping, RefusedRow } from '@/contract/imports/imports'
import { checkTable, saidOf, templateWith } from './books.test-support'
import { errorFile } from './error-file'
import { suggestMapping } from './match-columns'

const sentence = ({ code, column }: ImportIssue, { row }: RefusedRow) =>
  `Row ${row}, ${column ?? 'all'}: ${code}.`

const issue = (code: ImportIssue['code'], column: string | null): ImportIssue => ({
  code,
  column,
  value: '',
  other_row: null,
  other_cents: null,
  hint: null,
})

const fileOf = (headings: readonly string[]) => ({
  kind: 'payments' as const,
  headings,
  mapping: suggestMapping('payments', headings, [], 'water'),
})

describe('the file of errors', () => {
  const headings = ['Acct', 'Color', 'Amount']

  test('is the original columns, the codes and the sentences', () => {
    const row = {
      row: 7,
      cells: ['0012', 'red', '1,5'],
      issues: [issue('E010', 'account_number'), issue('W103', null), issue('E003', 'amount')],
    }
    expect(errorFile(fileOf(headings), [row], sentence)).toEqual({
      headings: ['Acct', 'Color', 'Amount', 'error_code', 'error_message'],
      rows: [
        ['0012', 'red', '1,5', 'E010; E003', 'Row 7, account_number: E010.; Row 7, amount: E003.'],
      ],
    })
  })

  test('replaces what an earlier one has said', () => {
    const old = ['error_code', 'Acct', 'Error message', 'Amount']
    const row = { row: 2, cells: ['E001', '0012', 'Old.', '5'], issues: [issue('E010', null)] }
    expect(errorFile(fileOf(old), [row], sentence)).toEqual({
      headings: ['Acct', 'Amount', 'error_code', 'error_message'],
      rows: [['0012', '5', 'E010', 'Row 2, all: E010.']],
    })
  })

  test('has all cells of rows that are too short or too long', () => {
    const rows = [['1'], ['1', '2', '3', '4', '5']].map((cells, at) => ({
      row: at + 2,
      cells,
      issues: [issue('E018', null)],
    }))
    expect(errorFile(fileOf(headings), rows, () => 'x')).toEqual({
      headings: ['Acct', 'Color', 'Amount', '', '', 'error_code', 'error_message'],
      rows: [
        ['1', '', '', '', '', 'E018', 'x'],
        ['1', '2', '3', '4', '5', 'E018', 'x'],
      ],
    })
  })

  test('has no card number, but the numbers of an office', () => {
    const card = '4111111111111111'
    const row = { row: 2, cells: [card, card, '5'], issues: [issue('E010', 'account_number')] }
    expect(errorFile(fileOf(headings), [row], () => 'x').rows[0]?.slice(0, 3)).toEqual([
      card,
      '',
      '5',
    ])
  })

  test('of a file without headings has names for its columns', () => {
    const mapping: ImportMapping = {
      columns: [{ column: 'account_number', from: 1, constant: null }],
      has_headings: false,
      days: 'ymd',
      decimal: 'point',
    }
    const file = { kind: 'payments' as const, headings: ['x', '0012'], mapping }
    expect(errorFile(file, [], sentence).headings).toEqual([
      'column_1',
      'account_number',
      'error_code',
      'error_message',
    ])
  })
})

test('a mended file of errors can be imported, and another one of it is the same', () => {
  const [headings = [], ...rows] = templateWith('payments', [
    { amount: 'abc', external_reference: 'A' },
    { tender: 'X', amount: '5.00' },
  ])
  const mapping = suggestMapping('payments', headings, rows, 'real-estate-tax')
  const refused = checkTable('payments', [headings, ...rows]).map(({ checked }, at) => ({
    row: checked.row,
    cells: [...(rows[at] ?? [])],
    issues: checked.issues,
  }))
  const first = errorFile({ kind: 'payments', headings, mapping }, refused, sentence)
  expect(saidOf(checkTable('payments', [first.headings, ...first.rows]))).toEqual([
    'E003 amount',
    'E019 tender',
  ])
  const mended = first.rows.map((row) =>
    row.map((cell) => (cell === 'abc' ? '10.00' : cell === 'X' ? 'CASH' : cell)),
  )
  const results = checkTable('payments', [first.headings, ...mended])
  expect(results.map(({ good }) => good?.amount_cents)).toEqual([1_000, 500])

  const again = errorFile(
    {
      kind: 'payments',
      headings: first.headings,
      mapping: suggestMapping('payments', first.headings, [], null),
    },
    refused.map((row, at) => ({ ...row, cells: [...(first.rows[at] ?? [])] })),
    sentence,
  )
  expect(again).toEqual(first)
})
