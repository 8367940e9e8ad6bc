import type { Page } from '@playwright/test'
import { fillCard } from './support/journey.ts'
import { cities } from './support/names.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { world } from './support/world.ts'

// Payments that staff take (product.md P9 and 3.6), and what the payers see of them.

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Take a payment' })
const accountOf = (account: string) => `/merchant-account-view/${account}/0001/real-estate-tax`

/** Opens the form with everything that is due, for a payer. */
async function begin(page: Page, way: RegExp, name: string) {
  await page.getByRole('button', { name: 'Take a payment' }).click()
  await dialog(page).getByRole('radio', { name: way }).check()
  await dialog(page)
    .getByRole('textbox', { name: /^Payer’s name/u })
    .fill(name)
}

test(
  'a clerk takes cash, and the citizen has paid at once',
  { tag: ['@real', '@phone', '@phone-only'] },
  async ({ page, at, bill, payer }) => {
    await signIn(page, at, 'merchant-admin', accountOf(bill.account))
    await begin(page, /^Cash/u, payer.name)
    await dialog(page)
      .getByRole('button', { name: /^Record \$[\d,.]+ in cash$/u })
      .click()
    await expect(dialog(page).getByText(/^\$[\d,.]+ was taken$/u)).toBeVisible()
    await dialog(page).getByRole('link', { name: 'Open the receipt' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Paid \$/u })).toBeVisible()
    await expect(page.getByText('The office counter, clerk')).toBeVisible()
    await expect(page.getByText('Cash', { exact: true })).toBeVisible()

    await page.goto(at(cities.county, bill.path))
    await expect(page.getByRole('button', { name: /^Add \$/u })).toHaveCount(0)
  },
)

test('a card that is read out is entered in the hosted fields, and charged once', async ({
  page,
  at,
  bill,
  payer,
}) => {
  await signIn(page, at, 'merchant-admin', accountOf(bill.account))
  await begin(page, /^Card, entered/u, payer.name)
  await dialog(page).getByRole('radio', { name: 'By phone' }).check()
  await dialog(page)
    .getByRole('textbox', { name: /^Billing ZIP/u })
    .fill(payer.zip)
  await dialog(page)
    .getByRole('button', { name: /^Go on to the card/u })
    .click()
  await fillCard(page)
  await dialog(page)
    .getByRole('button', { name: /^Charge \$/u })
    .click()
  await expect(dialog(page).getByText(/^\$[\d,.]+ was taken$/u)).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Open the receipt' }).click()
  await expect(page.getByText('By phone, clerk')).toBeVisible()
})

test('a terminal’s sale survives a reload, and is paid once', async ({ page, at, bill, payer }) => {
  await signIn(page, at, 'merchant-admin', accountOf(bill.account))
  await begin(page, /^Card terminal/u, payer.name)
  await dialog(page).getByRole('radio', { name: /83401/u }).check()
  await dialog(page)
    .getByRole('button', { name: /^Start on the terminal/u })
    .click()
  await expect(dialog(page).getByText(/insert or tap the card/u)).toBeVisible()
  await page.reload()
  await expect(dialog(page)).toBeVisible()
  // The payer's card takes the terminal some seconds.
  await world.moveClock(page, 1)
  await expect(dialog(page).getByText(/^\$[\d,.]+ was taken$/u)).toBeVisible()
})
