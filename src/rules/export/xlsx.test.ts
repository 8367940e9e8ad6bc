import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { fileBuilder } from './file-builder'
import type { FileColumn, FileFact, FileRow } from './table'

/** The files of a ZIP archive as text; covers the writer's subset of the format. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  let at = archive.indexOf('PK\u0001\u0002', 0, 'latin1')
  while (at >= 0 && archive.readUInt32LE(at) === 0x02_01_4b_50) {
    const [method, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [name, extra, note] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset))
    const local = archive.readUInt32LE(at + 42)
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const content = archive.subarray(begin, begin + packed)
    files.set(
      archive.toString('utf8', at + 46, at + 46 + (name ?? 0)),
      (method === 0 ? content : inflateRawSync(content)).toString('utf8'),
    )
    at += 46 + (name ?? 0) + (extra ?? 0) + (note ?? 0)
  }
  return files
}

interface ReadCell {
  readonly text?: string
  readonly number?: number
  /** The number format. */
  readonly format: string
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}
const unescaped = (xml: string) =>
  xml
    .replaceAll(/&(amp|lt|gt|quot|apos);/gu, (_, name: string) => entities[name] ?? '')
    .replaceAll(/_x([\dA-F]{4})_/gu, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))

function readSheet(files: Map<string, string>, number: number): (ReadCell | undefined)[][] {
  const strings = [...(files.get('xl/sharedStrings.xml') ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/gu)]
  const styles = files.get('xl/styles.xml') ?? ''
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/gu)].map(
      ([, id = '', code = '']) => [id, unescaped(code)] as const,
    ),
  )
  const cellStyles = [
    ...(/<cellXfs[^>]*>(.*?)<\/cellXfs>/su.exec(styles)?.[1] ?? '').matchAll(
      /<xf (?:numFmtId="(\d+)")?/gu,
    ),
  ].map((found) => formats.get(found[1] ?? '') ?? '')
  const xml = files.get(`xl/worksheets/sheet${number}.xml`) ?? ''
  expect(xml).not.toContain('<f>')
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gsu)].map((row) => {
    const cells: (ReadCell | undefined)[] = []
    for (const [, letter = 'A', rest = '', value = ''] of (row[1] ?? '').matchAll(
      /<c r="([A-Z])\d+"([^>]*)><v>([^<]*)<\/v><\/c>/gu,
    )) {
      const format = cellStyles[Number(/s="(\d+)"/u.exec(rest)?.[1] ?? 0)] ?? ''
      cells[letter.codePointAt(0) ?? 0] = rest.includes('t="s"')
        ? { text: unescaped(strings[Number(value)]?.[1] ?? ''), format }
        : { number: Number(value), format }
    }
    return cells.slice(65)
  })
}

const zone = 'America/New_York'
const columns: readonly FileColumn[] = [
  { head: 'Account', kind: 'text' },
  { head: 'Paid', kind: 'date' },
  { head: 'At', kind: 'instant' },
  { head: 'Amount', kind: 'amount' },
  { head: 'Bills', kind: 'count' },
]

async function written(
  rows: readonly FileRow[],
  facts: readonly FileFact[] = [],
  of: readonly FileColumn[] = columns,
) {
  const sheets = { rows: 'Payments: all/any', about: 'About' }
  const builder = fileBuilder({ format: 'xlsx', columns: of, zone, sheets })
  for (let at = 0; at < rows.length; at += 1_000) builder.add(rows.slice(at, at + 1_000))
  const file = await builder.finish(facts)
  return unzip(Buffer.from(await file.arrayBuffer()))
}

/** Days since the end of 1899, the epoch of spreadsheets. */
const day = (text: string) => Date.parse(text) / 86_400_000 + 25_569

describe('an XLSX file (product.md, "Export")', () => {
  it('has text as text, amounts and days as numbers with a format', async () => {
    const files = await written([['0012', '2026-06-01', '2026-06-01T14:02:07Z', -94_864, 3]])
    expect(readSheet(files, 1)[1]).toEqual([
      { text: '0012', format: '@' },
      { number: day('2026-06-01T00:00:00Z'), format: 'yyyy-mm-dd' },
      { number: day('2026-06-01T10:02:07Z'), format: 'yyyy-mm-dd hh:mm:ss' },
      { number: -948.64, format: '#,##0.00' },
      { number: 3, format: '0' },
    ])
    expect(files.get('xl/workbook.xml')).toContain('name="Payments  all any"')
  })

  it('keeps every text as it is, and none is a formula', async () => {
    const texts = [
      ['=1+1', '+1', '-1', '@sum', ' =1', '＝1', '\t=1', 'a;=1', '<script>', 'a&b', '"', ' '],
      ['_x0041_', 'two\nlines', '😀', 'مرحبا', 'constructor ', '2026-06-01', '-12.50'],
    ].flat()
    const files = await written(texts.map((text) => [text, null, null, null, null]))
    expect(
      readSheet(files, 1)
        .slice(1)
        .map(([cell]) => cell?.text),
    ).toEqual(texts)
  })

  it('keys of every object and endless texts are written as text', async () => {
    const texts = ['constructor', '__proto__', 'x'.repeat(40_000)]
    const files = await written(texts.map((text) => [text, null, null, null, null]))
    const read = readSheet(files, 1)
      .slice(1)
      .map(([cell]) => cell?.text)
    expect(read).toEqual(['constructor ', '__proto__ ', 'x'.repeat(32_767)])
  })

  it('has totals and filters on its second sheet, empty where there is none', async () => {
    const rows: FileRow[] = [
      ['1', null, null, 10, 1],
      ['2', null, null, 20, 2],
      ['3', null, null, null, null],
    ]
    const files = await written(rows, [
      { label: 'Amount', kind: 'amount', value: 30 },
      { label: 'Bills', kind: 'count', value: 3 },
      { label: 'Deposit', kind: 'amount', value: null },
      { label: 'Status', kind: 'text', value: 'Paid' },
    ])
    const about = readSheet(files, 2).map((row) => row.map((cell) => cell?.text ?? cell?.number))
    expect(about).toEqual([['Amount', 0.3], ['Bills', 3], ['Deposit'], ['Status', 'Paid']])
    expect(readSheet(files, 1)).toHaveLength(4)
  })

  it('holds 10,000 rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => [String(n).padStart(6, '0'), n])
    const two = columns.filter(({ kind }) => kind === 'text' || kind === 'amount')
    const sheet = readSheet(await written(rows, [], two), 1)
    expect(sheet).toHaveLength(10_001)
    expect(sheet.at(-1)).toMatchObject([{ text: '009999' }, { number: 99.99 }])
  })
})
