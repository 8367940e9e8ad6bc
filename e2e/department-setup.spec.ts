import type { Page } from '@playwright/test'
import { cartButton, checkoutByCard, checkOut, expectReceipt } from './support/journey.ts'
import { launcher, openPanel } from './support/panel.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

// The departments of a merchant and their payment settings (product.md A3, steps 4 and 5), and what
// citizens meet.

const steps = '/admin/settings/add-settings/1?step='

async function addDepartment(page: Page, name: string, source: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add a department' }).click()
  await page.getByRole('textbox', { name: /^Name/u }).first().fill(name)
  await page.getByRole('radio', { name: source }).check()
}

async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add the department' }).first().click()
  const list = page.getByRole('list', { name: 'Departments in their order' })
  await expect(list.getByRole('button', { name, exact: true })).toBeVisible()
}

test('a fee is raised from tomorrow: today’s counts today, and the new one tomorrow', async ({
  page,
  at,
}) => {
  await signIn(page, at, 'super', `${steps}payments&department=dog-licenses`)
  await page.getByRole('textbox', { name: /^Lowest card fee/u }).fill('9.00')
  const preview = page.getByRole('table', { name: 'What payers pay' })
  await expect(preview.getByRole('row', { name: /^\$20\.00/u })).toContainText('$3.95 → $9.00')
  const from = page.getByRole('textbox', { name: /^Counts from/u })
  const [month = '', day = '', year = ''] = (await from.inputValue()).split('/')
  const tomorrow = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 1))
  const two = (value: number) => String(value).padStart(2, '0')
  await from.fill(
    `${two(tomorrow.getUTCMonth() + 1)}/${two(tomorrow.getUTCDate())}/${tomorrow.getUTCFullYear()}`,
  )
  await page.getByRole('button', { name: 'Save the payment settings' }).first().click()
  await expect(page.getByText(/^Other settings count from/u)).toBeVisible()

  await page.goto(at('miamicounty', '/blind-payments/dog-licenses'))
  await page.getByRole('radio', { name: /^Dog license, one year/u }).check()
  const fee = page
    .getByRole('main')
    .getByText(/card \$/u)
    .first()
  await expect(fee).toContainText('$3.95')

  // The panel's keys are there with its launcher.
  await expect(launcher(page)).toBeVisible()
  const panel = await openPanel(page, 'Time')
  await panel.getByRole('button', { name: '+ 1 day' }).click()
  await page.goto(at('miamicounty', '/blind-payments/dog-licenses'))
  await page.getByRole('radio', { name: /^Dog license, one year/u }).check()
  await expect(fee).toContainText('$9.00')
})

test('a department of each kind is paid on the city’s own page', async ({ page, at, payer }) => {
  test.slow()
  await signIn(page, at, 'super', `${steps}departments`)

  await addDepartment(page, 'Mobile homes', /^Tyler API/u)
  await page
    .getByRole('textbox', { name: /^Address of the Tyler API/u })
    .fill('https://tyler.example.com/v1')
  await page.getByRole('textbox', { name: /^Tax code/u }).fill('MH')
  await page.getByRole('textbox', { name: /^Roll types/u }).fill('MH')
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await expect(page.getByText(/^The system answers and knows/u)).toBeVisible()
  await page.getByRole('textbox', { name: /^Number pattern/u }).fill(String.raw`^T-\d{4}$`)
  await page.getByRole('textbox', { name: /^Example number/u }).fill('T-0500')
  await save(page, 'Mobile homes')

  await addDepartment(page, 'Ditch tax', /^Imported bills/u)
  await page.getByRole('textbox', { name: /^Example number/u }).fill('DT-0700')
  await save(page, 'Ditch tax')
  await page.getByRole('button', { name: 'Actions for Ditch tax' }).click()
  await page.getByRole('menuitem', { name: 'Add sample bills' }).click()
  await expect(page.getByText('No bills yet')).toBeHidden()

  await addDepartment(page, 'Court records', /^Another site/u)
  await page
    .getByRole('textbox', { name: /^Address of the other site/u })
    .fill('https://records.vendor.example/')
  await page.getByRole('switch', { name: /^I have opened this address/u }).check()
  await save(page, 'Court records')

  await addDepartment(page, 'Donations', /^Payment without a bill/u)
  await save(page, 'Donations')

  await page.goto(at('miamicounty', '/url/court-records'))
  await expect(page.getByRole('link', { name: /^Continue to records\.vendor/u })).toHaveAttribute(
    'href',
    'https://records.vendor.example/',
  )

  for (const [slug, number] of [
    ['mobile-homes', 'T-0500'],
    ['ditch-tax', 'DT-0700'],
  ] as const) {
    await page.goto(at('miamicounty', `/${slug}/search?by=number&q=${number}`))
    await page
      .getByRole('link', { name: new RegExp(number, 'u') })
      .first()
      .click()
    await page.getByRole('button', { name: /^Add \$[\d,.]+ to cart$/u }).click()
    await expect(cartButton(page)).toHaveAccessibleName(/^Cart, \d+ items?, \$/u)
  }
  await page.goto(at('miamicounty', '/blind-payments/donations'))
  await page.getByRole('textbox', { name: /^Amount/u }).fill('25.00')
  await page.getByRole('button', { name: 'Add $25.00 to cart' }).click()
  await checkOut(page)
  await checkoutByCard(page, payer)
  await expectReceipt(page)
  for (const name of ['Mobile homes', 'Ditch tax', 'Donations']) {
    await expect(page.getByText(name).first()).toBeVisible()
  }
})
