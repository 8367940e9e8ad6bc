import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'
import { serveApi, serveBuild } from './app-servers.ts'
import { serveReference } from './reference-pages.ts'
import { print } from './report.ts'
import { measureStart } from './start-figures.ts'

// Only the part about how a page starts, of what is built already: `npm run bench:start`.

const apiPort = Number(process.env['API_PORT'] ?? 8787)
const temporary = mkdtempSync(join(tmpdir(), 'civic-till-start-'))
const stops: (() => Promise<void> | void)[] = [
  () => rmSync(temporary, { recursive: true, force: true }),
]

try {
  process.env['VITE_API_HOST'] = `http://api.localhost:${apiPort}`
  const browser = await chromium.launch(launchOptions())
  stops.push(() => browser.close())
  const plain = await serveReference('plain', join(temporary, 'plain'), 5184)
  const floor = await serveReference('floor', join(temporary, 'floor'), 5185)
  const mock = await serveBuild('mock', 5186)
  const real = await serveBuild('local-api', 5187)
  stops.push(plain.close, floor.close, mock.close, real.close, await serveApi(apiPort))
  print(await measureStart(browser, { plain, floor, mock, real }, 7))
} finally {
  for (const stop of stops.toReversed()) await stop()
}
