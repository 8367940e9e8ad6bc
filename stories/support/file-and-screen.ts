import Papa from 'papaparse'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { config } from '@/state/preferences'
import { readXlsx, type XlsxCell } from './read-xlsx'
import { saved, startExport } from './saved-file'

/**
 * Exports the list on the screen as CSV and as XLSX, reads both files back, and compares them with
 * the rows on the screen, cell by cell, and with its totals, to the cent.
 */
export async function comparesFiles(
  canvasElement: HTMLElement,
  caption: string,
  /** What the second sheet says that it is of. */
  of: readonly string[],
): Promise<void> {
  const kept = saved()
  const page = within(canvasElement)
  await page.findByRole('table', { name: caption })
  await showEveryColumn(canvasElement)
  const screen = readScreen(await page.findByRole('table', { name: caption }))

  await startExport(canvasElement, /CSV/)
  await waitFor(() => expect(kept.name).toMatch(/\.csv$/u))
  const csv = Papa.parse<string[]>((await kept.file?.text()) ?? '', { skipEmptyLines: true }).data
  const [heads = [], ...rows] = csv
  await expect(heads).toEqual(screen.heads.map(headInFile))
  await expect(new Set(heads).size).toBe(heads.length)
  await expect(
    rows.map((row) => row.map((cell, at) => comparable(screen.kinds[at], cell))),
  ).toEqual(screen.rows.map((row) => row.map((cell, at) => comparable(screen.kinds[at], cell))))

  await startExport(canvasElement, /Excel/)
  await waitFor(() => expect(kept.name).toMatch(/\.xlsx$/u))
  const [sheet = [], about = []] = kept.file ? await readXlsx(kept.file) : []
  const asCsv = (row: readonly XlsxCell[]) =>
    heads.map((_, at) => plainCell(row[at] ?? null, rows.find((one) => one[at] !== '')?.[at] ?? ''))
  await expect(sheet.slice(1).map(asCsv)).toEqual(
    rows.map((row) => row.map((cell) => plainCell(cell, cell))),
  )

  // The totals on the screen, the sums on the second sheet and those of the file are the same.
  const stated = (label: string | undefined) => about.find(([name]) => name === label)?.[1] ?? null
  for (const [at, total] of screen.totals.entries()) {
    const [head, kind] = [heads[at], screen.kinds[at]]
    if (total === '' || at === 0) continue
    if (kind === 'money') {
      const sum = rows
        .filter((row) => counts(row, heads))
        .reduce((cents, row) => cents + centsIn(row[at] ?? ''), 0)
      await expect([head, sum]).toEqual([head, centsIn(total)])
      await expect([head, Math.round(Number(stated(head)) * 100)]).toEqual([head, sum])
    }
    if (kind === 'number' && /^[\d,]+$/u.test(total)) {
      await expect([head, stated(head)]).toEqual([head, Number(total.replaceAll(',', ''))])
    }
  }
  // Where no column has a total on the screen, none is stated.
  for (const [at, head] of heads.entries()) {
    if (screen.kinds[at] === 'money' && screen.totals[at] === '') {
      await expect([head, stated(head)]).toEqual([head, null])
    }
  }
  for (const label of of) await expect([label, stated(label)]).not.toEqual([label, null])
  await expect(kept.name).toMatch(/_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.xlsx$/u)
}

const notCharged = ['Declined', 'Timed out', 'Not charged', 'Being checked']
/** Totals are of what was charged. */
const counts = (row: readonly string[], heads: readonly string[]): boolean =>
  !notCharged.some((word) => (row[heads.indexOf('Status')] ?? '').startsWith(word))

/** Ticks the columns that wait to be chosen. */
async function showEveryColumn(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement)
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  const choice = within(await page.findByRole('group', { name: 'Columns to show' }))
  for (const box of choice.getAllByRole<HTMLInputElement>('checkbox')) {
    if (!box.checked) await userEvent.click(box)
  }
  await userEvent.keyboard('{Escape}')
}

/** Lists show their usual columns again. */
export function forgetColumns(): void {
  config.lists = {}
}

