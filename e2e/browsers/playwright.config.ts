import { defineConfig } from '@playwright/test'
import { api, apiPort, mockPages, realPages } from '../support/servers.ts'
import { findFirefox, findWebKit } from './find-browsers.ts'

/** A browser that is not here is left out, as `npm test` says (scripts/parts/ensure-other-browsers.ts). */
const there = [
  ...(findFirefox() === null ? [] : ['firefox']),
  ...(findWebKit() === null ? [] : ['webkit']),
]
const started = process.env['OTHER_BROWSERS']?.split(',')
const names = there.filter((name) => started?.includes(name) ?? true)
/** Tools that only read this file must not fail on a machine that has neither. */
const isNone = names.length === 0

/** WebKit opens the built Storybook too slowly for a busy machine (docs/browsers.md): on demand only. */
const tooSlow = { grepInvert: /@slow-in-webkit/u }

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // One for each browser, which starts once.
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  webServer: isNone ? [] : [...mockPages, ...realPages, ...api(apiPort)],
  globalSetup: './refuse-without-browser.ts',
  projects: names.map((name) => ({
    name,
    ...(name === 'webkit' && started !== undefined && tooSlow),
  })),
})
