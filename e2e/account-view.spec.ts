import { expect, type Page } from '@playwright/test'
import { cities, linkPins } from './support/names.ts'
import { fillSignIn, signIn, signInButton } from './support/session.ts'
import { people } from './support/names.ts'
import { test } from './support/test.ts'

// One account and everything about it (product.md P8). The route has no guard: the screen has.

const pathOf = (account: string, id = '6', departmentId = 'real-estate-tax') =>
  `/account-view/${id}/${account}/0001/${departmentId}`
const main = (page: Page) => page.getByRole('main')
const balance = (page: Page) => page.getByRole('region', { name: 'Balance', exact: true })

test('a guest signs in and comes back to the account', async ({ page, at }) => {
  await page.goto(at(cities.county, pathOf('08-004512')))
  await main(page).getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, people.user.email)
  await signInButton(page).click()
  await expect(page).toHaveURL(at(cities.county, pathOf('08-004512')))
  await expect(balance(page)).toContainText('$1,861.08')
  await expect(page).toHaveTitle('Miami County, Ohio - View Acct/Pay')
})

test('open amounts go into the cart, and from there to checkout', async ({ page, at }) => {
  await signIn(page, at, 'user', pathOf('08-004512'))
  await page.getByRole('checkbox', { name: 'Select 08-004512, 2025' }).check()
  await page
    .getByRole('button', { name: 'Add 1 to cart · $1,861.08' })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Open bills' })).toBeFocused()
  await expect(main(page).getByText('In your cart', { exact: true })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: /^Cart/u }).click()
  await expect(page.getByRole('dialog').getByText('$1,861.08').first()).toBeVisible()
})

test('what is past due is paid in one press, without what is not due yet', async ({ page, at }) => {
  await signIn(page, at, 'user', pathOf('08-004512'))
  await main(page)
    .getByRole('button', { name: 'Pay $948.64 past due' })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/checkout/u)
  await expect(main(page).getByText('$948.64').first()).toBeVisible()
  await expect(main(page).getByText('$912.44')).toHaveCount(0)
})

test('nobody else’s account is asked for', async ({ page, at }) => {
  await signIn(page, at, 'user', '/departments')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(at(cities.county, pathOf('08-004512', '8')))
  await expect(page.getByText(/^This page belongs to someone else/u)).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/accounts'))).toEqual([])
})

test('an account that is not linked asks for two facts', async ({ page, at }) => {
  await signIn(page, at, 'user', pathOf('08-007731'))
  await expect(page.getByText(/is not among your accounts/u)).toBeVisible()
  await page.getByRole('textbox', { name: 'PIN', exact: true }).fill(linkPins['08-007731'])
  await page.getByRole('button', { name: 'Link account' }).click()
  await expect(balance(page)).toBeVisible()
  await expect(main(page).getByText('Smith, Roy')).toBeVisible()
})

test('activity is paged by address, and narrowed', async ({ page, at }) => {
  await signIn(page, at, 'user', pathOf('08-004512'))
  await expect(main(page).getByText('1–10 of 18')).toBeVisible()
  await main(page).getByRole('link', { name: 'Next' }).click()
  await expect(main(page).getByText('11–18 of 18')).toBeVisible()
  await expect(page).toHaveURL(/\?page=2$/u)
  await page.getByRole('combobox', { name: 'Type of activity' }).selectOption('Payments')
  await expect(page).not.toHaveURL(/page=/u)
  await expect(main(page).getByText(/^1–10 of/u)).toBeHidden()
})

test('a clerk sees it and can change nothing', async ({ page, at }) => {
  await signIn(page, at, 'merchant-user', pathOf('08-004512'))
  await expect(balance(page)).toContainText('$1,861.08')
  await expect(main(page).getByRole('checkbox')).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: /^Unlink/u })).toHaveCount(0)
})
