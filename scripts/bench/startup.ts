import type { Browser, Page } from '@playwright/test'
import * as v from 'valibot'
import { startMarkPrefix } from '../../mocks/hosts/shared/start-marks.ts'
import { measureLoad } from '../../e2e/support/page-load.ts'

/** What a page does until its first row shows, read from the browser's own trace; milliseconds. */
export interface Startup {
  /**
   * The page with its header: the document's own first frame, where that has one, or anything of
   * the application in `#root`. A ground color alone does not count.
   */
  readonly firstPaint: number
  /** Anything of the application in `#root`. */
  readonly ownPaint: number
  readonly firstRow: number
  /** Of the main thread, until the first row. */
  readonly script: number
  readonly longestTask: number
  /** Of a mock build: the moments on the way to the first row, by name. */
  readonly way: ReadonlyMap<string, number>
}

const traceEvent = v.object({
  name: v.string(),
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number()),
  args: v.optional(v.record(v.string(), v.unknown())),
})
type TraceEvent = v.InferOutput<typeof traceEvent>

const trace = v.object({ traceEvents: v.array(v.unknown()) })

const categories = ['devtools.timeline', 'blink.user_timing', 'toplevel', 'v8', '-*']

/** Work of scripts; what one of them contains is counted once, with it. */
const scripts: ReadonlySet<string> = new Set([
  'EvaluateScript',
  'FunctionCall',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'EventDispatch',
  'TimerFire',
  'RunMicrotasks',
  'FireAnimationFrame',
  'MajorGC',
  'MinorGC',
])

/** Marks the first frames that have a header, and anything of the application, in them. */
function watchForApplication(): void {
  for (const [mark, wanted] of [
    ['shell-painted', '#root > *, body > [data-row], .first-frame[data-shown]'],
    ['application-painted', '#root > *, body > [data-row]'],
  ] as const) {
    const observer = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark(mark)))
    })
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }
}

/** Opens an address in a new browser context, as a first visit does. */
export async function measureStartup(
  browser: Browser,
  address: string,
  firstRow: string,
): Promise<Startup> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchForApplication)
    await browser.startTracing(page, { categories })
    await measureLoad(page, address, firstRow)
    const times = await marks(page)
    return { ...times, ...readTrace(await browser.stopTracing(), times.firstRow) }
  } finally {
    await context.close()
  }
}

async function marks(
  page: Page,
): Promise<Pick<Startup, 'firstPaint' | 'ownPaint' | 'firstRow' | 'way'>> {
  const { way, ...times } = await page.evaluate((prefix) => {
    const [shell] = performance.getEntriesByName('shell-painted')
    const [own] = performance.getEntriesByName('application-painted')
    // It stands in the trace as well, and so ties the page's clock to the trace's.
    performance.mark('startup-read')
    const calls = performance.getEntriesByType('resource').flatMap((entry) => {
      const isCall = entry instanceof PerformanceResourceTiming && entry.name.includes('/api/')
      return isCall ? [entry] : []
    })
    const starts = calls.map((call) => call.startTime)
    const ends = calls.map((call) => call.responseEnd)
    const firsts: [string, number][] = [
      ['first call', Math.min(...starts)],
      ['first answer', Math.min(...ends)],
    ]
    return {
      firstPaint: shell?.startTime ?? Number.NaN,
      ownPaint: own?.startTime ?? Number.NaN,
      firstRow: window.firstRowAt ?? Number.NaN,
      way: [
        ...performance
          .getEntriesByType('mark')
          .filter(({ name }) => name.startsWith(prefix))
          .map(({ name, startTime }): [string, number] => [name.slice(prefix.length), startTime]),
        ...(ends.length > 0 ? firsts : []),
      ],
    }
  }, startMarkPrefix)
  return { ...times, way: new Map(way) }
}

function readTrace(buffer: Buffer, firstRow: number): Pick<Startup, 'script' | 'longestTask'> {
  const events = v
    .parse(trace, JSON.parse(buffer.toString()))
    .traceEvents.filter((event): event is TraceEvent => v.is(traceEvent, event))
  const read = events.find(({ name }) => name === 'startup-read')
  if (read === undefined) throw new Error('The trace has no mark of the page')
  const start = v.parse(v.object({ startTime: v.number() }), read.args?.['data']).startTime
  const end = read.ts + (firstRow - start) * 1000
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === read.pid && tid === read.tid)
    .filter(({ ts }) => ts < end && ts > end - firstRow * 1000)
    .toSorted((a, b) => a.ts - b.ts)
  let script = 0
  let until = 0
  for (const { name, ts, dur = 0 } of own) {
    if (!scripts.has(name) || ts < until) continue
    until = ts + dur
    script += Math.min(until, end) - ts
  }
  const tasks = own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask' || name === 'RunTask')
    .map(({ dur = 0 }) => dur)
  return { script: script / 1000, longestTask: Math.max(0, ...tasks) / 1000 }
}

/** Seconds that all of the browser's processes take for a first visit, up to its first row. */
export async function processorTime(
  browser: Browser,
  address: string,
  firstRow: string,
): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const before = await spent()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    await measureLoad(await context.newPage(), address, firstRow)
    return (await spent()) - before
  } finally {
    await context.close()
    await session.detach()
  }
}
