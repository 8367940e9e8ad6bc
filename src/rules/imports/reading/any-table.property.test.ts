import { expect, it } from 'vitest'
import { withoutMark } from '@/rules/export/formula'
import { xlsxOf } from '@/rules/export/xlsx'
import { delimiters, type Delimiter, type Encoding, encodings } from './file-facts'
import { fileOf, readFile } from './reading.test-support'

/** Any table, written in any dialect, is read as the same table. */

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  const oneOf = <T>(values: readonly [T, ...T[]]): T => values[upTo(values.length - 1)] ?? values[0]
  return { next, upTo, oneOf }
}
type Random = ReturnType<typeof randomOf>

const pieces = [
  ['0012', '8.0045E+05', '1,234.50', '1.234,50', '-12', '2026-02-13', '13/02/2026', 'DOE, JANE'],
  [
    '"',
    '""',
    ',',
    ';',
    '\t',
    '|',
    ' ',
    '  ',
    "'",
    '\n',
    '\r\n',
    '\n\n',
    'sep=;',
    '#',
    '\\',
    'NULL',
  ],
  [
    'ñ',
    'Ångström',
    '€',
    '“x”',
    'a',
    'B',
    '1142 MARKET ST',
    '5" PIPE',
    'x'.repeat(300),
    '<b>',
    '&amp;',
  ],
].flat()
const wide = ['漢字', '😀', 'مرحبا', '\u200B', '﷽', 'ю'] as const

function anyText(random: Random, encoding: Encoding): string {
  const some = encoding === 'windows-1252' ? pieces : [...pieces, ...wide]
  const parts = Array.from({ length: random.upTo(3) }, () => some[random.upTo(some.length - 1)])
  // A formula's mark is taken away (own-files.test.ts).
  return withoutMark(parts.join(''))
}

/** Headings are names, so that a delimiter can be told; each row has something to be a row. */
function anyTable(random: Random, encoding: Encoding): string[][] {
  const width = 2 + random.upTo(8)
  const headings = Array.from({ length: width }, (_, n) => `column_${n}`)
  const rows = Array.from({ length: 1 + random.upTo(30) }, (_, n) => [
    `${n}`,
    ...Array.from({ length: width - 1 }, () => anyText(random, encoding)),
  ])
  return [headings, ...rows]
}

interface Writing {
  readonly delimiter: Delimiter
  readonly newline: string
  readonly quotes: 'all' | 'needed' | 'random'
  readonly encoding: Encoding
  readonly hasMark: boolean
  readonly endsLine: boolean
  readonly saysDelimiter: boolean
}

function anyWriting(random: Random): Writing {
  return {
    delimiter: random.oneOf(delimiters),
    newline: random.oneOf(['\n', '\r\n', '\r']),
    quotes: random.oneOf(['all', 'needed', 'random']),
    encoding: random.oneOf(encodings),
    hasMark: random.next() < 0.5,
    endsLine: random.next() < 0.7,
    saysDelimiter: random.next() < 0.2,
  }
}

function written(table: readonly string[][], writing: Writing, random: Random): string {
  const { delimiter, newline, quotes, endsLine, saysDelimiter } = writing
  const cell = (text: string) => {
    const isNeeded = /["\r\n]/u.test(text) || text.includes(delimiter)
    const isQuoted = isNeeded || quotes === 'all' || (quotes === 'random' && random.next() < 0.5)
    return isQuoted ? `"${text.replaceAll('"', '""')}"` : text
  }
  const lines = table.map((row) => row.map(cell).join(delimiter))
  if (saysDelimiter) lines.unshift(`sep=${delimiter}`)
  return lines.join(newline) + (endsLine ? newline : '')
}

const windows1252 = new Map([
  ['€', '\u0080'],
  ['“', '\u0093'],
  ['”', '\u0094'],
])

function encoded(text: string, { encoding, hasMark }: Writing): Uint8Array<ArrayBuffer> {
  if (encoding === 'windows-1252') {
    const signs = [...text].map((sign) => windows1252.get(sign) ?? sign)
    return Buffer.from(signs.join(''), 'latin1')
  }
  const marked = hasMark || encoding !== 'utf-8' ? `\uFEFF${text}` : text
  if (encoding === 'utf-8') return Buffer.from(marked)
  const bytes = Buffer.from(marked, 'utf16le')
  return encoding === 'utf-16be' ? bytes.swap16() : bytes
}

const seeds = Array.from({ length: 400 }, (_, n) => n + 1)

it('any table → any dialect → the same table', async () => {
  for (const seed of seeds) {
    const random = randomOf(seed)
    const writing = anyWriting(random)
    const table = anyTable(random, writing.encoding)
    const read = await readFile(fileOf(encoded(written(table, writing, random), writing)))
    const { rows, dialect } = read.facts
    const { delimiter } = writing
    expect({ seed, writing, rows, delimiter: dialect?.delimiter, table: read.table }).toEqual({
      seed,
      writing,
      rows: table.length - 1,
      delimiter,
      table,
    })
  }
})

it('any table → an xlsx file → the same table', async () => {
  for (const seed of seeds.slice(0, 60)) {
    const table = anyTable(randomOf(seed), 'utf-8')
    const [headings = [], ...rows] = table
    const file = await xlsxOf({
      columns: headings.map((head) => ({ head, kind: 'text' })),
      rows,
      zone: 'UTC',
      sheets: { rows: 'Bills', about: 'About' },
      facts: [],
    })
    const read = await readFile(fileOf(file, 'bills.xlsx'))
    // XML has one kind of line end.
    const expected = table.map((row) => row.map((cell) => cell.replaceAll('\r\n', '\n')))
    expect({ seed, table: read.table }).toEqual({ seed, table: expected })
  }
}, 20_000)
