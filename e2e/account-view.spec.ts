import { expect, type Page } from '@playwright/test'
import { cities, people } from './support/names.ts'
import { fillSignIn, signInButton } from './support/session.ts'
import { test } from './support/test.ts'

// One account and everything about it (product.md P8). The route has no guard: the screen has.

const pathOf = (account: string, id = '6', departmentId = 'real-estate-tax') =>
  `/account-view/${id}/${account}/0001/${departmentId}`
const main = (page: Page) => page.getByRole('main')
const balance = (page: Page) => page.getByRole('region', { name: 'Balance', exact: true })

// What each state of the account shows: stories/screens/account-view.
test('a guest signs in and comes back to the account, whose activity is paged by address', async ({
  page,
  at,
}) => {
  await page.goto(at(cities.county, pathOf('08-004512')))
  await main(page).getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, people.user.email)
  await signInButton(page).click()
  await expect(page).toHaveURL(at(cities.county, pathOf('08-004512')))
  await expect(balance(page)).toContainText('$1,861.08')
  await expect(page).toHaveTitle('Miami County, Ohio - View Acct/Pay')

  await expect(main(page).getByText('1–10 of 18')).toBeVisible()
  await main(page).getByRole('link', { name: 'Next' }).click()
  await expect(main(page).getByText('11–18 of 18')).toBeVisible()
  await expect(page).toHaveURL(/\?page=2$/u)
  const type = page.getByRole('combobox', { name: 'Type of activity' })
  await type.selectOption('Payments')
  await expect(page).toHaveURL(/\?type=payment$/u)
  await expect(main(page).getByText(/^1–10 of/u)).toBeHidden()
  await main(page)
    .getByRole('link', { name: /to view or print/u })
    .first()
    .click()
  await page.goBack()
  await expect(type).toHaveValue('payment')
  await expect(main(page).getByText(/^1–10 of/u)).toBeHidden()
})
