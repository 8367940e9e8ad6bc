import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { csvOf, plainAmount } from './csv'
import { withoutFormula } from './formula'
import type { ColumnKind, FileValue } from './table'

const zone = 'America/New_York'
const line = (kind: ColumnKind, value: FileValue) =>
  csvOf([{ head: 'x', kind }], [[value]], zone).slice('\uFEFFx\r\n'.length, -'\r\n'.length)

describe('a CSV file (product.md, "Export")', () => {
  it('is UTF-8 with its mark, has one header row and ends each line', () => {
    const columns = [
      { head: 'a', kind: 'text' },
      { head: 'b', kind: 'count' },
    ] as const
    expect(csvOf(columns, [['1', 2]], zone)).toBe('\uFEFFa,b\r\n1,2\r\n')
    expect(csvOf(columns, [], zone)).toBe('\uFEFFa,b\r\n')
    expect(csvOf([{ head: '=1+1', kind: 'text' }], [], zone)).toBe("\uFEFF'=1+1\r\n")
  })

  it.each<[ColumnKind, FileValue, string]>([
    ['text', 'plain', 'plain'],
    ['text', null, ''],
    ['text', '0001', '0001'],
    ['text', '08-004512', '08-004512'],
    ['text', 'Troy, OH', '"Troy, OH"'],
    ['text', 'say "hi"', '"say ""hi"""'],
    ['text', 'two\nlines', '"two\nlines"'],
    ['text', 'a;b', '"a;b"'],
    ['text', 'a\tb', '"a\tb"'],
    ['text', '=1+1', "'=1+1"],
    ['text', '-12.50', "'-12.50"],
    ['amount', 94_864, '948.64'],
    ['amount', -1_250, '-12.50'],
    ['count', -7, '-7'],
    ['date', '2026-06-01', '2026-06-01'],
    ['date', '=1+1', "'=1+1"],
    ['instant', '2026-06-01T14:02:07.250Z', '2026-06-01T10:02:07-04:00'],
    ['instant', '2026-01-01T04:30:00Z', '2025-12-31T23:30:00-05:00'],
    ['instant', '=1+1', "'=1+1"],
  ])('writes the %s %j as %s', (kind, value, text) => {
    expect(line(kind, value)).toBe(text)
  })

  it('cells are read back as they were written, whatever they hold', () => {
    const odd = [
      ['', ' ', 'plain', '0001', '"', '""', '","', '\r\n', 'a\r\nb', 'ends with ,', ' spaces '],
      ['\uFEFFmark', '漢字', '😀', 'مرحبا', '<script>alert(1)</script>', 'x'.repeat(300)],
      ['=1+1', 'a,=1', 'a|=1', 'a;"=1"', '＝1', '\t=1', "'"],
    ].flat()
    const columns = [0, 1, 2].map((n) => ({ head: `h${n}`, kind: 'text' as const }))
    const rows = odd.map((text, index) => [text, odd[odd.length - 1 - index] ?? '', 'end'])
    const read = Papa.parse<string[]>(csvOf(columns, rows, zone).slice(1), {
      newline: '\r\n',
      delimiter: ',',
    })
    expect(read.errors).toEqual([])
    expect(read.data.slice(1, -1)).toEqual(
      rows.map((row) => row.map((text) => withoutFormula(text))),
    )
  })

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [94_864, '948.64'],
    [123_456_789, '1234567.89'],
    [-2_500, '-25.00'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(plainAmount(cents)).toBe(text)
  })
})
