import type { Page } from '@playwright/test'
import { cities, jane, people } from './support/names.ts'
import { accountMenu, signIn, signInByForm, signOut } from './support/session.ts'
import { expect, test } from './support/test.ts'

// What of navigation needs a browser (specification §2, §4 and §6). Which role may go where on which
// host, and a token that is no longer good: row by row in src/app/guard/navigation.test.ts.

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
})

test.describe('the end of a session', { tag: '@real' }, () => {
  test('reaches the other tab within two seconds, and Back shows nothing of it', async ({
    page,
    context,
    at,
  }) => {
    const name = people['merchant-admin'].name
    await signIn(page, at, 'merchant-admin')
    await expect(heading(page, 'Dashboard')).toBeVisible()
    const other = await context.newPage()
    await other.goto(at(cities.county, '/dashboard'))
    await expect(accountMenu(other, name)).toBeVisible()
    await page.bringToFront()
    await page.goto(at(cities.county, '/departments'))
    await page.goto(at(cities.county, '/dashboard'))
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await signOut(page, 'merchant-admin')
    await expect(heading(other, 'Sign in')).toBeVisible({ timeout: 2000 })
    await expect(accountMenu(other, name)).toHaveCount(0)

    await page.goBack()
    await page.goForward()
    await expect(accountMenu(page, name)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toHaveCount(0)
    await page.goto(at(cities.county, '/dashboard'))
    await expect(page).toHaveURL(/\/sign-in\?return_to=%2Fdashboard$/u)
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
