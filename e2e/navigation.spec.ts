import type { Page } from '@playwright/test'
import { billPath } from './support/bill.ts'
import { cities, jane, people } from './support/names.ts'
import {
  accountMenu,
  fillSignIn,
  signIn,
  signInButton,
  signInByForm,
  signOut,
} from './support/session.ts'
import { expect, test } from './support/test.ts'

// Every navigation rule of specification §2, §4 and §6 by name, with the choices of product.md
// (decisions 1, 2, 7, 16 and 18). Which role may go where on which host is proven row by row in
// src/app/guard/navigation.test.ts; here the rules are seen in the browser.

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

/** What the page asks about its token from now on. */
function tokenChecks(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/verify_token')) count += 1
  })
  return () => count
}

const storedToken = (page: Page) => page.evaluate(() => window.localStorage.getItem('id_token'))

test.describe('a signed-in user on /sign-in and /sign-up', () => {
  test('goes to the admin dashboard on the root', { tag: '@real-only' }, async ({ page, at }) => {
    await signIn(page, at, 'admin')
    for (const path of ['/sign-in', '/sign-up']) {
      await page.goto(at(null, path))
      await expect(page).toHaveURL(at(null, '/admin/dashboard'))
      await expect(heading(page, 'Dashboard')).toBeVisible()
    }
  })

  test('goes to /wrong-url on the root with a sub_domain', async ({ page, at }) => {
    await signIn(page, at, 'user')
    const token = await storedToken(page)
    await page.goto(at(null, '/wrong-url'))
    await page.evaluate((text) => window.localStorage.setItem('id_token', text ?? ''), token)
    await page.goto(at(null, '/sign-in'))
    await expect(page).toHaveURL(at(null, '/wrong-url'))
  })
})

test.describe('a guarded route', () => {
  test('sends a guest to sign-in, and from there back', async ({ page, at }) => {
    await page.goto(at(cities.county, '/dashboard?period=last-7'))
    await expect(page).toHaveURL(/\/sign-in\?return_to=/u)
    await signInByForm(page, at, 'merchant-admin', '/dashboard?period=last-7')
    await expect(page).toHaveURL(/\/dashboard\?period=last-7$/u)
  })
})

