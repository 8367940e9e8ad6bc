import type { BrowserContext, Page } from '@playwright/test'
import {
  checkOut,
  checkoutByCard,
  enterAnotherCard,
  expectReceipt,
  fillCard,
  payButton,
  payDialog,
  readyToPay,
} from './support/journey.ts'
import { cards } from './support/names.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

// Staff stop the payments of a visitor who tries cards, and nothing else (product.md A24).

type At = (city: string | null, path: string) => string

/** This browser's own network, as the demonstration or the API sees it. */
const network = /^Actions for (?:198\.18\.7|127\.0\.0)\.0\/24$/u

async function provider(context: BrowserContext, at: At): Promise<Page> {
  const office = await context.newPage()
  await signIn(office, at, 'super', '/admin/warnings/recaptcha')
  await expect(office.getByRole('table', { name: 'Traffic' })).toBeVisible()
  return office
}

/** For one hour. It is the own network, which has to be typed. */
async function blockPayments(office: Page): Promise<void> {
  await office.getByRole('button', { name: network }).first().click()
  await office.getByRole('menuitem', { name: 'Block payments' }).click()
  const dialog = office.getByRole('dialog', { name: /^Block payments from/u })
  const own = /[\d.]+\/24/u.exec((await dialog.getByRole('heading').textContent()) ?? '')?.[0] ?? ''
  await expect(dialog).toContainText(`You are using ${own} yourself.`)
  await dialog.getByRole('textbox').fill(own)
  await dialog.getByRole('button', { name: 'Block payments' }).click()
  await expect(dialog).toHaveCount(0)
}

async function liftBlock(office: Page): Promise<void> {
  await office.getByRole('link', { name: 'Blocks and exceptions' }).click()
  const table = office.getByRole('table', { name: 'Blocks and exceptions in force' })
  await expect(table.getByRole('row', { name: /Payments blocked/u })).toHaveCount(1)
  await table.getByRole('button', { name: network }).click()
  await office.getByRole('menuitem', { name: 'Lift the block' }).click()
  const dialog = office.getByRole('dialog', { name: 'Lift this block?' })
  await dialog.getByRole('button', { name: 'Lift' }).click()
  await expect(office.getByText(/^Nothing is blocked/u)).toBeVisible()
}

test('a visitor who tries cards is blocked: no payment, but every bill; then the block is lifted', async ({
  page,
  context,
  at,
  bill,
  payer,
  ledger,
}) => {
  test.slow()
  await readyToPay(page, { bill, payer, card: cards.insufficientFunds })
  await payButton(page).click()
  await expect(payDialog(page)).toContainText('Your bank declined this card')

  const office = await provider(context, at)
  await blockPayments(office)

  await enterAnotherCard(page)
  await fillCard(page)
  await payButton(page).click()
  await expect(payDialog(page)).toContainText('We cannot take this payment online right now')
  await expect(payDialog(page)).toContainText(/not been charged/iu)
  await ledger.expectCharges(bill, 0)

  await page.goto(bill.path)
  await expect(page.getByText(bill.account).first()).toBeVisible()
  await page.goto(at('miamicounty', `/real-estate-tax/search?q=${bill.account}`))
  await expect(page.getByRole('main').getByText(bill.account).first()).toBeVisible()

  await liftBlock(office)
  await page.goto(bill.path)
  await checkOut(page)
  await checkoutByCard(page, payer)
  await expectReceipt(page)
  await ledger.expectCharges(bill, 1)
})

test('the provider looks at one network, and a reload keeps it', async ({ page, at }) => {
  await signIn(page, at, 'super', '/admin/warnings/recaptcha?outcome=blocked')
  const tester = '198.51.100.0/24'
  await page
    .getByRole('button', { name: `Actions for ${tester}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Show all from this network' }).click()
  await expect(page.getByRole('main').getByText('64 match')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText('64 match')).toBeVisible()
})
