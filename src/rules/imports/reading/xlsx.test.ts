import { describe, expect, it } from 'vitest'
import { importLimits } from '@/contract/imports/imports'
import { xlsxOf } from '@/rules/export/xlsx'
import {
  fileOf,
  oddWorkbook,
  problemOf,
  readFile,
  workbookParts,
  zipOf,
} from './reading.test-support'

const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`
const number = (value: number | string, style = 0) => `<c s="${style}"><v>${value}</v></c>`
const headings = row(text('a'), text('b'), text('c'))

/** The rows under the headings a, b and c. */
async function rowsIn(rows: string, rest: Partial<Parameters<typeof oddWorkbook>[0]> = {}) {
  const file = await oddWorkbook({ sheets: { Bills: headings + rows }, ...rest })
  return (await readFile(file)).table.slice(1)
}

/** A style for each format, by its number in Excel or by its code. */
function stylesOf(formats: readonly (number | string)[]) {
  const own = formats.filter((one) => typeof one === 'string')
  const escaped = (code: string) => code.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `<numFmts>${own
    .map((code, at) => `<numFmt numFmtId="${at + 164}" formatCode="${escaped(code)}"/>`)
    .join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${formats
    .map((one) => `<xf numFmtId="${typeof one === 'number' ? one : own.indexOf(one) + 164}"/>`)
    .join('')}</cellXfs>`
}

describe('numbers and days as the sheet shows them', () => {
  it.each<[number | string, number, string]>([
    [0, 912.44, '912.44'],
    [0, 948.640_000_000_000_1, '948.64'],
    [0, 8_004_512, '8004512'],
    // Excel shows 1.23457E+11, and holds all digits.
    [0, 123_456_789_012, '123456789012'],
    [0, 1e21, '1E+21'],
    [49, 123_456_789_012, '123456789012'],
    [2, 5, '5.00'],
    [4, 1_234.5, '1,234.50'],
    [11, 800_450, '8.00E+05'],
    [14, 46_066, '2026-02-13'],
    [22, 46_066.75, '2026-02-13 18:00'],
    [15, 46_066, '13-Feb-26'],
    [57, 46_066, '2026-02-13'],
    [40, -1_234.5, '(1,234.50)'],
    [44, 1_234.5, '$1,234.50'],
    ['00000', 123, '00123'],
    ['00\\-000000', 8_004_512, '08-004512'],
    ['mm/dd/yyyy', 46_066, '02/13/2026'],
    ['dd.mm.yyyy', 46_066, '13.02.2026'],
    ['yyyy-mm-dd;@', 46_066, '2026-02-13'],
    ['#,##0.00', -1_234.5, '-1,234.50'],
    ['[Red]0.00', 1, '1.00'],
    ['_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)', -1_234.5, '$(1,234.50)'],
    ['[$€-407] #,##0.00', 1_234.5, '€ 1,234.50'],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 46_066, '2026-02-13'],
    ['[$-409]d\\-mmm\\-yyyy', 46_066, '13-Feb-2026'],
    ['0%', 0.5, '50%'],
    ['broken"', 5, '5'],
  ])('%s writes %d as %s', async (format, value, shown) => {
    const styles = stylesOf([9, format])
    expect(await rowsIn(row(number(value, 1), text('x'), text('x')), { styles })).toEqual([
      [shown, 'x', 'x'],
    ])
  })

  it('days counted from 1904, and amounts, which are not', async () => {
    const properties = '<workbookPr date1904="1"/>'
    const styles = stylesOf([14, 2])
    const rows = row(number(44_604, 0), number(44_604, 1), text('x'))
    expect(await rowsIn(rows, { styles, properties })).toEqual([['2026-02-13', '44604.00', 'x']])
  })

  it('styles that are not there', async () => {
    expect(await rowsIn(row(number(5, 99), text('x'), text('x')))).toEqual([['5', 'x', 'x']])
  })
})

describe('cells of all types', () => {
  it('shared and inline texts, results of formulas, yes and no, errors, days in ISO', async () => {
    const strings =
      '<si><t>DOE</t></si><si><r><t>RI</t></r><r><t>CH</t></r><rPh><t>x</t></rPh></si>'
    const rows = [
      row('<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>', text('a &amp; b')),
      row('<c t="str"><f>A1&amp;"x"</f><v>0012</v></c>', '<c><f>1+1</f><v>2</v></c>', text(' x ')),
      row('<c t="b"><v>1</v></c>', '<c t="b"><v>0</v></c>', '<c t="e"><v>#N/A</v></c>'),
      row('<c t="d"><v>2026-02-13</v></c>', '<c t="s"><v>7</v></c>', text('_x0041_')),
      row('<c><v>x</v></c>', '<c><v><![CDATA[7]]></v></c>', text('<![CDATA[<b>]]>')),
    ]
    expect(await rowsIn(rows.join(''), { strings })).toEqual([
      ['DOE', 'RICH', 'a & b'],
      ['0012', '2', ' x '],
      ['TRUE', 'FALSE', '#N/A'],
      ['2026-02-13', '', 'A'],
      ['x', '7', '<b>'],
    ])
  })

  it('empty and merged ones: rows are as wide as the headings, or as they are', async () => {
    const rows = [
      '<row r="2"><c r="B2"><v>1</v></c><c r="C2" s="0"/></row>',
      '<row r="3"><c r="A3"><v>1</v></c><c r="D3"><v>2</v></c></row>',
      '<row r="4"><c r="A4" s="0"/><c r="XFD4" s="0"/></row>',
      '<row r="5"/>',
      '<row r="9"><c r="A9"><v>3</v></c></row>',
    ]
    expect(await rowsIn(rows.join(''))).toEqual([
      ['', '1', ''],
      ['1', '', '', '2'],
      ['3', '', ''],
    ])
  })

  it('names with a prefix, as some programs write them', async () => {
    const prefixed = '<x:row><x:c t="str"><x:v>1</x:v></x:c></x:row>'
    expect(await rowsIn(prefixed)).toEqual([['1', '', '']])
  })

  it('a long text is cut', async () => {
    const long = 'x'.repeat(40_000)
    const [cells] = await rowsIn(row(text(long), `<c t="str"><v>${long}</v></c>`, text('x')))
    expect(cells?.map(({ length }) => length)).toEqual([2_001, 2_001, 1])
  })
})

describe('sheets', () => {
  const sheet = (name: string) => row(text(name)) + row(number(1))
  const book = () =>
    oddWorkbook({ sheets: { Bills: sheet('first'), 'Old &amp; paid': sheet('second') } })

  it('the first one, or the one that is chosen', async () => {
    const first = await readFile(await book())
    expect(first.facts).toMatchObject({
      format: 'xlsx',
      dialect: null,
      sheets: ['Bills', 'Old & paid'],
      sheet: 'Bills',
      rows: 1,
      is_misnamed: false,
    })
    expect(first.table).toEqual([['first'], ['1']])
    const second = await readFile(await book(), 'Old & paid')
    expect(second.facts.sheet).toBe('Old & paid')
    expect(second.table).toEqual([['second'], ['1']])
  })

  it('another one is said not to be there', async () => {
    expect(await problemOf(await book(), 'New')).toEqual({
      problem: 'no-such-sheet',
      sheets: ['Bills', 'Old & paid'],
    })
  })

  it('hidden ones cannot be chosen', async () => {
    const parts = workbookParts({ sheets: { Secret: sheet('first'), Bills: sheet('second') } })
    const workbook = parts['xl/workbook.xml'].replace(
      'name="Secret"',
      'name="Secret" state="hidden"',
    )
    const file = fileOf(await zipOf({ ...parts, 'xl/workbook.xml': workbook }))
    const { facts } = await readFile(file)
    expect(facts).toMatchObject({ sheets: ['Bills'], headings: ['second'], is_misnamed: true })
  })
})

const usual = () => workbookParts({ sheets: { Bills: headings + row(number(1)) } })
const zipped = async (parts: Parameters<typeof zipOf>[0], password?: string) =>
  fileOf(await zipOf(parts, password), 'bills.xlsx')

/** A compound file of old Office, with the name of a stream in it. */
const oldOffice = (stream: string) =>
  fileOf(
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(504),
      Buffer.from(stream, 'utf16le'),
    ]),
    'bills.xls',
  )

const zeros = (megabytes: number) => new Uint8Array(megabytes * 1_024 * 1_024).fill(0x20)

describe('a workbook that cannot be read', () => {
  it.each<[string, () => Promise<File> | File, object]>([
    ['an old one', () => oldOffice('Workbook'), { problem: 'old-xls' }],
    ['a very old one', () => oldOffice('Book'), { problem: 'old-xls' }],
    [
      'a binary one',
      () =>
        zipped({
          '_rels/.rels': '<R><Relationship Type="x/officeDocument" Target="xl/workbook.bin"/></R>',
        }),
      { problem: 'old-xls' },
    ],
    ['one with a password', () => oldOffice('EncryptedPackage'), { problem: 'encrypted' }],
    ['a ZIP archive with a password', () => zipped(usual(), 'secret'), { problem: 'encrypted' }],
    ['an old document', () => oldOffice('WordDocument'), { problem: 'binary', content: 'other' }],
    [
      'a ZIP archive of other files',
      () => zipped({ 'a.csv': 'a,b\n1,2\n' }),
      { problem: 'binary', content: 'archive' },
    ],
    ['an empty ZIP archive', () => zipped({}), { problem: 'binary', content: 'archive' }],
    ['an empty sheet', () => oddWorkbook({ sheets: { Bills: '' } }), { problem: 'empty' }],
    [
      'headings alone',
      () => oddWorkbook({ sheets: { Bills: headings } }),
      { problem: 'header-only', headings: ['a', 'b', 'c'] },
    ],
    ['no sheet', () => oddWorkbook({ sheets: {} }), { problem: 'damaged', record: null }],
    [
      'a sheet that is not there',
      () =>
        oddWorkbook({
          sheets: { Bills: '' },
          parts: {
            'xl/_rels/workbook.xml.rels':
              '<R><Relationship Id="s0" Type="x/worksheet" Target="gone.xml"/></R>',
          },
        }),
      { problem: 'damaged', record: null },
    ],
    [
      'XML that ends too early',
      () => oddWorkbook({ sheets: { Bills: `${headings}<row><c>` } }),
      { problem: 'damaged', record: null },
    ],
    [
      'entities that grow',
      () =>
        oddWorkbook({
          sheets: { Bills: '' },
          parts: {
            'xl/worksheets/sheet0.xml':
              '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><worksheet><row><c t="str"><v>&b;</v></c></row></worksheet>',
          },
        }),
      { problem: 'damaged', record: null },
    ],
    [
      '101 columns',
      () => oddWorkbook({ sheets: { Bills: headings + row('<c r="CW2"><v>1</v></c>') } }),
      { problem: 'too-many-columns', most: 100, record: 2 },
    ],
  ])('%s', async (_, file, problem) => {
    expect(await problemOf(await file())).toEqual(problem)
  })

  it('one that was cut off, and one with a flipped bit', async () => {
    const rows = Array.from({ length: 2_000 }, (_, n) => row(number(n * 7_919), text(`OWNER ${n}`)))
    const bytes = await zipOf(workbookParts({ sheets: { Bills: headings + rows.join('') } }))
    const damaged = { problem: 'damaged', record: null }
    expect(await problemOf(fileOf(bytes.slice(0, bytes.length / 2)))).toEqual(damaged)
    expect(await problemOf(fileOf(bytes.slice(0, -30)))).toEqual(damaged)
    const flipped = bytes.slice()
    const middle = Math.floor(bytes.length / 2)
    flipped[middle] = (flipped[middle] ?? 0) ^ 0x10
    expect(await problemOf(fileOf(flipped))).toEqual(damaged)
  })

  it.each(['xl/worksheets/sheet0.xml', 'xl/sharedStrings.xml', 'xl/styles.xml', 'xl/workbook.xml'])(
    'a bomb in %s, also where it claims to be small',
    async (part) => {
      const bytes = await zipOf({
        ...workbookParts({ sheets: { Bills: headings }, strings: '', styles: '' }),
        [part]: zeros(40),
      })
      expect(bytes.length).toBeLessThan(100_000)
      expect(await problemOf(fileOf(bytes))).toEqual({ problem: 'zip-bomb' })
      const lying = fileOf(withClaimedSize(bytes, part, 10))
      expect(await problemOf(lying)).toEqual({ problem: 'damaged', record: null })
    },
    20_000,
  )

  it('200,000 rows can be read, 200,001 not', async () => {
    const sheet = (rows: number) => headings + row(number(1), number(2)).repeat(rows)
    const { facts } = await readFile(
      await oddWorkbook({ sheets: { Bills: sheet(importLimits.rows) } }),
    )
    expect(facts.rows).toBe(importLimits.rows)
    expect(
      await problemOf(await oddWorkbook({ sheets: { Bills: sheet(importLimits.rows + 1) } })),
    ).toEqual({
      problem: 'too-many-rows',
      most: importLimits.rows,
    })
  }, 20_000)
})

/** Says in the directory of an archive that a part is as small as this. */
function withClaimedSize(bytes: Uint8Array<ArrayBuffer>, part: string, size: number) {
  const copy = bytes.slice()
  const at = Buffer.from(copy.buffer).lastIndexOf(part) - 46
  new DataView(copy.buffer).setUint32(at + 24, size, true)
  return copy
}

describe('a workbook of our exports', () => {
  it('gives the same table, days and amounts as shown', async () => {
    const columns = [
      { head: 'Account', kind: 'text' },
      { head: 'Paid', kind: 'date' },
      { head: 'Amount', kind: 'amount' },
      { head: 'Bills', kind: 'count' },
    ] as const
    const file = await xlsxOf({
      columns,
      rows: [
        ['0012', '2026-06-01', -94_864, 3],
        ['=1+1', null, 123_456_789, 12_345],
        ["'=1 \n _x0041_ 😀", '2025-12-31', 5, 0],
      ],
      zone: 'America/New_York',
      sheets: { rows: 'Payments', about: 'About' },
      facts: [],
    })
    const { facts, table } = await readFile(fileOf(file, 'payments.xlsx'))
    expect(facts.sheets).toEqual(['Payments', 'About'])
    expect(table).toEqual([
      ['Account', 'Paid', 'Amount', 'Bills'],
      ['0012', '2026-06-01', '-948.64', '3'],
      ['=1+1', '', '1,234,567.89', '12345'],
      ["'=1 \n _x0041_ 😀", '2025-12-31', '0.05', '0'],
    ])
  })
})
