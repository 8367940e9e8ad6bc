import type { Page } from '@playwright/test'
import { cities, people } from './support/names.ts'
import { expect, test } from './support/test.ts'
import { world } from './support/world.ts'

// What a scenario does to the tab that plays it, and to no other.

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: /Reference: / })
const departments = (page: Page) =>
  page.getByRole('heading', { name: 'What would you like to pay?', level: 1 })

test.describe('a visit', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  test('is one tab’s, with data and a time of its own, outlives a reload, and ends when wanted', async ({
    page,
    context,
    open,
  }) => {
    const notice = /^We are changing banks\. Online payments are back on June 3\./u
    await open({ scenario: 'payments-off' })
    await expect(page.getByText(notice)).toBeVisible()
    await page.reload()
    await expect(page.getByText(notice)).toBeVisible()

    const other = await context.newPage()
    await other.goto('/departments')
    await expect(departments(other)).toBeVisible()
    await expect(other.getByText(notice)).toBeHidden()
    const [own, theirs] = [await world.state(page), await world.state(other)]
    await world.moveClock(page, 60)
    expect((await world.state(page)).clock_offset).toBe(own.clock_offset + 3_600_000)
    expect((await world.state(other)).clock_offset).toBe(theirs.clock_offset)
    await other.close()

    await page.goto('/departments?scenario=')
    await expect(departments(page)).toBeVisible()
    await expect(page.getByText(notice)).toBeHidden()
    await expect(page).toHaveURL(/\/departments$/u)
    await page.reload()
    await expect(departments(page)).toBeVisible()
    await expect(page.getByText(notice)).toBeHidden()
  })

  test('goes along to another city with its faults, and begins where it belongs', async ({
    page,
    at,
  }) => {
    await page.goto(at(cities.alias, '/departments?scenario=service-unavailable'))
    await expect(failed(page)).toBeVisible()
    await expect(page).toHaveURL(at(cities.aliased, '/departments'))

    await page.goto(at(null, '/__scenarios?fault=listDepartments:500'))
    await page.getByRole('link', { name: 'City of Tiffin' }).click()
    await expect(failed(page)).toBeVisible()
    await expect(page).toHaveURL(at('tiffin', '/departments'))

    await page.goto(at(null, '/?scenario=as-utility-user'))
    await expect(page).toHaveURL(at('tiffin', '/departments'))
    const who = `${people['utility-user'].name}, account menu`
    await expect(page.getByRole('button', { name: who })).toBeVisible()
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
    await open({ scenario: 'empty-search' })
    await expect.poll(language).toBe('en')
  })
})

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
    await page.goto('/real-estate-tax/search?q=08-0045&fault=searchBills:429:1')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: /08-004512/u }).first()).toBeVisible()
  })

  test('which is unknown is reported, with a link to the list', async ({ page, at }) => {
    await page.goto('/departments?fault=getBill:418')
    const heading = { name: 'The demonstration does not know this', level: 1 }
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('“getBill:418”')
    await page.getByRole('link', { name: 'See what there is' }).click()
    await expect(page).toHaveURL(at(null, '/__scenarios'))
  })
})
