/** A cell of an XLSX file: text, or a number that may be a day. */
export type XlsxCell = string | number | null

/** Reads what the application's own writer makes: the rows of each sheet. */
export async function readXlsx(file: Blob): Promise<XlsxCell[][][]> {
  const parts = await unzip(file)
  const strings = [
    ...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/gu),
  ].map(([, text = '']) => unescaped(text))
  const sheets = [...parts.keys()].filter((name) => name.startsWith('xl/worksheets/sheet'))
  return sheets.toSorted().map((name) => rowsIn(parts.get(name) ?? '', strings))
}

function rowsIn(xml: string, strings: readonly string[]): XlsxCell[][] {
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gsu)].map(([, row = '']) => {
    const cells: XlsxCell[] = []
    for (const [, letter = 'A', rest = '', value = ''] of row.matchAll(
      /<c r="([A-Z])\d+"([^>]*)><v>([^<]*)<\/v><\/c>/gu,
    )) {
      const at = (letter.codePointAt(0) ?? 0) - ('A'.codePointAt(0) ?? 0)
      while (cells.length < at) cells.push(null)
      cells[at] = rest.includes('t="s"') ? (strings[Number(value)] ?? '') : Number(value)
    }
    return cells
  })
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}
const unescaped = (xml: string) =>
  xml.replaceAll(/&(amp|lt|gt|quot|apos);/gu, (_, name: string) => entities[name] ?? '')

/** The files of a ZIP archive as text, by its directory at the end. */
async function unzip(file: Blob): Promise<Map<string, string>> {
  const bytes = new DataView(await file.arrayBuffer())
  const end = bytes.byteLength - 22
  let at = bytes.getUint32(end + 16, true)
  const parts = new Map<string, string>()
  for (let left = bytes.getUint16(end + 10, true); left > 0; left -= 1) {
    const isPacked = bytes.getUint16(at + 10, true) !== 0
    const size = bytes.getUint32(at + 20, true)
    const lengths = [28, 30, 32].map((offset) => bytes.getUint16(at + offset, true))
    const [name = 0, extra = 0, note = 0] = lengths
    const local = bytes.getUint32(at + 42, true)
    const begin = local + 30 + bytes.getUint16(local + 26, true) + bytes.getUint16(local + 28, true)
    const content = file.slice(begin, begin + size)
    const plain = isPacked
      ? content.stream().pipeThrough(new DecompressionStream('deflate-raw'))
      : content.stream()
    parts.set(
      new TextDecoder().decode(new Uint8Array(bytes.buffer, at + 46, name)),
      await new Response(plain).text(),
    )
    at += 46 + name + extra + note
  }
  return parts
}
