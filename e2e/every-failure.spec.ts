import type { Page } from '@playwright/test'
import type { ScenarioName } from '../mocks/scenarios/registry.ts'
import { expect, test } from './support/test.ts'

// A page's behavior for each failure of its first call, by a link. Every call × every failure,
// without a page: mocks/scenarios/every-call.test.ts.

const effects = [
  '401',
  '403',
  '404',
  '422',
  '500',
  'slow',
  'malformed',
  'wrong-shape',
  'unknown-subdomain',
] as const

/** The person and the page; then the outcomes, in the order of the effects. */
const table: Readonly<Record<string, readonly [ScenarioName, string]>> = {
  listDepartments: [
    'as-guest',
    'sign-in denied not-found failed failed waits failed failed wrong-url',
  ],
  // Of its failures most are only logged (specification §8, decision 1).
  getMerchantInfo: ['as-guest', 'sign-in page not-found page page waits page page wrong-url'],
  verifyToken: [
    'as-user',
    'sign-in sign-in sign-in sign-in sign-in waits sign-in sign-in wrong-url',
  ],
  getUser: [
    '401-in-mid-form',
    'sign-in denied not-found failed failed waits failed failed wrong-url',
  ],
  getDashboard: [
    'as-merchant-admin',
    'sign-in denied not-found failed failed waits failed failed wrong-url',
  ],
  listMerchants: [
    'as-admin',
    'sign-in failed not-found failed failed page failed failed wrong-url',
  ],
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const outcomes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'sign-in': async (page) => {
    await expect(page).toHaveURL(/\/sign-in/u)
    await expect(heading(page)).toHaveText('Sign in')
  },
  'not-found': async (page) => {
    await expect(page).toHaveURL(/\/404$/u)
    await expect(heading(page)).toBeVisible()
  },
  'wrong-url': async (page) => {
    await expect(page).toHaveURL(/\/wrong-url$/u)
    await expect(heading(page)).toBeVisible()
  },
  failed: async (page) => {
    const said = page.getByRole('main').getByRole('alert')
    await expect(said.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
  denied: async (page) => {
    await expect(page.getByText(/^(?:Your role \(|Sign in with an account)/u)).toBeVisible()
  },
  waits: async (page) => {
    await expect(page.getByText('Loading').first()).toBeAttached()
  },
  page: async (page) => {
    await expect(heading(page)).toHaveText(/^(?:What would you like to pay\?|Dashboard)$/u)
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  },
}

test.describe('a call that fails', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  for (const [call, [scenario, row]] of Object.entries(table)) {
    test(`${call} has a named outcome for each failure`, async ({ page, open }) => {
      test.slow()
      const wanted = row.split(' ')
      expect(wanted).toHaveLength(effects.length)
      for (const [index, effect] of effects.entries()) {
        const outcome = wanted[index] ?? ''
        await test.step(`${effect}: ${outcome}`, async () => {
          await open({ scenario, faults: [`${call}:${effect}`] })
          await outcomes[outcome]?.(page)
        })
      }
    })
  }
})
