import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './support/browser.ts'
import {
  api,
  apiPort,
  mockPages,
  mockPort,
  realPages,
  realPort,
  seedOnlyPort,
} from './support/servers.ts'

/** Chromium resolves every name under localhost by itself. */
const page = (port: number) => `http://miamicounty.pay.localhost:${port}`

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }
const phone = { ...desktop, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** `--project real` needs no mock build and the other way round: only wanted servers start. */
const asked = process.argv.flatMap((word, index, words) => {
  if (word.startsWith('--project=')) return [word.slice('--project='.length)]
  return word === '--project' ? [words[index + 1] ?? ''] : []
})
const wants = (mode: string) => asked.length === 0 || asked.some((name) => name.startsWith(mode))

/** Journeys that the desktop in mock mode leaves to another project, by their tags. */
export const leftToOthers = /@real-only|@phone-only|@storybook-only|@seed-only/u

/**
 * What is tagged `@real` is proven against the API, and not a second time behind the service worker.
 * `@both` are those whose way to the backend differs: a citizen's main job, one write of the office,
 * a session in two tabs, an upload, what a build serves. `test:e2e:both` runs all of them twice.
 */
const provenByTheApi = /^(?!.*@both\b).*@real\b/u

export default defineConfig({
  testDir: '.',
  // They have a configuration of their own.
  testIgnore: ['browsers/**', 'demo/**', 'deploy/**'],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that passes at the second try hides what the first one saw.
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording costs every green test a seventh: `npx playwright test … --trace on` when one is red.
    trace: 'off',
    launchOptions: launchOptions(),
  },
  webServer: [
    ...(wants('mock') ? mockPages : []),
    ...(wants('real') || wants('seed-only') ? realPages : []),
    ...(wants('real') ? api(apiPort) : []),
    ...(wants('seed-only') ? api(seedOnlyPort, ' -- --seed-only') : []),
  ],
  projects: [
    {
      name: 'mock-desktop',
      use: { ...desktop, baseURL: page(mockPort) },
      grepInvert: [leftToOthers, provenByTheApi],
    },
    {
      name: 'mock-phone',
      use: { ...phone, baseURL: page(mockPort) },
      grep: /@phone/u,
    },
    {
      name: 'real',
      use: { ...desktop, baseURL: page(realPort) },
      grep: /@real/u,
    },
    {
      // The same build against a host that knows the specification alone.
      name: 'seed-only',
      use: {
        ...desktop,
        baseURL: page(realPort),
        launchOptions: launchOptions({ apiPort: seedOnlyPort }),
      },
      grep: /@seed-only/u,
    },
    {
      name: 'storybook',
      use: desktop,
      grep: /@storybook-only/u,
      // Storybook’s own frame takes most of it: ten seconds. Two that open at once take longer than
      // one after the other, so its script has one worker.
      expect: { timeout: 20_000 },
    },
  ],
})
