import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'
import { serveBuild } from './app-servers.ts'
import { measureImports } from './import-figures.ts'
import { print } from './report.ts'

// Only the figures of imports: `npm run bench:imports`.

const port = 5190
if (process.argv[2] !== '--built') {
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', 'build:mock', '--', '--logLevel', 'error'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) throw new Error('npm run build:mock failed')
}
const folder = mkdtempSync(join(tmpdir(), 'civic-till-imports-'))
const mock = await serveBuild('mock', port)
const browser = await chromium.launch(launchOptions())
try {
  const file = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  print(await measureImports(browser, mock.origin, file))
} finally {
  await browser.close()
  await mock.close()
  rmSync(folder, { recursive: true, force: true })
}
