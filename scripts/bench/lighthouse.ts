import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { findBrowser } from '../../e2e/support/browser.ts'
import { firstScreens } from '../../e2e/support/load-budget.ts'
import { serveApi, serveBuild } from './app-servers.ts'
import { compressed } from './compressed.ts'
import { type Line, print } from './report.ts'

// Lighthouse's results for the two first screens (quality.md, "Speed"). It has 200 packages, 185
// MB, and is rarely used: npm fetches this version on use, and no install includes it.

const lighthouse = 'lighthouse@12.8.2'

const apiPort = Number(process.env['API_PORT'] ?? 8787)
const ports = { mock: 5190, real: 5191, mockBehind: 5192, realBehind: 5193 }
process.env['VITE_API_HOST'] = `http://api.localhost:${apiPort}`

const devices = ['mobile', 'desktop'] as const
type Device = (typeof devices)[number]
type Mode = 'mock' | 'real'

/** Of 100; the other three categories have to be whole. */
const leastSpeed = {
  mock: { mobile: 95, desktop: 99 },
  real: { mobile: 97, desktop: 99 },
} as const satisfies Record<Mode, Record<Device, number>>

const figures = v.object({
  categories: v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  audits: v.object({
    'largest-contentful-paint': v.object({ numericValue: v.number() }),
    'total-blocking-time': v.object({ numericValue: v.number() }),
    'cumulative-layout-shift': v.object({ numericValue: v.number() }),
  }),
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const temporary = mkdtempSync(join(tmpdir(), 'civic-till-lighthouse-'))
const stops: (() => Promise<void> | void)[] = [
  () => rmSync(temporary, { recursive: true, force: true }),
]

/** Not to its end before anything else: the pages that it asks for are served from here. */
async function npm(words: readonly string[]): Promise<boolean> {
  const child = spawn('npm', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, CHROME_PATH: findBrowser() ?? '' },
  })
  return new Promise((done) => {
    child.on('error', () => done(false))
    child.on('exit', (status) => done(status === 0))
  })
}

async function mustRun(words: readonly string[]): Promise<void> {
  if (!(await npm(words))) throw new Error(`npm ${words.join(' ')} failed`)
}

async function ask(address: string, device: Device): Promise<v.InferOutput<typeof figures>> {
  const file = join(temporary, 'report.json')
  // As in `launchOptions()`: the sandbox refuses to start for root.
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : ''
  const options = [
    `--only-categories=${categories.join(',')}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    `--chrome-flags=--headless=new${sandbox}`,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
  ]
  const words = [
    'exec',
    '--yes',
    `--package=${lighthouse}`,
    '--',
    'lighthouse',
    address,
    ...options,
  ]
  // Now and then it misses the start of its own recording (NO_NAVSTART), and says to run it again.
  if (!(await npm(words))) await mustRun(words)
  return v.parse(figures, JSON.parse(readFileSync(file, 'utf8')))
}

async function linesOf(
  mode: Mode,
  device: Device,
  screen: (typeof firstScreens)[number],
  at: string,
): Promise<Line[]> {
  const { categories: scores, audits } = await ask(at + screen.path, device)
  const score = (name: (typeof categories)[number]) => Math.round((scores[name]?.score ?? 0) * 100)
  const speed = score('performance')
  const others = categories.slice(1).map(score)
  const lcp = audits['largest-contentful-paint'].numericValue
  const tbt = audits['total-blocking-time'].numericValue
  const cls = audits['cumulative-layout-shift'].numericValue
  const timed = mode === 'mock' && device === 'mobile'
  return [
    {
      what: `${screen.name}, ${mode}, ${device}`,
      measured: String(speed),
      goal: `≥ ${leastSpeed[mode][device]}`,
      met: speed >= leastSpeed[mode][device],
    },
    {
      what: '  LCP, TBT, CLS',
      measured: `${(lcp / 1000).toFixed(1)} s, ${tbt.toFixed(0)} ms, ${cls.toFixed(3)}`,
      ...(timed && {
        goal: '≤ 2.3 s, 150 ms, 0.01',
        met: lcp <= 2300 && tbt <= 150 && cls <= 0.01,
      }),
    },
    {
      what: '  accessibility, best practices, SEO',
      measured: others.join(', '),
      goal: '100',
      met: others.every((one) => one === 100),
    },
  ]
}

try {
  console.log('Building …')
  for (const build of ['build:local-api', 'build:mock']) {
    await mustRun(['run', '--silent', build, '--', '--logLevel', 'error'])
  }
  for (const [mode, port, behind] of [
    ['mock', ports.mock, ports.mockBehind],
    ['local-api', ports.real, ports.realBehind],
  ] as const) {
    stops.push((await serveBuild(mode, behind)).close, await compressed(port, behind))
  }
  stops.push(await serveApi(apiPort))
  console.log('Asking Lighthouse …')
  const lines: Line[] = []
  for (const mode of ['mock', 'real'] as const) {
    for (const device of devices) {
      for (const screen of firstScreens) {
        const at = `http://miamicounty.pay.localhost:${ports[mode]}`
        lines.push(...(await linesOf(mode, device, screen, at)))
      }
    }
  }
  print(lines)
} finally {
  for (const stop of stops.toReversed()) await stop()
}
