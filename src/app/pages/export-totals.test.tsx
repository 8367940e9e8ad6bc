import { cleanup, screen, waitFor } from '@testing-library/react'
import Papa from 'papaparse'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { now as worldNow, oddDays, oddWorld } from '@mocks/handlers/reports/odd-world.test-support'
import { personaNamed } from '@mocks/world/personas'
import { exportPageSize } from '@/contract/list'
import { openAddress, stubBrowser } from '@/app/open-address.test-support'
import { loadEveryArea } from '@/i18n/packs'
import { fileBuilder } from '@/rules/export/file-builder'
import type { FileFact, FileFormat } from '@/rules/export/table'
import { sumOf } from '@/rules/payments/money'
import { exportRun } from '@/screens/shared/list/export/export-run'
import { fileColumns, type ListExport } from '@/screens/shared/list/export/export-types'
import { setClockOffset } from '@/state/clock'
import { forgetScreenLeft } from '@/state/session/screen-left'
import { purgeSession } from '@/state/session/session'
import { openSession } from '@/state/session/signed-in'

/** A report's file says what the report says: its columns add up to its totals, and to the screen's. */

type Exported = Record<'list' | 'wentBack', ListExport<unknown> | null>
const exported = vi.hoisted((): Exported => ({ list: null, wentBack: null }))
vi.mock('@/screens/shared/list/export/export-menu', () => ({
  ExportMenu: ({ list }: { list: ListExport<unknown> }) => {
    // A day's page has two lists.
    exported[list.report.startsWith('went-back-') ? 'wentBack' : 'list'] = list
    return null
  },
}))

/** Of an hour more, of an hour less, of one kind of event each, and of payments of all kinds. */
const dayRanges = [
  ['2025-11-02', '2025-11-02'],
  ['2026-03-08', '2026-03-08'],
  [oddDays.refunds, oddDays.refunds],
  [oddDays.returns, oddDays.returns],
  [oddDays.voids, oddDays.voids],
  ['2026-03-05', '2026-03-11'],
] as const

const days = '/admin/transactions-reports/transactions/1/real-estate-tax'
const charged = 'approved,posted,pending,voided,returned,refunded,part-refunded'
const lists = [
  { path: '/admin/reports', filter: { tender: 'card,cash' } },
  { path: '/admin/reports/departments/1', filter: { tender: 'echeck' } },
  { path: '/admin/reports/transactions/1/real-estate-tax', filter: { type: 'payment,refund' } },
  { path: '/admin/transactions-reports', filter: { channel: 'counter,guest' } },
  { path: '/admin/transactions-reports/departments/1', filter: { min_cents: '50000' } },
  // What was not charged is listed, and is in no sum.
  {
    path: days,
    always: { status: charged },
    filter: { tender: 'card' },
  },
] as const

/** On these days nothing happened that the list shows. */
const empty: ReadonlySet<string> = new Set([
  `/admin/reports/transactions/1/real-estate-tax ${oddDays.voids}`,
  ...['2025-11-02', oddDays.refunds, oddDays.returns, oddDays.voids, '2026-03-05'].map(
    (day) => `${days} ${day}`,
  ),
])

/** Every other one is filtered. */
const all = lists.flatMap((list, first) =>
  dayRanges.map(([from, to], index) => {
    const narrowed = (first + index) % 2 === 0 ? list.filter : {}
    return [list.path, from, to, { ...('always' in list && list.always), ...narrowed }] as const
  }),
)
const isEmpty = ([path, from]: (typeof all)[number]) => empty.has(`${path} ${from}`)

function addressOf([path, from, to, filter]: (typeof all)[number]): string {
  const search = new URLSearchParams({
    ...(path === days ? { day: from } : { from, to }),
    ...filter,
  })
  return `${path}?${search}`
}

const { cloud } = oddWorld('files')

beforeAll(async () => {
  setClockOffset(worldNow - Date.now())
  await loadEveryArea('en')
})

beforeEach(() => {
  stubBrowser()
  exported.list = null
  exported.wentBack = null
})

afterEach(() => {
  cleanup()
  forgetScreenLeft()
  purgeSession()
  vi.unstubAllGlobals()
})

async function open(address: string) {
  const entry = await cloud.enter(personaNamed('super').email)
  if (entry === null) throw new Error('Nobody may sign in')
  openSession(entry.token, entry.user)
  return openAddress(address, {
    host: 'pay.localhost',
    fetch: (request) => cloud.fetch(request),
  })
}

async function opened(
  address: string,
  which: keyof Exported = 'list',
): Promise<ListExport<unknown>> {
  const { queryClient } = await open(address)
  return waitFor(
    () => {
      if (queryClient.isFetching() > 0) throw new Error('The list is not there yet')
      const found = exported[which]
      if (found === null) throw new Error('Nothing to export')
      return found
    },
    { timeout: 10_000, interval: 20 },
  )
}

