import { describe, expect, it } from 'vitest'
import { csvName, csvOf, plainAmount } from './csv'

const line = (cell: string | number | null) => csvOf([], [[cell]]).slice(3, -2)

describe('a file for a spreadsheet (product.md, "Export")', () => {
  it('is UTF-8 with its mark, has one header row and ends each line', () => {
    expect(csvOf(['a', 'b'], [['1', 2]])).toBe('\uFEFFa,b\r\n1,2\r\n')
  })

  it.each([
    ['plain', 'plain'],
    [null, ''],
    ['Troy, OH', '"Troy, OH"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    // Leading zeros stay.
    ['0001', '0001'],
    ['08-004512', '08-004512'],
    ['2026-06-01', '2026-06-01'],
    // What looks like a formula is text.
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@sum', "'@sum"],
    // Numbers are numbers.
    ['-12.50', '-12.50'],
    ['1234.56', '1234.56'],
    [-7, '-7'],
  ])('writes %j as %s', (cell, text) => {
    expect(line(cell)).toBe(text)
  })

  it.each([
    // What stands before a formula and is not seen.
    [' =1+1', "' =1+1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['\u202F+1', "'\u202F+1"],
    ['\u3000@sum', "'\u3000@sum"],
    ['\u200B=1', "'\u200B=1"],
    ['\u200D\u2060-1', "'\u200D\u2060-1"],
    ['\uFEFF=1', "'\uFEFF=1"],
    ['\u00AD=1', "'\u00AD=1"],
    ['\u202E=1', "'\u202E=1"],
    ['\u3164=1', "'\u3164=1"],
    ['\u0000=1', "'\u0000=1"],
    [' \u200B \u00A0=1', "' \u200B \u00A0=1"],
    ['"=1', `"'""=1"`],
    // Signs that are taken for the usual ones.
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠sum', "'＠sum"],
    ['﹦1', "'﹦1"],
    ['−1', "'−1"],
    ['\u3000＝1', "'\u3000＝1"],
    // Where some spreadsheets split, each piece counts, and the cell is quoted.
    ['\n=1', `"'\n'=1"`],
    ['\r=1', `"'\r'=1"`],
    ['\t=1', `"'\t'=1"`],
    ['a;=1', `"a;'=1"`],
    ['a; =1', `"a;' =1"`],
    ['a;"=1"', `"a;'""=1"""`],
    ['a\t=1', `"a\t'=1"`],
    ['a\n=1', `"a\n'=1"`],
    ['a\r\n=1', `"a\r'\n'=1"`],
    ['a\v+1', `"a\v'+1"`],
    ['a\u2028@b', `"a\u2028'@b"`],
    ['a;b;-1;＝2', `"a;b;'-1;'＝2"`],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['x;=HYPERLINK("https://bad.example")', `"x;'=HYPERLINK(""https://bad.example"")"`],
    // These signs begin nothing.
    ['a=1', 'a=1'],
    ['a - b', 'a - b'],
    ['jo@example.com', 'jo@example.com'],
    ['a;b', '"a;b"'],
    ["'=1", "'=1"],
  ])('makes no formula of %j', (cell, text) => {
    expect(line(cell)).toBe(text)
    expect(csvOf([cell], [])).toBe(`\uFEFF${text}\r\n`)
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

  it('is named after what is in it', () => {
    expect(csvName('miamicounty', 'payments', ['2026-01-01', '2026-06-01'])).toBe(
      'miamicounty_payments_2026-01-01_2026-06-01.csv',
    )
    expect(csvName('miamicounty', 'payments', ['', ''])).toBe('miamicounty_payments.csv')
  })
})
