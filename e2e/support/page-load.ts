import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** What a page has loaded when its first row shows; sizes as a web server sends them (gzip). */
export interface PageLoad {
  /** Milliseconds from the start of the navigation. */
  readonly firstRow: number
  readonly scripts: number
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly fonts: number
  /** The movement of visible content until then (Cumulative Layout Shift). */
  readonly shift: number
}

declare global {
  interface Window {
    firstRowAt?: number
    shifted?: number
  }
}

/**
 * The moment is taken inside the page: asking from outside costs more than is measured. Nothing
 * in it has a name, because what runs the benchmark would add a call to a helper for each.
 */
function watchForFirstRow(selector: string): void {
  new MutationObserver(() => {
    if (window.firstRowAt === undefined && document.querySelector(selector) !== null) {
      window.firstRowAt = performance.now()
    }
  }).observe(document, { childList: true, subtree: true })
}

function watchForShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') {
        window.shifted = (window.shifted ?? 0) + entry.value
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The page's own time tells: until it is asked from outside, much may have come. */
function askedBeforeFirstRow(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < (window.firstRowAt ?? 0))
    .map(({ name }) => name)
}

async function gzipSize(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()))
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
}

/** Opens an address in a page that has loaded nothing yet. */
export async function measureLoad(
  page: Page,
  address: string,
  firstRow: string,
): Promise<PageLoad> {
  const responses: Response[] = []
  // What frames and workers load is theirs: the page does not wait for it.
  page.on('response', (response) => {
    if (response.frame() === page.mainFrame()) responses.push(response)
  })
  await page.addInitScript(watchForFirstRow, firstRow)
  await page.addInitScript(watchForShifts)
  await page.goto(address)
  await page.waitForFunction(() => window.firstRowAt !== undefined)
  const asked = await page.evaluate(askedBeforeFirstRow)
  const until = responses.filter((found) => asked.includes(found.url()))
  const of = (type: string) => until.filter((found) => found.request().resourceType() === type)
  return {
    firstRow: await page.evaluate(() => window.firstRowAt ?? Number.NaN),
    scripts: of('script').length,
    scriptBytes: await gzipSize(of('script')),
    styleBytes: await gzipSize(of('stylesheet')),
    fonts: of('font').length,
    shift: await shiftUntilNow(page),
  }
}

/** As `shift`, for a page that `measureLoad` opened, until its rows are painted and it is idle. */
export async function shiftUntilIdle(page: Page): Promise<number> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise(requestAnimationFrame)
      await new Promise((idle) => requestIdleCallback(idle))
    }
  })
  return shiftUntilNow(page)
}

function shiftUntilNow(page: Page): Promise<number> {
  return page.evaluate(() => window.shifted ?? 0)
}
