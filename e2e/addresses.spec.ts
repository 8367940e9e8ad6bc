import { billPath } from './support/bill.ts'
import { cities, jane } from './support/names.ts'
import { expect, test } from './support/test.ts'

// Where an address leads that is not one of a page (specification §2, decisions 1 and 24).

test.describe('addresses', () => {
  // Each kind of address that is none: src/app/pages/no-such-page.test.tsx.
  test('that are none lead to /404, the front page to the departments, without a trace', async ({
    page,
  }) => {
    await page.goto('/nowhere/at/all')
    await expect(page).toHaveURL(/\/404$/u)
    await expect(
      page.getByRole('heading', { name: 'We could not find that page', level: 1 }),
    ).toBeVisible()
    await expect(page).toHaveTitle('Page not found')
    await page.getByRole('link', { name: 'See what you can pay' }).click()
    await expect(page).toHaveURL(/\/departments$/u)
    await page.goBack()
    await page.goto('/')
    await expect(page).toHaveURL(/\/departments$/u)
    await page.goBack()
    await expect(page).toHaveURL(/\/404$/u)
  })

  test('of no city lead to /wrong-url, and a number for a host is none', async ({
    page,
    at,
    baseURL,
  }) => {
    for (const [what, city, path, name] of [
      ['the root', null, '/real-estate-tax/search?q=08', 'Pay your city or county'],
      ['an unknown city', cities.unknown, '/', 'Oops! This is not a city’s address'],
    ] as const) {
      await test.step(what, async () => {
        await page.goto(at(city, path))
        await expect(page).toHaveURL(/\/wrong-url$/u)
        await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
        await expect(page).toHaveTitle('Oops!')
        await expect(
          page.getByRole('link', { name: /^miamicounty\.pay\.localhost/u }),
        ).toBeVisible()
      })
    }
    await page.getByRole('textbox', { name: 'Name of your city or county' }).fill('Miami County')
    await page.getByRole('button', { name: 'Go to its site' }).click()
    await expect(page).toHaveURL(at(cities.county, '/departments'))
    // Capitals in the host make no difference.
    await page.goto(at(cities.county.toUpperCase(), '/departments'))
    await expect(page).toHaveTitle('Miami County, Ohio - Departments')

    const { port } = new URL(baseURL ?? '')
    await page.goto(`http://127.0.0.1:${port}/departments`)
    await expect(page).toHaveURL(/\/wrong-url$/u)
    await expect(page).toHaveTitle('Oops!')
    await expect(page.getByRole('textbox', { name: 'Name of your city or county' })).toHaveCount(0)
  })

  test(
    'a city that is switched off is a 404 that says so',
    { tag: '@real' },
    async ({ page, at }) => {
      await page.goto(at(cities.disabled, '/'))
      await expect(page).toHaveURL(/\/404$/u)
      await expect(
        page.getByRole('heading', { name: 'This site is not taking payments', level: 1 }),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: 'See what you can pay' })).toHaveCount(0)
    },
  )

  test(
    'another name of a city leads to the same path of that city',
    { tag: '@real' },
    async ({ page, at }) => {
      // That city has one department, and its page leads on.
      const arrival = page.waitForRequest(at(cities.aliased, '/departments?from=bill'))
      await page.goto(at(cities.alias, '/departments?from=bill'))
      await arrival
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )

  test('a city’s pages are its own; one with one department leads straight to it', async ({
    page,
    at,
  }) => {
    await page.goto(at(cities.county, '/404'))
    const search = at(cities.single, '/building-permits/search')
    await page.goto(at(cities.single, '/'))
    await expect(page).toHaveURL(search)
    await expect(page).toHaveTitle('City of Stow - Building Permits')
    // The skeleton has the link, too: a press that begins on one and ends on the other is lost.
    await expect(page.getByRole('searchbox', { name: 'Permit number' })).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: 'Departments' }).click()
    await expect(page).toHaveTitle('City of Stow - Departments')
    await page.reload()
    await expect(page).toHaveTitle('City of Stow - Departments')
    await page.goBack()
    await expect(page).toHaveURL(search)
    await page.goBack()
    await expect(page).toHaveURL(at(cities.county, '/404'))

    await page.goto(at(cities.single, billPath(jane.account)))
    await expect(page).toHaveURL(/\/404$/u)
  })
})