/** The dates of a list of movements have short names on the screen. */
const headInFile = (head: string) => {
  if (head === 'Posted') return 'Posting date'
  return isMoment(head) ? 'Transaction time' : head
}
const isMoment = (head: string) => head.startsWith('Time (')

/** What is heard: without the dash of a zero. With plain spaces and a plain minus sign. */
const textOf = (cell: Element) =>
  heard(cell).replaceAll(/\s+/gu, ' ').replaceAll('\u2212', '-').trim()

function heard(cell: Element): string {
  const copy = document.createElement('div')
  copy.append(...[...cell.childNodes].map((node) => node.cloneNode(true)))
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return copy.textContent
}

function readScreen(table: HTMLElement) {
  const cells = (row: Element) =>
    [...row.querySelectorAll<HTMLElement>('th, td')].filter(
      ({ dataset }) => dataset['kind'] !== 'menu',
    )
  const first = table.querySelector('thead tr')
  const heads = first ? cells(first) : []
  return {
    heads: heads.map(textOf),
    // A list of one day says only the time.
    kinds: heads.map((head) => {
      if (isMoment(textOf(head))) return 'date'
      return textOf(head).startsWith('Time') ? 'time' : (head.dataset['kind'] ?? 'text')
    }),
    rows: [...table.querySelectorAll('tr[data-row]')].map((row) => cells(row).map(textOf)),
    totals: [...table.querySelectorAll('tfoot tr')].flatMap((row) => cells(row).map(textOf)),
  }
}

/** `$1,234.50 14 payments`, `1234.50`. */
const centsIn = (text: string) =>
  Math.round(Number(/^-?\$?[\d,]+\.\d\d/u.exec(text)?.[0].replaceAll(/[$,]/gu, '')) * 100)

/** What cell and file both say, written differently. */
function comparable(kind: string | undefined, text: string): string | number {
  if (text === '') return kind === 'number' ? 0 : ''
  if (kind === 'money') return centsIn(text)
  if (kind === 'date') return minuteOf(text)
  if (kind === 'time') return minuteOfDay(text)
  if (kind !== 'number') return text.replaceAll(/\s+/gu, ' ').trim()
  // Batches are counted on the screen, and named in the file.
  if (/^\d+-\d{8}( |$)/u.test(text)) return text.split(' ').length
  return /^[\d,]+(?: of [\d,]+)?$/u.test(text) ? parseInt(text.replaceAll(',', ''), 10) : text
}

const isTime = (text: string) => /\d:\d\d/u.test(text)
/** The year stands above the list, and the zone in the column's head: they are those of the story. */
const complete = (text: string) =>
  /\d{4}/u.test(text) ? text : text.replace(/^(\w+ \d+)(?:, (.+))?$/u, '$1, 2026 $2').trim()
const minuteOf = (text: string) => minuteOfFull(complete(text), text)
const minuteOfFull = (full: string, text: string) =>
  Math.floor(
    Date.parse(
      isTime(full) && full !== text
        ? `${full} EDT`
        : isTime(full) || full.includes('-')
          ? full
          : `${full} UTC`,
    ) / 60_000,
  )

/** `2:05 PM` on the screen, an instant by the merchant's clock in the file. */
function minuteOfDay(text: string): number {
  const [, hour = '', minute = '', half = ''] =
    /(?:T|^)(\d{1,2}):(\d\d)(?::\d\d)?(?:[-+Z]| ([AP]M))?/u.exec(text) ?? []
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  return hours * 60 + Number(minute)
}

const isNumber = (text: string) => /^-?\d+(?:\.\d+)?$/u.test(text)
/** A spreadsheet counts days since the end of 1899, by the merchant's clock. */
const epochDays = 25_569

/** A cell of either file in one form; `like` is the CSV's cell of that column. */
function plainCell(cell: XlsxCell, like: string): string | number {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') {
    if (!/^\d{4}-\d\d-\d\d/u.test(like)) return cell
    const text = new Date(Math.round((cell - epochDays) * 86_400_000)).toISOString()
    return like.includes('T') ? text.slice(0, 19) : text.slice(0, 10)
  }
  if (/^\d{4}-\d\d-\d\dT/u.test(cell)) return cell.slice(0, 19)
  return isNumber(cell) ? Number(cell) : cell
}
