import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { ask } from './support/api.ts'
import { cities, people, type Persona } from './support/names.ts'
import { accountMenu, signInByForm } from './support/session.ts'
import { seedOnlyPort } from './support/servers.ts'
import { expect, test as base } from './support/test.ts'

// The real build against a host that knows the specification alone (mocks/hosts/seed-only.ts). What
// its CORS rules refuse stands in the console, which `quietConsole` reads.

interface SeedOnly {
  /** No call was made that the specification does not name. */
  onlyGivenCalls: void
}

const test = base.extend<SeedOnly>({
  onlyGivenCalls: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
    async ({}, give) => {
      await give()
      const unknown = await ask('/__unknown-calls', v.array(v.string()), seedOnlyPort)
      expect(unknown, 'calls that the host does not have').toEqual([])
    },
    { auto: true },
  ],
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const main = (page: Page) => page.getByRole('main')
const county = 'Miami County, Ohio'
const countyPhone = '(937) 555-0140'

const expectNotOffered = async (page: Page) => {
  await expect(main(page).getByText('This is not available online here.').first()).toBeVisible()
  await expect(main(page).getByRole('link', { name: countyPhone }).first()).toBeVisible()
}

test.describe('a host that knows the specification alone', { tag: '@seed-only' }, () => {
  test('a city has its name and its departments', async ({ page, at }) => {
    await page.goto(at(cities.county, '/'))
    await expect(page).toHaveURL(/\/departments$/u)
    await expect(page).toHaveTitle(`${county} - Departments`)
    await expect(page.getByRole('banner')).toContainText(county)
    // There is nothing to pay here, and nothing to look up.
    await expect(heading(page, 'Departments')).toBeVisible()
    for (const name of [
      'Real Estate Tax',
      'Manufactured Home Tax',
      'Building Permits',
      'Dog Licenses',
    ]) {
      await expect(main(page).getByRole('link', { name })).toBeVisible()
    }
    await expect(main(page)).toContainText(countyPhone)
    // Nothing is offered that needs more than the specification's calls.
    await expect(main(page).getByRole('searchbox')).toHaveCount(0)
    await expect(main(page).getByText('Find a receipt')).toHaveCount(0)
    await expect(main(page).getByText('What it costs to pay')).toHaveCount(0)
  })

  test('a payment without a bill shows its types, and whom to call', async ({ page, at }) => {
    await page.goto(at(cities.county, '/departments'))
    await main(page).getByRole('link', { name: 'Dog Licenses' }).click()
    await expect(page).toHaveURL(/\/blind-payments\/dog-licenses$/u)
    await expect(page).toHaveTitle(`${county} - Dog Licenses`)
    for (const name of ['Dog license, one year', 'Kennel license']) {
      await expect(main(page).getByText(name)).toBeVisible()
    }
    await expectNotOffered(page)
  })

  test('bills and receipts are not available here', async ({ page, at }) => {
    await page.goto(at(cities.county, '/print-receipt/0123456789abcdef0123456789abcdef'))
    await expectNotOffered(page)
    await page.goto(at(cities.county, '/real-estate-tax/search'))
    await expect(page).toHaveURL(/\/404$/u)
    await expect(main(page).getByRole('searchbox')).toHaveCount(0)
  })

  const landings: readonly (readonly [persona: Persona, path: RegExp])[] = [
    ['user', /\/departments$/u],
    ['merchant-admin', /\/dashboard$/u],
    ['merchant-user', /\/dashboard$/u],
    ['super', /\/admin\/dashboard$/u],
    ['admin', /\/admin\/dashboard$/u],
    ['support', /\/admin\/dashboard$/u],
  ]
  for (const [persona, path] of landings) {
    test(`${persona} signs in and lands where the role does`, async ({ page, at }) => {
      await signInByForm(page, at, persona)
      await expect(page).toHaveURL(path)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(accountMenu(page, people[persona].name)).toBeVisible()
      // A new page takes the token along.
      await page.reload()
      await expect(accountMenu(page, people[persona].name)).toBeVisible()
      await expect(page).toHaveURL(path)
    })
  }

  test('the office’s menu and dashboard leave out what this host cannot do', async ({
    page,
    at,
  }) => {
    await signInByForm(page, at, 'merchant-admin')
    const menu = page.getByRole('navigation', { name: 'Office menu' })
    await expect(menu.getByRole('link', { name: 'Users' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Posting report' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Transaction report' })).toHaveCount(0)
    await expect(menu.getByRole('link', { name: 'Search for bills' })).toHaveCount(0)
    await expectNotOffered(page)
  })

  test('a citizen changes the own profile', async ({ page, at }) => {
    await signInByForm(page, at, 'utility-user')
    await accountMenu(page, people['utility-user'].name).click()
    await page.getByRole('banner').getByRole('link', { name: 'My profile' }).click()
    await expect(heading(page, 'My profile')).toBeVisible()
    await main(page)
      .getByRole('textbox', { name: /^Phone/u })
      .fill('(419) 555-0188')
    await main(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(
      main(page).getByText('Your changes are saved.').filter({ visible: true }),
    ).toBeVisible()
    await page.reload()
    await expect(main(page).getByRole('textbox', { name: /^Phone/u })).toHaveValue('(419) 555-0188')
  })

  test('the users of a city are listed, and one is changed', async ({ page, at }) => {
    await signInByForm(page, at, 'other-merchant-admin', '/users/2')
    await expect(page.getByRole('banner')).toContainText('City of Tiffin')
    // Whom the host does not tell apart has no tabs, and nothing that it does not know is claimed.
    const rows = main(page).getByRole('table', { name: 'Users' })
    await expect(rows.getByRole('columnheader')).toHaveText([/^Name/u, 'Role', 'Actions'])
    await expect(rows.getByText('Active')).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'Citizens' })).toHaveCount(0)
    await expect(main(page).getByRole('button', { name: 'Status' })).toHaveCount(0)
    await main(page).getByRole('link', { name: 'Owen Brandt' }).click()
    await expect(heading(page, 'Owen Brandt')).toBeVisible()
    const phone = main(page).getByRole('textbox', { name: /^Phone/u })
    await phone.fill('(419) 555-0177')
    await main(page).getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(page.getByText(/^Saved \d/u)).toBeVisible()
    await page.reload()
    await expect(phone).toHaveValue('(419) 555-0177')
  })

  test('all people are found from the root', async ({ page, at }) => {
    await signInByForm(page, at, 'super', '/admin/users/search')
    await main(page).getByRole('searchbox').first().fill('ruth keller')
    await expect(main(page).getByRole('row', { name: /^Ruth Keller/u })).toContainText(
      cities.county,
    )
  })

  test('the merchants and their settings are listed', async ({ page, at }) => {
    await signInByForm(page, at, 'super', '/admin/settings')
    await expect(main(page).getByRole('rowheader', { name: county })).toBeVisible()
    await expect(main(page).getByRole('rowheader', { name: 'City of Tiffin' })).toBeVisible()
    for (const name of ['Status', 'Has problems']) {
      await expect(main(page).getByRole('button', { name })).toHaveCount(0)
    }
    await page.goto(at(null, '/admin/users/merchants'))
    await expect(main(page).getByRole('rowheader', { name: county })).toBeVisible()
    await expect(main(page).getByText('Never')).toHaveCount(0)
  })

  test('the report names the merchant and its departments', async ({ page, at }) => {
    await signInByForm(page, at, 'merchant-admin', '/reports/departments/1')
    await expect(main(page).getByText(county).first()).toBeVisible()
    for (const name of ['Real estate tax', 'Dog licenses']) {
      await expect(main(page).getByText(name).first()).toBeVisible()
    }
  })

  test('the dashboard says once that there is none', async ({ page, at }) => {
    await signInByForm(page, at, 'merchant-admin', '/dashboard')
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await expectNotOffered(page)
    await expect(main(page).getByText('This is not available online here.')).toHaveCount(1)
    await expect(main(page).getByRole('button', { name: 'Custom dates' })).toHaveCount(0)
  })

  test('a report that is not there has no filters', async ({ page, at }) => {
    await signInByForm(page, at, 'merchant-admin', '/transactions-reports/departments/1')
    await expectNotOffered(page)
    await expect(main(page).getByRole('button', { name: 'Days' })).toHaveCount(0)
    await expect(main(page).getByRole('button', { name: 'Export' })).toHaveCount(0)
  })

  test('a notice of maintenance shows', async ({ page, at }) => {
    const calls = /^http:\/\/[a-z]+\.api\.localhost:/u
    await page.route(calls, (route, request) =>
      route.continue({ headers: { ...request.headers(), 'X-Scenario': 'maintenance-notice' } }),
    )
    await page.goto(at(cities.county, '/departments'))
    await expect(page.getByText(/^The office is closed on June 2\./u)).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Dog Licenses' })).toBeVisible()
  })

  test('a city that is switched off is not found', async ({ page, at }) => {
    await page.goto(at(cities.disabled, '/departments'))
    await expect(page).toHaveURL(/\/404$/u)
  })

  test('card fields come from that host as well', async ({ page, at }) => {
    await page.goto(at(cities.county, '/departments'))
    const answer = await page.evaluate(async (): Promise<unknown> => {
      const call = 'http://miamicounty.api.localhost:8787/api/merchant/iframe-urls'
      return (await fetch(call)).json()
    })
    const { data } = v.parse(v.object({ data: v.object({ card: v.string() }) }), answer)
    await page.evaluate((source) => {
      const frame = document.createElement('iframe')
      frame.src = source
      document.body.append(frame)
    }, data.card)
    await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible()
  })
})
