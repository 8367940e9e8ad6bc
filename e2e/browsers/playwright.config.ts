import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import { findFirefox, findWebKit } from './find-browsers.ts'
import { apiPort, mockPort, realPort } from './ports.ts'

type Servers = Extract<NonNullable<PlaywrightTestConfig['webServer']>, readonly unknown[]>

const common = { cwd: '../..', reuseExistingServer: false, timeout: 60_000 } as const

const servers: Servers = [
  {
    ...common,
    command: 'npm run --silent preview:mock',
    env: { PORT: String(mockPort) },
    url: `http://localhost:${mockPort}/`,
  },
  {
    ...common,
    command: 'npm run --silent preview:local-api',
    env: { PORT: String(realPort) },
    url: `http://localhost:${realPort}/`,
  },
  {
    ...common,
    command: 'npm run --silent api',
    env: { API_PORT: String(apiPort) },
    port: apiPort,
  },
]

/** A browser that is not here is left out, as `npm test` says (scripts/parts/ensure-other-browsers.ts). */
const there = [
  ...(findFirefox() === null ? [] : ['firefox']),
  ...(findWebKit() === null ? [] : ['webkit']),
]
const started = process.env['OTHER_BROWSERS']?.split(',')
const names = there.filter((name) => started?.includes(name) ?? true)
if (names.length === 0) throw new Error('Neither Firefox nor WebKitGTK with its driver is here')

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // One for each browser, which starts once.
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  webServer: servers,
  projects: names.map((name) => ({ name })),
})
