import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { importLimits } from '@/contract/imports/imports'
import type { Delimiter, Encoding } from './file-facts'
import { fileOf, problemOf, readFile, readText } from './reading.test-support'

const table = async (text: BlobPart) => (await readText(text)).table
const delimiter = async (text: string) => (await readText(text)).facts.dialect?.delimiter

describe('the delimiter of a text file', () => {
  it.each<[string, Delimiter, string]>([
    ['commas', ',', 'a,b\n1,2\n'],
    ['semicolons', ';', 'a;b\n1;2\n'],
    ['tabs', '\t', 'a\tb\n1\t2\n'],
    ['pipes', '|', 'a|b\n1|2\n'],
    ['decimal commas beside semicolons', ';', 'account;amount\n08-1;1,50\n08-2;2,50\n'],
    ['decimal commas in each cell, without headings', ';', '1,5;2,5\n3,5;4,5\n'],
    ['names with a comma beside tabs', '\t', '08-1\tDOE, JANE\n08-2\tSMITH, ROY\n'],
    ['names with a comma beside semicolons', ';', '08-1;DOE, JANE\n08-2;SMITH, ROY\n'],
    ['lists between semicolons beside commas', ',', 'a@x.us,a;b\nb@x.us,c;d\n'],
    ['quoted delimiters in the first rows', '|', 'a|b\n"1,2,3,4"|x\n"1,2,3,4"|y\n'],
    ['quoted line breaks in the first rows', ';', '"a\n,b";c\n"1\n,\n,";2\n'],
    ['numbers alone, with commas', ',', '1,2\n3,4\n'],
    ['a space after each comma', ',', 'a, b\n1, 2\n'],
    ['one column', ',', 'account\n08-1\n08-2\n'],
    ['one column of names', ',', 'owner\n"DOE, JANE"\n"ROY, S"\n'],
    ['a fifth of all rows divided otherwise', ';', `a;b;c\n${'1;2;3\n'.repeat(8)}1;2\n1;2;3;4\n`],
    ['said in the first line', ';', 'sep=;\na,b;c\n1,2;3\n'],
    ['said in the first line, and nothing like it there', '|', 'sep=|\r\na,b\r\n1,2\r\n'],
  ])('%s', async (_, expected, text) => {
    expect(await delimiter(text)).toBe(expected)
  })
})

