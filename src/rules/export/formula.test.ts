import { describe, expect, it } from 'vitest'
import { withoutFormula } from './formula'

const signs = '=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−﬩'.split('')
/** Prefixes that a spreadsheet may skip before the sign. */
const prefixes = [
  ['', ' ', '   ', '"', '""', '\u0000', '\u001F', '\u00A0', '\u202F', '\u3000', '\u200B'],
  ['\u200D\u2060', '\uFEFF', '\u00AD', '\u202E', '\u3164', ' \u200B \u00A0"'],
].flat()
const separators = [
  ',',
  ';',
  '|',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\u2029',
]

describe('no text of a cell begins a formula (product.md, "Export")', () => {
  it.each(signs)('%s at the start, after any prefix', (sign) => {
    for (const prefix of prefixes) {
      expect(withoutFormula(`${prefix}${sign}1+1`)).toBe(`'${prefix}${sign}1+1`)
    }
  })

  it.each(signs)('%s after each sign at which a spreadsheet may split', (sign) => {
    for (const separator of separators) {
      for (const prefix of prefixes) {
        const written = withoutFormula(`a${separator}${prefix}${sign}1`)
        expect(written.startsWith('a')).toBe(true)
        const last = written.slice(
          written.search(/[,;|\t\r\n\v\f\u0085\u2028\u2029](?=[^\r\n]*$)/u) + 1,
        )
        expect(last).toBe(`'${prefix}${sign}1`)
      }
    }
  })

  it('each of several pieces', () => {
    expect(withoutFormula('=a;b;-1,＝2')).toBe("'=a;b;'-1,'＝2")
    expect(withoutFormula("=cmd|' /C calc'!A0")).toBe("'=cmd|' /C calc'!A0")
    expect(withoutFormula('x;=HYPERLINK("https://bad.example")')).toBe(
      `x;'=HYPERLINK("https://bad.example")`,
    )
  })

  it.each(['plain', '', '0001', 'a=1', 'a - b', 'jo@example.com', "'=1", 'a;b', '1+1', '漢字＝'])(
    'leaves %j as it is',
    (text) => {
      expect(withoutFormula(text)).toBe(text)
    },
  )
})
