import type { Browser, Page } from '@playwright/test'
import { atMost, type Line } from './report.ts'

// Imports of accounts in the mock build, as a clerk makes them (quality.md, "Scale").

const goals = { refused: 1_000, check: 3_000, undo: 2_000, task: 200, heap: 120 }

/** Writes a file and gives its path. */
type WriteFile = (name: string, content: string) => string

declare global {
  interface Window {
    importTasks?: number[]
  }
}

function accountsFile(rows: number): string {
  const lines = [
    'department_id,account_number,tax_year,cycle,owner_name,service_address,due_date,current_charge,amount_due',
  ]
  for (let row = 0; row < rows; row += 1) {
    const number = 10_000_000 + row
    const account = `${String(number).slice(0, 2)}-${String(number).slice(2)}`
    const amount = `${100 + (row % 900)}.${String(row % 100).padStart(2, '0')}`
    lines.push(
      `real-estate-tax,${account},2025,2,"OWNER, NO ${row}",${row} MARKET ST,2026-07-10,${amount},${amount}`,
    )
  }
  return `${lines.join('\n')}\n`
}

/** The longest task of the page since the last call, in milliseconds; 0: none of 50 or more. */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(window.importTasks?.splice(0) ?? [])))

/** In MB, after the page has let go of what it can. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1024 / 1024
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await act()
  return performance.now() - since
}

const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor({ timeout: 180_000 })

const choose = (page: Page, path: string) =>
  page.getByRole('button', { name: 'File (required)' }).setInputFiles(path)

async function measureRefusal(page: Page, path: string, said: RegExp): Promise<number> {
  return timed(async () => {
    await choose(page, path)
    await page.getByText(said).first().waitFor()
  })
}

interface Import {
  readonly rows: number
  readonly path: string
  /** In milliseconds; without it, it is only told. */
  readonly check?: number
}

async function measureImport(page: Page, { rows, path, check }: Import): Promise<Line[]> {
  const name = `${rows.toLocaleString('en-US')} rows`
  const told = (what: string, time: number): Line => ({
    what: `${name}: ${what}`,
    measured: `${time.toFixed(0)} ms`,
  })
  await choose(page, path)
  await page
    .getByText(/Read as /u)
    .first()
    .waitFor({ timeout: 60_000 })
  const upload = await timed(async () => {
    await page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).click()
    await step(page, 'Map columns')
  })
  const checked = await timed(async () => {
    await page.getByRole('button', { name: 'Save and check' }).click()
    await page.getByRole('table', { name: 'Rows of the file' }).waitFor({ timeout: 180_000 })
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  const imported = await timed(async () => {
    await page.getByRole('button', { name: /^Import [\d,]+ rows$/u }).click()
    const typed = page.getByRole('dialog').getByRole('textbox')
    const confirm = typed.waitFor().then(async () => {
      await typed.fill('Real estate tax')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Import/u })
        .click()
    })
    await Promise.any([confirm.then(() => step(page, 'Result')), step(page, 'Result')])
  })
  return [
    told('upload', upload),
    check === undefined ? told('check', checked) : atMost(`${name}: check`, checked, check, 'ms'),
    told('import', imported),
    atMost(`${name}: longest task of the page`, await longestTask(page), goals.task, 'ms'),
    atMost(`${name}: heap of the page`, await heapOf(page), goals.heap, 'MB'),
  ]
}

/** `origin`: the mock build, at the county. */
export async function measureImports(
  browser: Browser,
  origin: string,
  file: WriteFile,
): Promise<Line[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.importTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.importTasks?.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(`${origin}/import/accounts?as=merchant-admin`)
  await page.getByRole('button', { name: 'File (required)' }).waitFor()
  await longestTask(page)
  const large = file('large.csv', 'a,b\n'.padEnd(50 * 1024 * 1024, 'x'))
  const many = file('many.csv', accountsFile(200_001))
  const lines: Line[] = [
    atMost(
      '50 MB: refused',
      await measureRefusal(page, large, /; the limit is \d+ MB/u),
      goals.refused,
      'ms',
    ),
    atMost(
      '200,001 rows: refused',
      await measureRefusal(page, many, /more than 200,000 rows/u),
      goals.refused,
      'ms',
    ),
  ]
  const some = { rows: 10_000, path: file('some.csv', accountsFile(10_000)), check: goals.check }
  lines.push(...(await measureImport(page, some)))
  const undone = await timed(async () => {
    await page.getByRole('button', { name: 'Undo the import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
    await page.getByText('10,000 rows were undone.').first().waitFor({ timeout: 60_000 })
  })
  lines.push(atMost('10,000 rows: undo', undone, goals.undo, 'ms'))
  await page.getByRole('link', { name: 'Import another file' }).click()
  const most = { rows: 200_000, path: file('most.csv', accountsFile(200_000)) }
  lines.push(...(await measureImport(page, most)))
  await context.close()
  return lines
}
