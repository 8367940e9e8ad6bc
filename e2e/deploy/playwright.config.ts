import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'

/**
 * The real build behind nginx (`npm run check:deploy` builds it and starts the servers). The browser
 * sees the usual port of https and trusts the certificate of this run.
 */

const [https = '', apiHttps = ''] = (process.env['DEPLOY_PORTS'] ?? '').split(',')
const hosts = [
  ...['pay.localhost:443', '*.pay.localhost:443'].map((name) => `MAP ${name} 127.0.0.1:${https}`),
  ...['api.localhost:443', '*.api.localhost:443'].map(
    (name) => `MAP ${name} 127.0.0.1:${apiHttps}`,
  ),
  'MAP * ~NOTFOUND',
  'EXCLUDE 127.0.0.1',
].join(', ')

export default defineConfig({
  testDir: '..',
  testMatch: ['deploy/*.spec.ts', 'headers.spec.ts'],
  outputDir: '../../test-results',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // One site for all: a deploy in one test would reach the pages of another.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: 'https://miamicounty.pay.localhost',
    ignoreHTTPSErrors: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    launchOptions: launchOptions({ hosts }),
  },
  projects: [{ name: 'real', grep: /@real|@deploy/u }],
})
