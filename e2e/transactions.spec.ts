import type { Page } from '@playwright/test'
import { expectReceipt, payByCard } from './support/journey.ts'
import { cities } from './support/names.ts'
import { signIn, signOut } from './support/session.ts'
import { expect, test } from './support/test.ts'

// A department's day and what staff do with a payment (product.md A14).

const list = '/transactions-reports/transactions/1/real-estate-tax'

/** The confirmation number on the receipt that shows. */
const confirmationOn = (page: Page) =>
  page
    .getByText(/^CT-[A-Z0-9]{4}-[A-Z0-9]{4}$/u)
    .first()
    .innerText()

test('a payment just made is found by its number and voided, and the bill is open again', async ({
  page,
  at,
  bill,
  payer,
}) => {
  await page.goto(bill.path)
  const add = page.getByRole('button', { name: /^Add \$[\d,.]+ to cart$/u })
  const offered = await add.innerText()
  await payByCard(page, { bill, payer })
  await expectReceipt(page)
  const receipt = page.url()
  const confirmation = await confirmationOn(page)

  await signIn(page, at, 'merchant-admin')
  await page.goto(at(cities.county, list))
  await page.getByRole('searchbox', { name: /^Search by confirmation/u }).fill(confirmation)
  await expect(page).toHaveURL(/[?&]q=CT-/u)
  const rows = page.getByRole('table', { name: 'Daily transactions' })
  await rows.getByRole('link', { name: payer.name }).click()
  const shown = page.getByRole('dialog', { name: 'Payment', exact: true })
  await expect(shown.getByText(confirmation)).toBeVisible()
  await expect(page).toHaveURL(/[?&]transaction=/u)

  await shown.getByRole('button', { name: 'Void' }).click()
  const question = page.getByRole('dialog', { name: /^Void the payment of/u })
  await question.getByRole('combobox', { name: /^Reason/u }).selectOption('duplicate')
  const typed = question.getByRole('textbox', { name: `Type ${confirmation} to confirm` })
  if ((await typed.count()) > 0) await typed.fill(confirmation)
  await question.getByRole('button', { name: /^Void \$/u }).click()
  await expect(shown.getByText('Voided').first()).toBeVisible()

  // Back closes the drawer, and the list knows it.
  await page.goBack()
  await expect(shown).toBeHidden()
  await expect(rows.getByText('Voided')).toBeVisible()

  await page.goto(receipt)
  await expect(page.getByText('Payment voided').first()).toBeVisible()
  // A receipt has no menu.
  await page.goto(at(cities.county, list))
  await signOut(page, 'merchant-admin')
  await page.goto(bill.path)
  await expect(add).toHaveText(offered)
})
