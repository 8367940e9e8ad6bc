/** Files for a spreadsheet (product.md, "Export"): what stands in a cell is what was written. */

/** No other file of this product names this type, so that all go through `csvOf`. */
export const csvType = 'text/csv;charset=utf-8'

/** Tells a spreadsheet that the file is UTF-8. */
const mark = '\uFEFF'

export type Cell = string | number | null

/** One header row, no totals; lines end as RFC 4180 has it. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cellText(cell)).join(','))
  return `${mark}${lines.join('\r\n')}\r\n`
}

/** A number of cents as `1234.56`: no sign of money, no groups. */
export function plainAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Amounts are numbers, also below zero; anything else that looks like a formula is none. */
const amount = /^-?\d+\.\d{2}$/

function cellText(cell: Cell): string {
  if (cell === null) return ''
  const text = String(cell)
  const safe = typeof cell === 'number' || amount.test(text) ? text : neutral(text)
  return mustBeQuoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Also what separates cells elsewhere: a semicolon in half of Europe, a tab in pasted text. */
const mustBeQuoted = /[",;\t\r\n\v\f\u0085\u2028\u2029]/

/**
 * Where a spreadsheet may begin to read a formula: at the start of the text, and after a mark at
 * which some split it. Spaces of any width, invisible characters and quotes before it do not count;
 * signs of full width and the minus of typesetters are taken for the usual ones.
 */
const formulaStart =
  /(?<=^|[;\t\r\n\v\f\u0085\u2028\u2029])(?=[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gu

/** An apostrophe says that text follows. */
function neutral(text: string): string {
  return text.replaceAll(formulaStart, "'")
}

/** `{merchant}_{report}_{from}_{to}.csv`; a day that nobody chose is left out. */
export function csvName(merchant: string, report: string, days: readonly string[]): string {
  return `${[merchant, report, ...days].filter((part) => part !== '').join('_')}.csv`
}
