import { test as base, expect } from '@playwright/test'
import { mockPort, realPort } from '../support/servers.ts'
import type { BrowserDriver, Profile, Tab } from './driver.ts'
import { startFound } from './find-browsers.ts'
import { pageState } from './in-page.ts'
import { type Page, pageOf } from './screen.ts'

export { expect }

interface Journey {
  profile: Profile
  /** Opens a tab of this journey's profile. */
  newPage: () => Promise<Page>
  tab: Page
  /** A tab as wide as a phone. */
  phone: Page
  /** The address of a city's page in the demonstration. */
  at: (city: string, path: string) => string
  /** In the real build, which `npm run api` answers. */
  real: (city: string, path: string) => string
}

/** The browser itself reports requests that failed, or that a new page cut off. */
const browsersOwn = /Failed to load /u

/** The Playwright runner without its browsers: these are driven as they are installed. */
export const test = base.extend<Journey, { driver: BrowserDriver }>({
  driver: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
    async ({}, give, info) => {
      const driver = await startFound(info.project.name)
      await give(driver)
      await driver.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  profile: async ({ driver }, give) => {
    const profile = await driver.newProfile()
    await give(profile)
    const errors = profile.errors().filter((text) => !browsersOwn.test(text))
    await profile.close()
    expect(errors, 'errors in the console').toEqual([])
  },
  newPage: async ({ profile }, give, info) => {
    const tabs: Tab[] = []
    await give(async () => {
      const tab = await profile.newTab()
      tabs.push(tab)
      return pageOf(tab)
    })
    if (info.errors.length === 0) return
    for (const [index, tab] of tabs.entries()) {
      const state = await tab
        .evaluate(`(${pageState.toString()})()`)
        .catch(() => 'it does not answer')
      console.log(`${info.project.name}, tab ${index + 1} at the end: ${String(state)}`)
      const body = await tab.screenshot().catch(() => null)
      if (body === null) continue
      await info.attach(`tab ${index + 1}`, { body, contentType: 'image/png' })
    }
  },
  tab: async ({ newPage }, give) => {
    await give(await newPage())
  },
  phone: async ({ tab }, give) => {
    await tab.resize({ width: 390, height: 844 })
    await give(tab)
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  at: async ({}, give) => {
    await give((city, path) => `http://${city}.pay.localhost:${mockPort}${path}`)
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  real: async ({}, give) => {
    await give((city, path) => `http://${city}.pay.localhost:${realPort}${path}`)
  },
})
