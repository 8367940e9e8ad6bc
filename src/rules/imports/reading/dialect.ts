import { delimiters, type Delimiter, type Dialect, type Encoding } from './file-facts'
import { csvParser } from './csv-parser'
import { isBlank } from './records'

/** In bytes: some hundreds of records. */
const looked = 128 * 1_024

/** How a text writes its table. */
export function dialectOf(bytes: Uint8Array, encoding: Encoding): Dialect {
  const isWhole = bytes.length <= looked
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, looked), { stream: true })
  const newline = newlineOf(text)
  const said = saidDelimiter(text)
  return { encoding, newline, delimiter: said?.delimiter ?? delimiterOf(text, newline, isWhole) }
}

/** Excel's own first line, `sep=;`. It is no record. */
export function saidDelimiter(
  text: string,
): { readonly delimiter: Delimiter; readonly length: number } | null {
  const found = /^"?sep=([,;\t|])"?(?:\r\n|\n|\r)/iu.exec(text)
  const delimiter = delimiters.find((one) => one === found?.[1])
  return found && delimiter ? { delimiter, length: found[0].length } : null
}

/** The first line's end outside of quotes. */
function newlineOf(text: string): Dialect['newline'] {
  let isQuoted = false
  for (const [found] of text.matchAll(/"|\r\n|\n|\r/gu)) {
    if (found === '"') isQuoted = !isQuoted
    else if (!isQuoted) return found === '\r' ? '\r' : '\n'
  }
  return '\n'
}

interface Split {
  readonly delimiter: Delimiter
  /** The part of records that have as many cells as most have. */
  readonly share: number
  /** Whether the first record has as many, too. */
  readonly isOfHeadings: boolean
  readonly cells: number
  /** Every one stands inside of a number, or before a space, as in `1,50` and `DOE, JANE`. */
  readonly isOfText: boolean
}

const mostRecords = 200
/** The part of records that a real delimiter divides alike; the others are mistakes. */
const enough = 0.8
/** Signs that stand in no text come first where two of them would do. */
const byRareness: readonly Delimiter[] = ['\t', '|', ',', ';']

function delimiterOf(text: string, newline: Dialect['newline'], isWhole: boolean): Delimiter {
  const splits = byRareness
    .map((delimiter) => splitBy(delimiter, text, newline, isWhole))
    .filter(({ cells, share, isOfHeadings }) => cells > 1 && (share >= enough || isOfHeadings))
  const real = splits.filter(({ isOfText }) => !isOfText)
  const [best] = (real.length > 0 ? real : splits).toSorted(
    (one, other) =>
      Number(other.isOfHeadings) - Number(one.isOfHeadings) ||
      Number(other.share >= enough) - Number(one.share >= enough) ||
      other.cells - one.cells,
  )
  return best?.delimiter ?? ','
}

function splitBy(
  delimiter: Delimiter,
  text: string,
  newline: Dialect['newline'],
  isWhole: boolean,
): Split {
  const parsed = csvParser({ delimiter, newline }).parse(text, isWhole)
  const records = parsed.records.filter((record) => !isBlank(record)).slice(0, mostRecords)
  const counts = new Map<number, number>()
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [[cells, times] = [0, 0]] = [...counts].toSorted(([, one], [, other]) => other - one)
  return {
    delimiter,
    cells,
    share: times / Math.max(records.length, 1),
    isOfHeadings: records[0]?.length === cells,
    isOfText: records.every((record) =>
      record.every(
        (cell, place) => place === 0 || followsText(delimiter, record[place - 1] ?? '', cell),
      ),
    ),
  }
}

const followsText = (delimiter: Delimiter, before: string, after: string): boolean =>
  /^ \S/u.test(after) || (delimiter === ',' && /\d$/u.test(before) && /^\d/u.test(after))
