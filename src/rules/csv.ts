/** Files for a spreadsheet (product.md, "Export"): what stands in a cell is what was written. */

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
  const safe = amount.test(text) ? text : neutral(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function neutral(text: string): string {
  return /^[\t\r]*[=+\-@]/.test(text) ? `'${text}` : text
}

/** `{merchant}_{report}_{from}_{to}.csv`; a day that nobody chose is left out. */
export function csvName(merchant: string, report: string, days: readonly string[]): string {
  return `${[merchant, report, ...days].filter((part) => part !== '').join('_')}.csv`
}