/** The cells of a file, and the totals that go with them. */
async function fileOf(list: ListExport<unknown>, format: FileFormat) {
  const made: { cells: unknown[][]; facts: readonly FileFact[] } = { cells: [], facts: [] }
  const run = exportRun({
    list,
    format,
    words: { about: 'About', facts: () => [] },
    onProgress: () => undefined,
    openWriter: (setup) => {
      const builder = fileBuilder({ ...setup, format: 'csv' })
      return {
        add: (more) => {
          made.cells.push(...more.map((row) => [...row]))
          builder.add(more)
        },
        finish: (facts) => {
          made.facts = facts
          return builder.finish(facts)
        },
        close: () => undefined,
      }
    },
  })
  const text = await textOf(await run.go())
  const [heads = [], ...written] = Papa.parse<string[]>(text.replace(/^\uFEFF/u, ''), {
    skipEmptyLines: true,
  }).data
  return { ...made, heads, written }
}

/** jsdom’s files cannot read themselves. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    )
    reader.readAsText(file)
  })
}

/** `$1,234.50` and `−$3.00` of a screen, `1234.50` of a file. */
function centsIn(text: string): number {
  const cents = Math.round(Number(text.replace(/[^\d.]/gu, '')) * 100)
  return /[-−(]/u.test(text) && cents !== 0 ? -cents : cents
}

function totalsShown(): ReadonlyMap<string, string> {
  // A chart beside the list is a table, too.
  const table = document.querySelector('main table:has(tr[data-row])')
  const heads = [...(table?.querySelectorAll('thead th') ?? [])]
  const cells = [...(table?.querySelectorAll('tfoot tr > *') ?? [])]
  return new Map(
    heads.flatMap((head, index): [string, string][] => {
      const cell = cells[index]
      return cell ? [[head.textContent.trim(), cell.textContent]] : []
    }),
  )
}

/** What is noted on a whole batch is in the total, and at none of its departments. */
const isOfBatches = (path: string, label: string) =>
  path === '/admin/reports/departments/1' && ['Deposit', 'Difference'].includes(label)

test.each(all.filter((row) => !isEmpty(row)))('%s, %s to %s, %o', async (...row) => {
  const [path] = row
  const found = await opened(addressOf(row))
  expect(found.about.filter(({ value }) => value === '')).toEqual([])
  const csv = await fileOf(found, 'csv')
  const { cells, facts } = await fileOf(found, 'xlsx')
  expect([cells, facts]).toEqual([csv.cells, csv.facts])
  const columns = fileColumns(found)
  expect(csv.heads).toEqual(columns.map(({ head }) => head))
  const shown = totalsShown()
  const compared = facts.flatMap(({ label, kind, value }) => {
    const index = columns.findIndex((column) => column.head === label && column.kind === kind)
    if (kind !== 'amount' || index === -1 || isOfBatches(path, label)) return []
    const sum = sumOf(csv.written.map((line) => centsIn(line[index] ?? '')))
    // The screen writes a difference in words.
    const text = label === 'Difference' ? undefined : shown.get(label)
    const onScreen = text === undefined ? sum : centsIn(text)
    return [{ file: [label, sum, onScreen], totals: [label, value ?? 0, value ?? 0] }]
  })
  expect(compared.map(({ file }) => file)).toEqual(compared.map(({ totals }) => totals))
  expect(compared.length).toBeGreaterThan(2)
})

test.each(all.filter(isEmpty))('%s, %s to %s, %o is empty, and offers no file', async (...row) => {
  await open(addressOf(row))
  await screen.findByText('No matches', undefined, { timeout: 10_000 })
  expect(exported.list).toBeNull()
})

test.each([
  ['refunds', oddDays.refunds],
  ['returns', oddDays.returns],
  ['voids', oddDays.voids],
])('a day with nothing but %s has a file of what went back', async (_, day) => {
  const { columns, ...file } = await opened(`${days}?day=${day}`, 'wentBack')
  const { written } = await fileOf({ columns, ...file }, 'csv')
  const sumOfColumn = (head: string) =>
    sumOf(written.map((line) => centsIn(line[columns.findIndex((of) => of.head === head)] ?? '')))
  const [principal, fee] = ['Principal', 'Fee'].map(sumOfColumn)
  expect(principal).toBeLessThan(0)
  const shown = totalsShown()
  expect([principal, fee]).toEqual([
    centsIn(shown.get('Principal') ?? ''),
    centsIn(shown.get('Fee') ?? ''),
  ])
  const { totals = [] } = await file.fetchPage(
    { page: 1, per_page: exportPageSize },
    new AbortController().signal,
  )
  expect(totals.map(({ value }) => value)).toEqual([principal, fee])
})
