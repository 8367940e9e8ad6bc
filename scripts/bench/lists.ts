import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../e2e/support/browser.ts'
import { serveBuild } from './app-servers.ts'
import { measureLongList } from './long-list.ts'
import { print } from './report.ts'

// Only the figures of long lists: `npm run bench:lists`.

const port = 5189
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
const mock = await serveBuild('mock', port)
const browser = await chromium.launch(launchOptions())
try {
  print(await measureLongList(browser, mock.origin))
} finally {
  await browser.close()
  await mock.close()
}