test('leads each role on from where it is not', async ({ page, at }) => {
  for (const [persona, path, city, arrives] of [
    ['admin', '/sign-in', null, '/admin/dashboard'],
    ['support', '/admin', null, '/admin/dashboard'],
    ['merchant-admin', '/sign-in', cities.county, '/departments'],
    ['merchant-admin', '/sign-up', cities.county, '/departments'],
    ['merchant-user', '/admin', cities.county, '/dashboard'],
    ['user', '/admin/dashboard', cities.county, '/departments'],
  ] as const) {
    await test.step(`${persona} on ${path}`, async () => {
      await signIn(page, at, persona, path)
      await expect(page).toHaveURL(at(city, arrives))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test.describe('every navigation', () => {
  test(
    'verifies the token; a change of search params and a guest do not',
    { tag: '@real' },
    async ({ page, at }) => {
      await page.goto(at(cities.county, '/departments'))
      const asGuest = tokenChecks(page)
      await expect(heading(page, /^What would you like to pay/u)).toBeVisible()
      expect(asGuest()).toBe(0)

      await signIn(page, at, 'user')
      await expect(page).toHaveURL(/\/departments$/u)
      // The menu names the user once this navigation's own check is answered.
      await expect(accountMenu(page, people.user.name)).toBeVisible()
      const checks = tokenChecks(page)
      await page.goto(at(cities.county, '/'))
      await expect(page).toHaveURL(/\/departments$/u)
      await expect(accountMenu(page, people.user.name)).toBeVisible()
      expect(checks(), 'the first of a page load').toBe(1)

      await page
        .getByRole('link', { name: /Real estate tax/u })
        .first()
        .click()
      await expect(page).toHaveURL(/\/real-estate-tax\/search/u)
      await expect.poll(checks, { message: 'beside the navigation' }).toBe(2)

      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(jane.account)
      await expect(page).toHaveURL(/q=08-004512/u)
      await expect(page.getByRole('main').getByText(jane.owner)).toBeVisible()
      expect(checks(), 'search params are no navigation').toBe(2)
    },
  )

  test('scrolls to the top and tells the page by its heading and title', async ({ page }) => {
    await page.goto(billPath(jane.account))
    await expect(heading(page, jane.address)).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/departments$/u)
    await expect(heading(page, /^What would you like to pay/u)).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page).toHaveTitle(/^Miami County, Ohio - /u)
  })
})

test.describe('a token that is no longer good', () => {
  test('is purged wherever it is found, and leads to sign-in', async ({ page, at }) => {
    for (const [what, path, arrives] of [
      ['a public page', '/departments', '/sign-in?return_to=%2Fdepartments'],
      ['a guarded page', '/dashboard', '/sign-in?return_to=%2Fdashboard'],
      ['the sign-in page itself', '/sign-in', '/sign-in'],
    ] as const) {
      await test.step(what, async () => {
        await page.goto(at(cities.county, '/404'))
        await page.evaluate(() => {
          window.localStorage.setItem('id_token', 'forged')
          window.localStorage.setItem('user-data', '{"id":"u1"}')
        })
        await page.goto(at(cities.county, path))
        await expect(page).toHaveURL(at(cities.county, arrives))
        await expect(heading(page, 'Sign in')).toBeVisible()
        expect(await storedToken(page)).toBeNull()
        expect(await page.evaluate(() => window.localStorage.getItem('user-data'))).toBeNull()
        expect(await page.evaluate(() => document.cookie)).not.toContain('id_token')
      })
    }
  })
})

test.describe('a user of another subdomain', () => {
  test(
    'is purged and sent to the own one, keeping protocol and port',
    { tag: '@real' },
    async ({ page, at }) => {
      await signIn(page, at, 'utility-user')
      const token = await storedToken(page)
      await page.goto(at(cities.county, '/404'))
      await page.evaluate((text) => window.localStorage.setItem('id_token', text ?? ''), token)
      await page.goto(at(cities.county, '/departments'))
      await expect(page).toHaveURL(at('tiffin', '/departments'))
      // There the own session is still open, because tokens are kept per host.
      await page.goto(at(cities.county, '/404'))
      expect(await storedToken(page)).toBeNull()
    },
  )

  test('a user who signs in here arrives signed out at the own sign-in', async ({ page, at }) => {
    await page.goto(at(cities.county, '/sign-in'))
    await fillSignIn(page, people['utility-user'].email)
    await signInButton(page).click()
    await expect(page).toHaveURL(at('tiffin', '/sign-in'))
    await expect(heading(page, 'Sign in')).toBeVisible()
    expect(await storedToken(page)).toBeNull()
  })

  test('does not apply to Super Users and Admin, who are exempt', async ({ page, at }) => {
    await signInByForm(page, at, 'super', undefined, cities.county)
    await expect(page).toHaveURL(at(cities.county, '/departments'))
    await page.goto(at(cities.county, '/dashboard'))
    await expect(heading(page, 'Dashboard')).toBeVisible()
  })
})

test.describe('a profile by name', () => {
  test('gets the id of the user who signs in', async ({ page, at }) => {
    await signInByForm(page, at, 'user', 'user-profile')
    await expect(page).toHaveURL(/\/user-profile\/[^/]+$/u)
    await expect(heading(page, 'My profile')).toBeVisible()
  })
})

test.describe('the end of a session', { tag: '@real' }, () => {
  test('Back shows nothing of it', async ({ page, at }) => {
    await signIn(page, at, 'merchant-admin')
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await page.goto(at(cities.county, '/departments'))
    await page.goto(at(cities.county, '/dashboard'))
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await signOut(page, 'merchant-admin')
    await page.goBack()
    await page.goForward()
    await expect(accountMenu(page, people['merchant-admin'].name)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toHaveCount(0)
    await page.goto(at(cities.county, '/dashboard'))
    await expect(page).toHaveURL(/\/sign-in\?return_to=%2Fdashboard$/u)
  })

  test('reaches the other tab within two seconds, and its Back too', async ({
    page,
    context,
    at,
  }) => {
    await signIn(page, at, 'merchant-admin')
    const other = await context.newPage()
    await other.goto(at(cities.county, '/dashboard'))
    await expect(accountMenu(other, people['merchant-admin'].name)).toBeVisible()
    await signOut(page, 'merchant-admin')
    await expect(heading(other, 'Sign in')).toBeVisible({ timeout: 2000 })
    await expect(accountMenu(other, people['merchant-admin'].name)).toHaveCount(0)
  })

  test('a sign-in in one tab is one in the other', async ({ page, context, at }) => {
    await page.goto(at(cities.county, '/departments'))
    const waiting = await context.newPage()
    await waiting.goto(at(cities.county, '/dashboard'))
    await expect(heading(waiting, 'Sign in')).toBeVisible()
    const signing = await context.newPage()
    await signInByForm(signing, at, 'merchant-admin')
    await expect(waiting).toHaveURL(at(cities.county, '/dashboard'))
    await expect(accountMenu(page, people['merchant-admin'].name)).toBeVisible()
  })
})
