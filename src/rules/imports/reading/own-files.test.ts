import { describe, expect, it } from 'vitest'
import { csvOf } from '@/rules/export/csv'
import { withoutFormula, withoutMark } from '@/rules/export/formula'
import { fileOf, readFile } from './reading.test-support'

const odd = [
  ['=1+1', '+1', '-12.50', '@sum', ' =1', '\t=1', '＝1', '−1', 'a;=1', 'a\n-b', 'a,+b', '"=1"'],
  ['0012', '', ' ', 'plain', "O'NEIL", "'", "''", "a'b", "it's - so", 'two\nlines', 'say "hi"'],
  ['8.0045E+05', 'DOE, JANE', '漢字', '\uFEFFmark', 'a=1', 'jo@example.com'],
].flat()

describe('a file of ours that is imported again', () => {
  it('rows with their errors have the same cells, and no formula on their way', async () => {
    const headings = ['account_number', '-owner', 'error_code', 'error_message']
    const rows = odd.map((cell, at) => [`${at}`, cell, 'E020', `${cell} begins with =`])
    const columns = headings.map((head) => ({ head, kind: 'text' as const }))
    const file = csvOf(columns, rows, 'UTC')
    expect(file.split('\r\n')[1]).toBe("0,'=1+1,E020,'=1+1 begins with =")
    const read = await readFile(fileOf(file, 'errors.csv'))
    expect(read.table).toEqual([headings, ...rows])
    expect(read.facts).toMatchObject({ format: 'csv', rows: rows.length, is_misnamed: false })
  })

  it('an export has its texts as they were, amounts and days as they were written', async () => {
    const columns = [
      { head: 'Account', kind: 'text' },
      { head: 'Paid', kind: 'date' },
      { head: 'Amount', kind: 'amount' },
      { head: 'Text', kind: 'text' },
    ] as const
    const rows = odd.map((cell) => ['0012', '2026-06-01', -94_864, cell])
    const read = await readFile(fileOf(csvOf(columns, rows, 'America/New_York')))
    expect(read.table).toEqual([
      columns.map(({ head }) => head),
      ...odd.map((cell) => ['0012', '2026-06-01', '-948.64', cell]),
    ])
  })

  it.each(odd)('the mark of %j is taken away again', (text) => {
    expect(withoutMark(withoutFormula(text))).toBe(text)
  })

  it('an apostrophe of its own before a sign goes, too', () => {
    expect(withoutMark("'=1")).toBe('=1')
    expect(withoutMark("'0012")).toBe("'0012")
  })
})
