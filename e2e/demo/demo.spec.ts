import { type BrowserContext, expect, type Page } from '@playwright/test'
import { billPath } from '../support/bill.ts'
import { addToCart, cartButton, expectReceipt, payByCard } from '../support/journey.ts'
import { cities, jane, people } from '../support/names.ts'
import { demoPanel, openPanel } from '../support/panel.ts'
import { accountMenu, fillSignIn, signIn, signInButton } from '../support/session.ts'
import { test as base } from '../support/test.ts'
import { behindNginx } from './demo-server.ts'

// All cities on one host, by path (decision 61): what a host for each city gives by itself has to
// hold here as well.

const test = base.extend({
  at: async ({ baseURL }, give) => {
    await give((city, path) => new URL(`.${city === null ? '' : `/~${city}`}${path}`, baseURL).href)
  },
})

type At = (city: string | null, path: string) => string

const tiffin = 'tiffin'
const departments = (page: Page) =>
  page.getByRole('heading', { name: 'What would you like to pay?', level: 1 })

async function openCity(context: BrowserContext, at: At, city: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(at(city, '/departments'))
  await expect(departments(page)).toBeVisible()
  return page
}

test('a bill is paid, is paid after a reload, and the office sees it in another tab', async ({
  page,
  context,
  at,
  payer,
}) => {
  await page.goto(at(null, `/?city=${cities.county}`))
  await expect(departments(page)).toBeVisible()
  await expect(page).toHaveURL(at(cities.county, '/departments'))
  const bill = { path: at(cities.county, billPath(jane.account)) }
  await payByCard(page, { bill, payer })
  await expectReceipt(page)
  expect(page.url()).toContain(at(cities.county, '/print-receipt/'))
  await page.reload()
  await expectReceipt(page)

  const office = await context.newPage()
  await signIn(office, at, 'merchant-admin', '/transactions-reports')
  await office.goto(at(cities.county, '/transactions-reports/transactions/1/real-estate-tax'))
  await expect(office.getByRole('link', { name: payer.name }).first()).toBeVisible()
})

test('two tabs have two cities, each with its own cart and its own session', async ({
  page,
  context,
  at,
}) => {
  await addToCart(page, { path: at(cities.county, billPath(jane.account)) })
  const other = await openCity(context, at, tiffin)
  await expect(cartButton(other)).toHaveAccessibleName('Cart, empty')
  await other.goto(at(tiffin, '/sign-in'))
  await fillSignIn(other, people['utility-user'].email)
  await signInButton(other).click()
  await expect(accountMenu(other, people['utility-user'].name)).toBeVisible()

  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart, 1 item, /u)
  await expect(accountMenu(page, people['utility-user'].name)).toHaveCount(0)
  await other.reload()
  await expect(accountMenu(other, people['utility-user'].name)).toBeVisible()
})

test('who signs in on another city’s page is led to the own one', async ({ page, at }) => {
  await page.goto(at(cities.county, '/sign-in'))
  await fillSignIn(page, people['utility-user'].email)
  await signInButton(page).click()
  await expect(page).toHaveURL(at(tiffin, '/sign-in'))
})

test('the panel and the catalogue lead to other cities, and the back button returns', async ({
  page,
  at,
}) => {
  await page.goto(at(null, '/__scenarios'))
  await page.getByRole('link', { name: 'City of Tiffin' }).click()
  await expect(departments(page)).toBeVisible()
  await expect(page).toHaveURL(at(tiffin, '/departments'))
  await openPanel(page, 'Where')
  await demoPanel(page)
    .getByRole('link', { name: /^Miami County/u })
    .click()
  await expect(page).toHaveURL(at(cities.county, '/departments'))
  await page.goBack()
  await expect(page).toHaveURL(at(tiffin, '/departments'))
  await expect(departments(page)).toBeVisible()
})

test('a link to a scenario begins in its city', async ({ page, at }) => {
  await page.goto(at(null, '/?scenario=as-utility-user'))
  await expect(page).toHaveURL(at(tiffin, '/departments'))
  await expect(accountMenu(page, people['utility-user'].name)).toBeVisible()
})

test.describe('a fault', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  test('goes along to another city', async ({ page, at }) => {
    const failed = page.getByRole('alert').filter({ hasText: /Reference: / })
    await page.goto(at(cities.alias, '/departments?scenario=service-unavailable'))
    await expect(failed).toBeVisible()
    await expect(page).toHaveURL(at(cities.aliased, '/departments'))
  })
})

test('a mail’s link leads to its city', async ({ page, at }) => {
  await page.goto(at(tiffin, '/password-reset'))
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(people['utility-user'].email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.locator(`a[href^="${at(tiffin, '/password-reset-confirm?')}"]`).click()
  await expect(page).toHaveURL(at(tiffin, '/password-reset-confirm'))
})

test('an address that is no file is answered with the page', async ({ page, at }) => {
  const status = behindNginx ? 200 : 404
  const answer = await page.goto(at(tiffin, '/departments'))
  expect(answer?.status()).toBe(status)
  await expect(departments(page)).toBeVisible()
  await page.goto(at(tiffin, '/nothing/is/here'))
  await expect(page).toHaveURL(at(tiffin, '/404'))
  await page.goto(at(cities.unknown, '/departments'))
  await expect(page).toHaveURL(at(cities.unknown, '/wrong-url'))
})

test('a script that is gone is no page', async ({ request, at }) => {
  const answer = await request.get(at(null, '/assets/gone.js'))
  expect(answer.status()).toBe(404)
})
