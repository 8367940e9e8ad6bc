import type { Browser, BrowserContext } from '@playwright/test'
import { firstScreens } from '../../e2e/support/load-budget.ts'
import { measureLoad } from '../../e2e/support/page-load.ts'
import type { Running } from './app-servers.ts'
import { atMost, type Line, median } from './report.ts'

/** How much longer the first row takes when the backend is in the browser (quality.md, "Speed"). */

type Visit = 'first' | 'later'
const goals: Readonly<Record<Visit, number>> = { first: 300, later: 100 }

export async function measureBootCost(
  browser: Browser,
  { mock, real }: { readonly mock: Running; readonly real: Running },
  runs: number,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const { name, path, firstRow } of firstScreens) {
    const times = { mock: noTimes(), real: noTimes() }
    // In turns, so that a slow minute of the machine is both of theirs.
    for (let run = 0; run < runs; run += 1) {
      await visit(browser, mock.origin + path, firstRow, times.mock)
      await visit(browser, real.origin + path, firstRow, times.real)
    }
    for (const which of ['first', 'later'] as const) {
      const cost = median(times.mock[which]) - median(times.real[which])
      lines.push(atMost(`boot cost, ${which} visit: ${name}`, cost, goals[which], 'ms'))
    }
  }
  return lines
}

type Times = Readonly<Record<Visit, number[]>>
const noTimes = (): Times => ({ first: [], later: [] })

/** A visitor with an empty browser, and the same one returning. */
async function visit(
  browser: Browser,
  address: string,
  firstRow: string,
  times: Times,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    times.first.push(await load(context, address, firstRow))
    times.later.push(await load(context, address, firstRow))
  } finally {
    await context.close()
  }
}

async function load(context: BrowserContext, address: string, firstRow: string): Promise<number> {
  const page = await context.newPage()
  const loaded = await measureLoad(page, address, firstRow)
  await page.close()
  return loaded.firstRow
}
