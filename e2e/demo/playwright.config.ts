import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { behindNginx, folder, port } from './demo-server.ts'

/** The demonstration as `npm run build:demo` makes it, on one host: `npm run check:demo`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: `http://localhost:${port}${folder}/`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: launchOptions(),
  },
  webServer: {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    command: `tsx scripts/demo/${behindNginx ? 'serve-by-nginx' : 'serve-files'}.ts`,
    url: `http://localhost:${port}${folder}/`,
    reuseExistingServer: false,
  },
})