describe('cells stay as they are', () => {
  it.each<[string, string, string[][]]>([
    ['zeros before and spaces around', 'a,b\n0012, x \n', [['0012', ' x ']]],
    ['what a spreadsheet made of a number', 'a,b\n8.0045E+05,1\n', [['8.0045E+05', '1']]],
    ['doubled quotes', 'a,b\n"say ""hi""",2\n', [['say "hi"', '2']]],
    ['quotes in the middle', 'a,b\n5" PIPE,2\n', [['5" PIPE', '2']]],
    ['quotes that should be doubled', 'a,b\n"SMITH "BUD" ROY",2\n', [['SMITH "BUD" ROY', '2']]],
    ['line breaks in a cell', 'a,b\r\n"1\r\n2\n3\r4",x\r\n', [['1\r\n2\n3\r4', 'x']]],
    ['no line end at the end', 'a,b\n1,"2"', [['1', '2']]],
    [
      'line ends of both kinds',
      'a,b\r\n1,2\n3,"4"\r\n5,6',
      [
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    ['line ends of old Macs', 'a,b\r1,"2\r3"\r', [['1', '2\r3']]],
    ['rows of other widths', 'a,b\n1\n1,2,3\n', [['1'], ['1', '2', '3']]],
    ['empty cells', 'a,b,c\n,2,\n', [['', '2', '']]],
    ['a second byte order mark', 'a,b\n\uFEFF1,2\n', [['\uFEFF1', '2']]],
  ])('%s', async (_, text, rows) => {
    expect((await table(text)).slice(1)).toEqual(rows)
  })

  it('but for the end of one that is too long: one character more than allowed is left', async () => {
    const long = 'x'.repeat(1_000_000)
    const [, row] = await table(`a,b\n${long},"${long}"\n`)
    expect(row?.map(({ length }) => length)).toEqual([importLimits.cell + 1, importLimits.cell + 1])
  })

  it('the same in records that are longer than what is read at once', async () => {
    const long = '"",\n'.repeat(400_000)
    const rows = await table(`a,b\n"${long}",1\n2,3\n`)
    expect(rows.slice(1).map(([, last]) => last)).toEqual(['1', '3'])
  })
})

describe('lines without text are no records', () => {
  it('and are not counted', async () => {
    const { facts, table: rows } = await readText('\n\na,b\n\n1,2\n  \n,\n3,4\n\n\n')
    expect(rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ])
    expect(facts.rows).toBe(2)
  })

  it('and neither is the line that says the delimiter', async () => {
    const { facts, table: rows } = await readText('\uFEFFsep=;\r\na;b\r\n1;2\r\n')
    expect(rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(facts.rows).toBe(1)
  })
})

const odd = 'name;city\r\nJosé Ångström;“Köln” – 5 €\r\n'
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const windows = Buffer.from(
  odd
    .replaceAll('“', '\u0093')
    .replaceAll('”', '\u0094')
    .replaceAll('–', '\u0096')
    .replaceAll('€', '\u0080'),
  'latin1',
)

describe('the encoding of a text file', () => {
  it.each<[string, Encoding, BlobPart]>([
    ['UTF-8', 'utf-8', odd],
    ['UTF-8 with its mark', 'utf-8', `\uFEFF${odd}`],
    ['UTF-16, the low byte first, with its mark', 'utf-16le', utf16(`\uFEFF${odd}`)],
    ['UTF-16, the high byte first, with its mark', 'utf-16be', utf16(`\uFEFF${odd}`).swap16()],
    ['UTF-16, the low byte first', 'utf-16le', utf16(odd.replaceAll(/[“”–€]/gu, ''))],
    ['UTF-16, the high byte first', 'utf-16be', utf16(odd.replaceAll(/[“”–€]/gu, '')).swap16()],
    ['Windows-1252', 'windows-1252', windows],
  ])('%s', async (_, encoding, content) => {
    const { facts, table: rows } = await readText(content)
    expect(facts.dialect?.encoding).toBe(encoding)
    expect(rows[0]).toEqual(['name', 'city'])
    expect(rows[1]?.[0]).toBe('José Ångström')
    expect(['“Köln” – 5 €', 'Köln  5 ']).toContain(rows[1]?.[1])
  })

  it('a character of several bytes may stand where one piece ends', async () => {
    const rows = await table(`a,b\n${'ä€,😀\n'.repeat(120_000)}`)
    expect(new Set(rows.slice(1).flat())).toEqual(new Set(['ä€', '😀']))
    expect(rows).toHaveLength(120_001)
  })
})

describe('a text file that cannot be read', () => {
  it.each([
    ['empty', '', { problem: 'empty' }],
    ['a byte order mark alone', '\uFEFF', { problem: 'empty' }],
    ['empty lines alone', '\r\n\r\n , \r\n', { problem: 'empty' }],
    ['headings alone', 'a,b\r\n', { problem: 'header-only', headings: ['a', 'b'] }],
    ['quotes that never close', 'a,b\n1,2\n\n3,"4\n5,6\n', { problem: 'damaged', record: 3 }],
    ['quotes that do not close in the last line', 'a,b\n1,"2', { problem: 'damaged', record: 2 }],
    ['quotes that close elsewhere', 'a,b\n1,"2"x\n3,"4"\n', { problem: 'damaged', record: 2 }],
    ['a PDF', '%PDF-1.7\n%\u00E2\u00E3\n', { problem: 'binary', content: 'pdf' }],
    [
      'an image',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10),
      { problem: 'binary', content: 'image' },
    ],
    ['NUL bytes', 'a,b\n1,\u0000\n', { problem: 'binary', content: 'other' }],
    [
      'NUL bytes far behind',
      `a,b\n${'1,2\n'.repeat(9_999)}\u0000`,
      { problem: 'binary', content: 'other' },
    ],
    [
      'control characters',
      Uint8Array.from({ length: 999 }, (_, at) => 1 + (at % 31)),
      { problem: 'binary', content: 'other' },
    ],
    ['a web page', '<!DOCTYPE html><table><tr><td>1', { problem: 'binary', content: 'markup' }],
    [
      'a sheet in XML',
      '<?xml version="1.0"?><Workbook/>',
      { problem: 'binary', content: 'markup' },
    ],
    [
      '101 columns',
      `${'a,'.repeat(100)}a\n1\n`,
      { problem: 'too-many-columns', most: 100, record: 1 },
    ],
    [
      '101 cells in a row',
      `a,b\n1,2\n${'1,'.repeat(100)}1\n`,
      { problem: 'too-many-columns', most: 100, record: 3 },
    ],
  ])('%s', async (_, content, problem) => {
    expect(await problemOf(fileOf(content))).toEqual(problem)
  })

  it('100 columns can be', async () => {
    expect(await problemOf(fileOf(`${'a,'.repeat(99)}a\n1\n`))).toBeNull()
  })

  it('200,000 rows can be, 200,001 not', async () => {
    const rows = `a,b\n${'1,2\n'.repeat(importLimits.rows)}`
    expect((await readFileFacts(rows)).rows).toBe(importLimits.rows)
    expect(await problemOf(fileOf(`${rows}1,2\n`))).toEqual({
      problem: 'too-many-rows',
      most: importLimits.rows,
    })
  })

  it('25 MB can be, one byte more not, and of that nothing is read', async () => {
    const content = new Uint8Array(importLimits.bytes).fill(0x61)
    content.set(new TextEncoder().encode('a,b\n1,2\n'))
    expect(await problemOf(fileOf(content))).toBeNull()
    const larger = fileOf(Buffer.concat([content, Buffer.from('1')]))
    Object.defineProperty(larger, 'arrayBuffer', { value: () => expect.fail('It was read') })
    expect(await problemOf(larger)).toEqual({
      problem: 'too-large',
      size: importLimits.bytes + 1,
      most: importLimits.bytes,
    })
  })

  it('one that was changed since is said to be', async () => {
    const { facts } = await readText('a,b\n1,2\n')
    const { rowsOf } = await import('./file-table')
    const parts = rowsOf(fileOf('a,b\n1,3\n'), facts, { from: 0, rowsAtOnce: 10 })
    await expect(parts.next()).rejects.toMatchObject({ problem: { problem: 'unreadable' } })
  })
})

const readFileFacts = async (content: BlobPart) => (await readFile(fileOf(content))).facts

describe('what is said of a file', () => {
  it('name, size, hash, headings and the first three rows', async () => {
    const { facts } = await readText('a,b\n1,2\n3,4\n5,6\n7,8\n')
    expect(facts).toEqual({
      name: 'bills.csv',
      size: 20,
      hash: createHash('sha256').update('a,b\n1,2\n3,4\n5,6\n7,8\n').digest('hex'),
      format: 'csv',
      dialect: { encoding: 'utf-8', delimiter: ',', newline: '\n' },
      sheets: [],
      sheet: null,
      headings: ['a', 'b'],
      rows: 4,
      samples: [
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
      is_misnamed: false,
    })
  })

  it.each([
    ['bills.xlsx', true],
    ['BILLS.XLS', true],
    ['bills.txt', false],
    ['bills', false],
    ['bills.dat', false],
  ])('text in %s', async (name, isMisnamed) => {
    const { facts } = await readFile(fileOf('a,b\n1,2\n', name))
    expect(facts).toMatchObject({ format: 'csv', is_misnamed: isMisnamed })
  })

  it('rows can be read from any place on', async () => {
    const file = fileOf(`n\n${Array.from({ length: 50 }, (_, n) => `${n}\n`).join('')}`)
    const { facts } = await readFile(file)
    const { rowsOf } = await import('./file-table')
    const read: [number, string[][]][] = []
    for await (const { rows, from } of rowsOf(file, facts, { from: 30, rowsAtOnce: 15 })) {
      read.push([from, rows])
    }
    expect(read.map(([from, rows]) => [from, rows.length, rows[0]?.[0]])).toEqual([
      [30, 15, '30'],
      [45, 5, '45'],
    ])
  })
})
