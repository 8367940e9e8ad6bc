import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import type { FileFacts, FileProblem } from './file-facts'
import { factsOf, rowsOf } from './file-table'
import { UnreadableFile } from './unreadable-file'

export interface ReadFile {
  readonly facts: FileFacts
  /** With the headings. */
  readonly table: string[][]
}

export const fileOf = (content: BlobPart, name = 'bills.csv'): File => new File([content], name)

/** As the worker reads it, seven rows at a time. */
export async function readFile(file: File, sheet: string | null = null): Promise<ReadFile> {
  const facts = await factsOf(file, sheet)
  const rows: string[][] = []
  for await (const part of rowsOf(file, facts, { from: 0, rowsAtOnce: 7 })) {
    if (part.from !== rows.length) throw new Error(`A part begins at ${part.from}`)
    rows.push(...part.rows)
  }
  return { facts, table: [[...facts.headings], ...rows] }
}

export const readText = (content: BlobPart): Promise<ReadFile> => readFile(fileOf(content))

/** null: it can be read. */
export async function problemOf(
  file: File,
  sheet: string | null = null,
): Promise<FileProblem | null> {
  try {
    await factsOf(file, sheet)
    return null
  } catch (error) {
    if (error instanceof UnreadableFile) return error.problem
    throw error
  }
}

/** A ZIP archive of texts and bytes. */
export async function zipOf(
  parts: Readonly<Record<string, string | Uint8Array>>,
  password?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), {
    useWebWorkers: false,
    ...(password === undefined ? {} : { password }),
  })
  for (const [name, content] of Object.entries(parts)) {
    const reader =
      typeof content === 'string' ? new TextReader(content) : new Uint8ArrayReader(content)
    await writer.add(name, reader)
  }
  return Uint8Array.from(await writer.close())
}

const relations = (lines: readonly string[]) => `<Relationships>${lines.join('')}</Relationships>`
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="https://schemas/${type}" Target="${target}"/>`

interface OddWorkbook {
  /** The XML of their rows. */
  readonly sheets: Readonly<Record<string, string>>
  /** Of `<si>` elements. */
  readonly strings?: string
  /** Of number formats and styles. */
  readonly styles?: string
  readonly properties?: string
  /** Parts that stand in for these. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>
}

/** The parts of a workbook written by hand, as other programs write them. */
export function workbookParts({ sheets, strings, styles, properties, parts }: OddWorkbook) {
  const names = Object.keys(sheets)
  return {
    '_rels/.rels': relations([relation('r1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<?xml version="1.0" encoding="UTF-8"?><workbook>${properties ?? ''}<sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...names.map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at}.xml`)),
      relation('t1', 'sharedStrings', 'sharedStrings.xml'),
      relation('t2', 'styles', '/xl/styles.xml'),
    ]),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
    ...(styles === undefined ? {} : { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` }),
    ...parts,
  }
}

export const oddWorkbook = async (workbook: OddWorkbook): Promise<File> =>
  fileOf(await zipOf(workbookParts(workbook)), 'bills.xlsx')
