import type { Page } from '@playwright/test'
import { cities, people } from './support/names.ts'
import { fillSignIn, signInButton } from './support/session.ts'
import { expect, test } from './support/test.ts'

// What a scenario does to the tab that plays it, and to no other.

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: /Reference: / })
const departments = (page: Page) =>
  page.getByRole('heading', { name: 'What would you like to pay?', level: 1 })

test.describe('a visit', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  test('is one tab’s, outlives a reload, and ends when that is wanted', async ({
    page,
    context,
    open,
  }) => {
    await open({ scenario: 'service-unavailable' })
    await expect(failed(page)).toBeVisible()
    await page.reload()
    await expect(failed(page)).toBeVisible()

    const other = await context.newPage()
    await other.goto('/departments')
    await expect(departments(other)).toBeVisible()
    await other.close()

    await page.goto('/departments?scenario=')
    await expect(departments(page)).toBeVisible()
    await expect(page).toHaveURL(/\/departments$/u)
    await page.reload()
    await expect(departments(page)).toBeVisible()
  })

  test('goes along to another city, by a jump and by a link', async ({ page, at }) => {
    await page.goto(at(cities.alias, '/departments?scenario=service-unavailable'))
    await expect(failed(page)).toBeVisible()
    await expect(page).toHaveURL(at(cities.aliased, '/departments'))

    await page.goto(at(null, '/__scenarios?scenario=service-unavailable'))
    await page.getByRole('link', { name: 'City of Tiffin' }).click()
    await expect(failed(page)).toBeVisible()
    await expect(page).toHaveURL(at('tiffin', '/departments'))
  })

  test('begins where it belongs when the address says no more than its name', async ({
    page,
    at,
  }) => {
    await page.goto(at(null, '/?scenario=as-utility-user'))
    await expect(page).toHaveURL(at('tiffin', '/departments'))
    const who = `${people['utility-user'].name}, account menu`
    await expect(page.getByRole('button', { name: who })).toBeVisible()
  })

  test('has data of its own where its world is another one', async ({ page, context, open }) => {
    const notice = /^We are changing banks\. Online payments are back on June 3\./u
    await open({ scenario: 'payments-off' })
    await expect(page.getByText(notice)).toBeVisible()
    await page.reload()
    await expect(page.getByText(notice)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/departments')
    await expect(departments(other)).toBeVisible()
    await expect(other.getByText(notice)).toBeHidden()
  })

  test('gives the visitor’s own language back', async ({ page, open }) => {
    const language = () => page.evaluate(() => document.documentElement.lang)
    await open({ scenario: 'german-dark-phone' })
    await expect.poll(language).toBe('de')
    await page.reload()
    await expect.poll(language).toBe('de')
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['theme']))
      .toBe('dark')
    await open({ scenario: 'japanese' })
    await expect.poll(language).toBe('ja')
    await open({ scenario: 'empty-search' })
    await expect.poll(language).toBe('en')
  })
})

for (const words of ['scenario=haunted', 'fault=getBill:418']) {
  test(`${words}, which is unknown, is reported, with a link to the list`, async ({ page, at }) => {
    await page.goto(`/departments?${words}`)
    const heading = { name: 'The demonstration does not know this', level: 1 }
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`“${words.split('=')[1]}”`)
    await page.getByRole('link', { name: 'See what there is' }).click()
    await expect(page).toHaveURL(at(null, '/__scenarios'))
  })
}

test.describe('a fault by its link', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  test('affects that call of this tab, as often as it says', async ({ page, context }) => {
    await page.goto('/departments?fault=listDepartments:wrong-shape')
    await expect(failed(page)).toContainText('Our server’s answer was incomplete.')
    await expect(page).toHaveURL(/\/departments$/u)
    const other = await context.newPage()
    await other.goto('/departments')
    await expect(departments(other)).toBeVisible()
    await other.close()

    await page.goto('/departments?scenario=')
    await expect(departments(page)).toBeVisible()
    await page.goto('/real-estate-tax/search?q=08-0045&fault=searchBills:429:1')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: /08-004512/u }).first()).toBeVisible()
  })
})

test.describe('a fault by its link', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  test('goes along to another city, as a scenario does', async ({ page, at }) => {
    await page.goto(at(cities.alias, '/departments?fault=listDepartments:500'))
    await expect(page).toHaveURL(at(cities.aliased, '/departments'))
    await expect(failed(page)).toBeVisible()
    await page.goto(at(null, '/__scenarios?fault=listDepartments:500'))
    await page.getByRole('link', { name: 'City of Tiffin' }).click()
    await expect(page).toHaveURL(at('tiffin', '/departments'))
    await expect(failed(page)).toBeVisible()
  })
})

test('a session that ends while a form is saved: the typed input comes back', async ({
  page,
  open,
}) => {
  await open({ scenario: '401-in-mid-form' })
  const city = page.getByRole('textbox', { name: 'City' })
  await city.fill('Piqua')
  const save = page.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await fillSignIn(page, people.user.email)
  await signInButton(page).click()
  await expect(page.getByText('We kept what you typed. It is not saved yet.')).toBeVisible()
  await expect(city).toHaveValue('Piqua')
  await save.click()
  await expect(
    page.getByRole('main').getByText('Your changes are saved.').filter({ visible: true }),
  ).toBeVisible()
})
