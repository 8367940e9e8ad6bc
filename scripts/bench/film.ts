import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'
import { firstScreens } from '../../e2e/support/load-budget.ts'
import { serveApi, serveBuild } from './app-servers.ts'

// Film strips of the first second: `npm run bench:film -- <folder>`, of what is built already.

const folder = process.argv[2] ?? 'film'
const apiPort = Number(process.env['API_PORT'] ?? 8787)
const stepMs = 100
const steps = 10
/** A page keeps what its next visit shows when it has been quiet for a while. */
const untilKeptMs = 2500

const sizes = [
  { size: 'phone', width: 390, height: 844 },
  { size: 'desktop', width: 1280, height: 800 },
] as const
const themes = ['light', 'dark'] as const

interface Frame {
  /** Milliseconds from the start of the navigation. */
  readonly at: number
  readonly data: string
}

/** A browser sends a frame when something has changed. */
async function film(page: Page, address: string, ms: number): Promise<readonly Frame[]> {
  const frames: Frame[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80 })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(ms + 200)
  await session.send('Page.stopScreencast')
  const start = await page.evaluate(() => performance.timeOrigin)
  await session.detach()
  return frames.map(({ at, data }) => ({ at: at - start, data }))
}

/** What stood on the screen at each step. */
function strip(frames: readonly Frame[], every: number): readonly (Frame | undefined)[] {
  return Array.from({ length: steps }, (_, index) =>
    frames.findLast(({ at }) => at <= (index + 1) * every && at >= 0),
  )
}

interface Row {
  readonly name: string
  readonly frames: readonly (Frame | undefined)[]
}

async function draw(browser: Browser, rows: readonly Row[], width: number, file: string) {
  const page = await browser.newPage({ viewport: { width: steps * (width + 6) + 8, height: 300 } })
  await page.setContent(
    `<body style="margin:4px;background:#888;font:12px sans-serif">${rows
      .map(
        ({ name, frames }) =>
          `<p style="margin:4px 0 2px">${name}</p><div style="display:flex;gap:6px">${frames
            .map((frame) =>
              frame === undefined
                ? `<div style="width:${width}px;background:repeating-linear-gradient(45deg,#777,#777 8px,#999 8px,#999 16px)"></div>`
                : `<img width="${width}" src="data:image/jpeg;base64,${frame.data}">`,
            )
            .join('')}</div>`,
      )
      .join('')}</body>`,
  )
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}

async function visitor(browser: Browser, width: number, height: number, theme: string) {
  const context = await browser.newContext({ viewport: { width, height } })
  // The product starts in light; what a visitor has chosen counts without that (decision 10).
  await context.addInitScript((mode) => {
    try {
      if (localStorage.getItem('config') !== null) return
      localStorage.setItem('config', JSON.stringify({ force_light_on_start: false }))
      localStorage.setItem('theme-mode', mode)
      localStorage.setItem('theme-mode-menu', mode)
    } catch {
      // A frame without storage.
    }
  }, theme)
  return context
}

/** A first and a later visit of the same browser. */
async function visits(context: BrowserContext, address: string, every: number, name: string) {
  const rows: Row[] = []
  for (const visit of ['first visit', 'later visit']) {
    const page = await context.newPage()
    rows.push({
      name: `${name}, ${visit}, every ${every} ms`,
      frames: strip(await film(page, address, every * steps), every),
    })
    if (visit === 'first visit') await page.waitForTimeout(untilKeptMs)
    await page.close()
  }
  return rows
}

mkdirSync(folder, { recursive: true })
process.env['VITE_API_HOST'] = `http://api.localhost:${apiPort}`
const browser = await chromium.launch(launchOptions())
const stops: (() => Promise<void> | void)[] = [() => browser.close()]
try {
  const real = await serveBuild('local-api', 5187)
  const mock = await serveBuild('mock', 5186)
  stops.push(real.close, mock.close, await serveApi(apiPort))
  for (const { size, width, height } of sizes) {
    for (const { name, path } of firstScreens) {
      for (const [build, origin] of [
        ['real', real.origin],
        ['slow-network', mock.origin],
      ] as const) {
        const rows: Row[] = []
        const slow = build === 'slow-network'
        const scenario = slow ? `${path.includes('?') ? '&' : '?'}scenario=slow-network` : ''
        for (const theme of themes) {
          const context = await visitor(browser, width, height, theme)
          rows.push(
            ...(await visits(context, origin + path + scenario, slow ? 400 : stepMs, theme)),
          )
          await context.close()
        }
        await draw(
          browser,
          rows,
          size === 'phone' ? 150 : 240,
          join(folder, `${name}-${build}-${size}.png`.replaceAll(' ', '-')),
        )
      }
    }
  }
} finally {
  for (const stop of stops.toReversed()) await stop()
}
