import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'
import { firstScreens, loadBudget } from '../../e2e/support/load-budget.ts'
import { measureLoad, type PageLoad } from '../../e2e/support/page-load.ts'
import { type Running, serveApi, serveBuild, serveDev } from './app-servers.ts'
import { measureBootCost } from './boot-cost.ts'
import { measureCloud } from './cloud-figures.ts'
import { measureImports } from './import-figures.ts'
import { measureLongList } from './long-list.ts'
import { measureMemory, measureMoves, type Screens } from './moves.ts'
import { serveReference } from './reference-pages.ts'
import { atMost, kib, type Line, median, print } from './report.ts'
import { measureStart, type StartSubjects } from './start-figures.ts'

// Sizes and times of the built app, beside a plain React page and the floor (the demo's stack and
// nothing else), served and measured in the same run: times drift with the machine, ratios do not.

const runs = 5
const apiPort = Number(process.env['API_PORT'] ?? 8787)
const ports = { plain: 5184, floor: 5185, mock: 5186, real: 5187, dev: 5188, api: apiPort }
// Over what .env.local-api says, for the build and for the server that names it in its policy.
process.env['VITE_API_HOST'] = `http://api.localhost:${apiPort}`

const list = firstScreens[1]
const screens: Screens = {
  list: list.firstRow,
  // The year that is shown, among the years.
  detail: 'main a[href*="/overview-parcel/"][aria-current="page"]',
  open: list.firstRow,
}

const temporary = mkdtempSync(join(tmpdir(), 'civic-till-bench-'))
const stops: (() => Promise<void> | void)[] = [
  () => rmSync(temporary, { recursive: true, force: true }),
]

function temporaryFile(name: string, content: string): string {
  const path = join(temporary, name)
  writeFileSync(path, content)
  return path
}

function timed(script: string): number {
  const since = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', '--logLevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm run ${script} failed`)
  return (performance.now() - since) / 1000
}

async function load(browser: Browser, address: string, firstRow: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    return await measureLoad(await context.newPage(), address, firstRow)
  } finally {
    await context.close()
  }
}

async function measureFirstRows(
  browser: Browser,
  { plain, floor, mock, real }: StartSubjects,
): Promise<Line[]> {
  const subjects = [
    { name: 'plain React page', address: plain.address, firstRow: '[data-row]' },
    { name: 'floor', address: floor.address, firstRow: '[data-row]' },
    ...firstScreens.flatMap(({ name, path, firstRow }) => [
      { name: `${name}, mock`, address: mock.origin + path, firstRow },
      { name: `${name}, real`, address: real.origin + path, firstRow },
    ]),
  ]
  const loads = new Map<string, PageLoad[]>(subjects.map(({ name }) => [name, []]))
  // In turns, so that a slow minute of the machine affects all.
  for (let run = 0; run < runs; run += 1) {
    for (const { name, address, firstRow } of subjects) {
      loads.get(name)?.push(await load(browser, address, firstRow))
    }
  }
  const timeOf = (name: string) => median((loads.get(name) ?? []).map((found) => found.firstRow))
  const floorTime = timeOf('floor')
  return subjects.flatMap(({ name }): Line[] => {
    const [first] = loads.get(name) ?? []
    if (first === undefined) return []
    const time = timeOf(name)
    const row: Line = {
      what: `first row: ${name}`,
      measured: `${time.toFixed(0)} ms`,
      ...(name.endsWith('mock')
        ? {
            goal: `≤ 1.4 × floor, is ${(time / floorTime).toFixed(2)} ×`,
            met: time <= 1.4 * floorTime,
          }
        : { goal: `${(time / floorTime).toFixed(2)} × floor` }),
    }
    const mode = name.endsWith('real') ? 'real' : name.endsWith('mock') ? 'mock' : null
    if (mode === null) {
      return [
        row,
        { what: '  scripts, gzip', measured: `${kib(first.scriptBytes).toFixed(0)} KiB` },
      ]
    }
    const budget = loadBudget[mode]
    return [
      row,
      atMost('  scripts, gzip', kib(first.scriptBytes), budget.scriptKib, 'KiB'),
      atMost('  script requests', first.scripts, budget.scripts, ''),
      atMost('  styles, gzip', kib(first.styleBytes), budget.styleKib, 'KiB'),
      atMost('  web fonts', first.fonts, budget.fonts, ''),
    ]
  })
}

async function measureTravel(browser: Browser, mock: Running): Promise<Line[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(mock.origin + list.path)
  await page.waitForSelector(screens.list)
  const { heap } = await measureMemory(session)
  const moves = await measureMoves(page, screens, 5)
  const early = await measureMemory(session)
  await measureMoves(page, screens, 19)
  const late = await measureMemory(session)
  await context.close()
  return [
    atMost('first visit to a detail', moves.first, 100, 'ms'),
    atMost('list → detail, warm', median(moves.there), 30, 'ms'),
    atMost('detail → list, warm', median(moves.back), 30, 'ms'),
    atMost('heap after the list', kib(kib(heap)), 8, 'MiB'),
    atMost('heap growth, 10th to 50th move', kib(kib(late.heap - early.heap)), 0.5, 'MiB'),
    atMost('DOM node growth, same', late.nodes - early.nodes, 50, ''),
  ]
}

async function measureDev(browser: Browser): Promise<Line> {
  const since = performance.now()
  const server = await serveDev(join(temporary, 'vite'), ports.dev)
  await load(browser, server.origin + firstScreens[0].path, firstScreens[0].firstRow)
  const time = (performance.now() - since) / 1000
  await server.close()
  return atMost('dev server, cold, to first row', time, 9, 's')
}

try {
  console.log('Building …')
  const build = timed('build:local-api')
  timed('build:mock')
  const browser = await chromium.launch(launchOptions())
  stops.push(() => browser.close())
  const plain = await serveReference('plain', join(temporary, 'plain'), ports.plain)
  const floor = await serveReference('floor', join(temporary, 'floor'), ports.floor)
  const mock = await serveBuild('mock', ports.mock)
  const real = await serveBuild('local-api', ports.real)
  const subjects = { plain, floor, mock, real }
  stops.push(plain.close, floor.close, mock.close, real.close, await serveApi(ports.api))
  console.log(`Measuring, ${runs} runs each, medians …`)
  const parts: (() => Line[] | Promise<Line[]>)[] = [
    () => measureFirstRows(browser, subjects),
    () => measureStart(browser, subjects, runs),
    () => measureBootCost(browser, { mock, real }, runs),
    () => measureCloud(),
    () => measureTravel(browser, mock),
    () => measureLongList(browser, mock.origin),
    () => measureImports(browser, mock.origin, temporaryFile),
    async () => [atMost('production build', build, 6, 's'), await measureDev(browser)],
  ]
  for (const measure of parts) print(await measure())
} finally {
  for (const stop of stops.toReversed()) await stop()
}
