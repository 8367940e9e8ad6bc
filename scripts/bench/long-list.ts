import { stat } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { atMost, kib, type Line } from './report.ts'

// A list of 10,000 users in the mock build, operated as a person does (quality.md, "Scale").

const goals = { firstRows: 1000, change: 300, task: 200, rows: 200 }

declare global {
  interface Window {
    listWatch?: {
      /** Of the last press or key. */
      pressedAt: number
      /** When rows of an answered query were last painted. */
      rowsAt: number
      shown: string
      mostRows: number
      tasks: number[]
    }
  }
}

/**
 * Everything is taken inside the page. Nothing in it has a name, because what runs the benchmark
 * would add a call to a helper for each.
 */
function watchList(): void {
  const watch = { pressedAt: 0, rowsAt: 0, shown: '', mostRows: 0, tasks: [] as number[] }
  window.listWatch = watch
  for (const kind of ['pointerdown', 'keydown']) {
    window.addEventListener(kind, (event) => (watch.pressedAt = event.timeStamp), true)
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
  new MutationObserver(() => {
    const rows = document.querySelectorAll('main [role=table] tbody tr')
    watch.mostRows = Math.max(watch.mostRows, rows.length)
    const table = rows[0]?.closest('[role=table]')
    if (!table || table.getAttribute('aria-busy') === 'true') return
    const shown = Array.from(rows, (row) => row.querySelector('th')?.textContent).join('|')
    if (shown === watch.shown || !rows[0]?.querySelector('th')?.textContent) return
    watch.shown = shown
    // After the frame that shows them.
    requestAnimationFrame(() => setTimeout(() => (watch.rowsAt = performance.now())))
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
}

/** Milliseconds from the last press of `act` until its rows are painted. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    if (window.listWatch) window.listWatch.rowsAt = 0
  })
  await act()
  await page.waitForFunction(() => (window.listWatch?.rowsAt ?? 0) > 0)
  return page.evaluate(() => (window.listWatch?.rowsAt ?? 0) - (window.listWatch?.pressedAt ?? 0))
}

/** The longest task since the last call, in milliseconds; 0: none of 50 or more. */
async function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...(window.listWatch?.tasks.splice(0) ?? [])))
}

/** From the press of the menu's entry until the file of all rows is there. */
async function measureExport(page: Page, format: 'CSV' | 'XLSX'): Promise<Line[]> {
  await page.getByRole('main').getByRole('button', { name: 'Export' }).click()
  await longestTask(page)
  const since = performance.now()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: format }).click()
  await page.getByRole('progressbar').waitFor()
  const path = await (await coming).path()
  const time = performance.now() - since
  const { size } = await stat(path)
  return [
    {
      what: `10,000 users: export as ${format}`,
      measured: `${time.toFixed(0)} ms`,
      goal: `with progress, ${kib(size).toFixed(0)} KiB`,
    },
    atMost('  longest task', await longestTask(page), goals.task, 'ms'),
  ]
}

/** `origin`: the mock build, at a merchant with a staff list. */
export async function measureLongList(browser: Browser, origin: string): Promise<Line[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(watchList)
  await page.goto(`${origin}/?scenario=many-users`)
  const main = page.getByRole('main')
  await main.getByRole('rowheader').first().waitFor()
  const lines: Line[] = []
  const add = async (what: string, time: number, goal: number) => {
    lines.push(
      atMost(`10,000 users: ${what}`, time, goal, 'ms'),
      atMost('  longest task', await longestTask(page), goals.task, 'ms'),
    )
  }

  const opened: number[] = []
  for (let run = 0; run < 3; run += 1) {
    await page.reload()
    await page.waitForFunction(() => (window.listWatch?.rowsAt ?? 0) > 0)
    opened.push(await page.evaluate(() => window.listWatch?.rowsAt ?? 0))
  }
  await add('page load to first rows', Math.max(...opened), goals.firstRows)

  const office = page.getByRole('navigation').first()
  const arrived: number[] = []
  for (let run = 0; run < 3; run += 1) {
    await office.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { level: 1, name: /Dashboard/u }).waitFor()
    // The same rows come again, of the kept answer.
    await page.evaluate(() => {
      if (window.listWatch) window.listWatch.shown = ''
    })
    arrived.push(await timed(page, () => office.getByRole('link', { name: 'Users' }).click()))
  }
  await add('link to first rows', Math.max(...arrived), goals.firstRows)

  const sorts: number[] = []
  for (const column of ['Last sign-in', 'E-mail', 'E-mail', 'Last sign-in', 'Status']) {
    const head = main.getByRole('columnheader').getByRole('button', { name: column, exact: true })
    sorts.push(await timed(page, () => head.click()))
  }
  await add('sort, slowest of 5', Math.max(...sorts), goals.change)

  const filters: number[] = []
  await page.getByRole('search').getByRole('button', { name: 'Status' }).click()
  for (const status of ['Deactivated', 'Active', 'Active']) {
    const choice = page.getByRole('checkbox', { name: status, exact: true })
    filters.push(await timed(page, () => choice.click()))
  }
  await page.keyboard.press('Escape')
  await add('filter, slowest of 3', Math.max(...filters), goals.change)

  const searches: number[] = []
  for (const text of ['mar', 'son', 'an']) {
    await page.getByRole('searchbox').fill(text)
    searches.push(await timed(page, () => page.getByRole('searchbox').press('Enter')))
  }
  await add('search, slowest of 3', Math.max(...searches), goals.change)

  await timed(page, () => page.getByRole('button', { name: 'Clear all' }).click())
  const hundred = await timed(page, () =>
    page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100'),
  )
  await add('100 a page', hundred, goals.change)
  for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, turn < 20 ? 600 : -600)
  lines.push(
    atMost('10,000 users: scrolling, longest task', await longestTask(page), goals.task, 'ms'),
  )
  for (const format of ['CSV', 'XLSX'] as const) lines.push(...(await measureExport(page, format)))
  const most = await page.evaluate(() => window.listWatch?.mostRows ?? 0)
  lines.push(atMost('10,000 users: most rows in the document', most, goals.rows, ''))
  await context.close()
  return lines
}
