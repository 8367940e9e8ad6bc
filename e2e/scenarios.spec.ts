import type { Page } from '@playwright/test'
import { type ScenarioName, scenarioOf } from '../mocks/scenarios/registry.ts'
import type { Ending } from '../mocks/scenarios/scenario.ts'
import { people } from './support/names.ts'
import { expect, test } from './support/test.ts'

// Scenarios in a browser: by their links, and behind the API.

const desktop = { width: 1280, height: 800 }
const pathOf = (page: Page) => new URL(page.url()).pathname

const endings: Readonly<Record<Ending, (page: Page, path: string) => Promise<void>>> = {
  page: async (page, path) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText(/^Reference: /u)).toHaveCount(0)
    expect(pathOf(page)).toBe(path)
  },
  failed: async (page, path) => {
    const alert = page.getByRole('alert').filter({ hasText: /Reference: / })
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(pathOf(page)).toBe(path)
  },
  waits: async (page, path) => {
    await expect(page.getByRole('main').getByText('Loading')).toBeAttached()
    expect(pathOf(page)).toBe(path)
  },
  closed: async (page, path) => {
    const name = 'This site is not available right now'
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveTitle(/ - Not available now$/u)
    expect(pathOf(page)).toBe(path)
  },
  'no-permission': async (page, path) => {
    await expect(page.getByText(/^(?:Your role \(|This profile belongs)/u)).toBeVisible()
    expect(pathOf(page)).toBe(path)
  },
  'sign-in': async (page) => {
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  },
  'not-found': async (page) => {
    await expect(page).toHaveURL(/\/404$/u)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  'wrong-url': async (page) => {
    await expect(page).toHaveURL(/\/wrong-url$/u)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
}

async function expectToEnd(page: Page, name: ScenarioName) {
  const { path, ends, persona, view } = scenarioOf(name)
  await endings[ends](page, path.split('?')[0] ?? '')
  // A receipt's frame is bare: it has no menu.
  if (persona !== undefined && ends === 'page' && !path.startsWith('/print-receipt/')) {
    const who = { name: `${people[persona].name}, account menu` }
    await expect(page.getByRole('button', who)).toBeVisible()
  }
  const shown = () =>
    page.evaluate(() => ({
      locale: document.documentElement.lang,
      theme: document.documentElement.dataset['theme'],
    }))
  const { locale = 'en', theme = 'light' } = view ?? {}
  await expect.poll(shown).toEqual({ locale, theme })
}

/** Each way of ending once, with people of several sites, and one whose page looks different. */
const samples = [
  'as-utility-user',
  '401-signs-out',
  'no-such-subdomain',
  'not-their-profile',
  'merchant-disabled',
  'report-fails',
  'site-off',
  'german-dark-phone',
] as const satisfies readonly ScenarioName[]

/** Behind the API by its header, which is sent with each call. */
const overHttp = ['server-error', 'wrong-shape', 'nothing-answers'] as const

// How each of them ends: src/app/pages/scenario-endings.test.tsx.
for (const [how, names, tags] of [
  ['its link', samples, []],
  ['its header', overHttp, ['@real']],
] as const) {
  // One after the other in one tab: none may leave anything to the next.
  test(
    `a scenario is played by ${how}, and ends as it says`,
    { tag: [...tags] },
    async ({ page, open }) => {
      test.slow()
      for (const name of names) {
        await test.step(name, async () => {
          await page.setViewportSize(desktop)
          await open({ scenario: name })
          await expectToEnd(page, name)
        })
      }
    },
  )
}
