import { UnreadableFile } from '../unreadable-file'
import { attribute, readWhole } from './read-xml'
import type { Archive } from './unpack'

export interface Workbook {
  /** Those that are shown, in their order. */
  readonly sheets: readonly { readonly name: string; readonly part: string }[]
  /** Days are counted from 1904, as old Macs did. */
  readonly is1904: boolean
  readonly stringsPart: string | null
  readonly stylesPart: string | null
}

interface Relation {
  readonly id: string
  /** Its last word: `worksheet`, `styles`. */
  readonly type: string
  readonly part: string
}

/** Throws what the file is instead, where it is no workbook. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const main = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')
  const part = main?.part ?? 'xl/workbook.xml'
  // Excel's binary format, `.xlsb`.
  if (part.endsWith('.bin')) throw new UnreadableFile({ problem: 'old-xls' })
  const content = archive.part(part)
  const sheets: { readonly name: string; readonly id: string }[] = []
  const seen = { workbook: false, from1904: false }
  await readWhole(content, {
    open: (name, tag) => {
      if (name === 'workbook') seen.workbook = true
      if (name === 'workbookPr') seen.from1904 = isOn(attribute(tag, 'date1904'))
      if (name !== 'sheet' || (tag.attributes['state'] ?? 'visible') !== 'visible') return
      sheets.push({ name: tag.attributes['name'] ?? '', id: attribute(tag, 'id') ?? '' })
    },
  })
  if (!seen.workbook) throw new UnreadableFile({ problem: 'binary', content: 'archive' })
  const relations = await relationsOf(archive, part)
  const partOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.part ?? null
  return {
    sheets: sheets.flatMap(({ name, id }) => {
      const found = relations.find((one) => one.id === id && one.type === 'worksheet')
      return found ? [{ name, part: found.part }] : []
    }),
    is1904: seen.from1904,
    stringsPart: partOf('sharedStrings'),
    stylesPart: partOf('styles'),
  }
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true'

/** What a part names; `''` is the archive itself. */
async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const list = `${folder}_rels/${part.slice(folder.length)}.rels`
  const relations: Relation[] = []
  await readWhole(archive.part(list), {
    open: (name, { attributes }) => {
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes
      if (name !== 'Relationship') return
      relations.push({
        id,
        type: type.slice(type.lastIndexOf('/') + 1),
        part: join(folder, target),
      })
    },
  })
  return relations
}

const join = (folder: string, target: string): string =>
  new URL(target, `https://archive/${folder}`).pathname.slice(1)
