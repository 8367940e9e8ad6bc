import { describe, expect, it } from 'vitest'
import { csvName, csvOf, plainAmount } from './csv'

const line = (cell: string | number | null) => csvOf([], [[cell]]).split('\r\n')[1]

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
    ['\t=1', "'\t=1"],
    // Amounts are numbers.
    ['-12.50', '-12.50'],
    ['1234.56', '1234.56'],
  ])('writes %j as %s', (cell, text) => {
    expect(line(cell)).toBe(text)
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
