import { format, isDateFormat, isValidFormat } from 'numfmt'
import { readWhole } from './read-xml'
import type { Archive } from './unpack'

/** Writes the number of a cell as the sheet shows it, in American English. */
export type ShowNumber = (value: number) => string

const isoDay = 'yyyy-mm-dd'
const isoInstant = 'yyyy-mm-dd hh:mm'

/**
 * Formats that a file names by number alone. The short dates of the reader's own language (14, 22,
 * 27 and on) are not said in it: they are ISO here.
 */
const builtIn: ReadonlyMap<number, string> = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [5, '"$"#,##0;("$"#,##0)'],
  [6, '"$"#,##0;("$"#,##0)'],
  [7, '"$"#,##0.00;("$"#,##0.00)'],
  [8, '"$"#,##0.00;("$"#,##0.00)'],
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  [14, isoDay],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, isoInstant],
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, isoDay] as const),
  [37, '#,##0;(#,##0)'],
  [38, '#,##0;(#,##0)'],
  [39, '#,##0.00;(#,##0.00)'],
  [40, '#,##0.00;(#,##0.00)'],
  [41, '#,##0;(#,##0);"-"'],
  [42, '"$"#,##0;("$"#,##0);"-"'],
  [43, '#,##0.00;(#,##0.00);"-"'],
  [44, '"$"#,##0.00;("$"#,##0.00);"-"'],
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mm:ss.0'],
  [48, '##0.0E+0'],
])

/** The formats of a workbook's cell styles, by their places. */
export async function readNumberFormats(
  archive: Archive,
  part: string | null,
  is1904: boolean,
): Promise<(style: number) => ShowNumber> {
  const own = new Map<number, string>()
  const styles: number[] = []
  let isOfCells = false
  await readWhole(part === null ? null : archive.part(part), {
    open: (name, { attributes: { numFmtId, formatCode } }) => {
      if (name === 'numFmt') own.set(Number(numFmtId), formatCode ?? '')
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) styles.push(Number(numFmtId ?? 0))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  const shows = styles.map((id) => showBy(own.get(id) ?? builtIn.get(id) ?? '', is1904))
  return (style) => shows[style] ?? showGeneral
}

function showBy(code: string, is1904: boolean): ShowNumber {
  const plain = inAmericanEnglish(code)
  if (plain === '' || /^(?:general|@)$/iu.test(plain) || !isValidFormat(plain)) return showGeneral
  const added = is1904 && isDateFormat(plain) ? daysTo1904 : 0
  return (value) => format(plain, value + added, { throws: false }).trim()
}

/** Between the first days of the two ways to count. */
const daysTo1904 = 1_462

/** A day in the reader's own words (`F800`) is ISO; the language of others is left out. */
function inAmericanEnglish(code: string): string {
  if (/\[\$-(?:x-sysdate|f800)/iu.test(code)) return isoDay
  return code
    .replaceAll(/\[\$-[^\]]*\]/gu, '')
    .replaceAll(/\[\$([^\]-]+)-[^\]]*\]/gu, (_, sign: string) => `"${sign}"`)
}

/**
 * Excel shows 12 digits and more as `1.23457E+11`, and still holds them all: they are written in
 * full, as long as none is lost.
 */
const showGeneral: ShowNumber = (value) =>
  Number.isSafeInteger(value) && Math.abs(value) < 1e15
    ? String(value)
    : format('General', value, { throws: false })
