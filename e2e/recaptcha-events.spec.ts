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

async function provider(context: BrowserContext, at: At): Promise<Page> {
  const office = await context.newPage()
  await signIn(office, at, 'super', '/admin/warnings/recaptcha')
  await expect(office.getByRole('table', { name: 'Traffic' })).toBeVisible()
  return office
}

/** For one hour. It is the own network, which has to be typed. */
async function blockPayments(office: Page, own: string): Promise<void> {
  await office
    .getByRole('button', { name: `Actions for ${own}` })
    .first()
    .click()
  await office.getByRole('menuitem', { name: 'Block payments' }).click()
  const dialog = office.getByRole('dialog', { name: `Block payments from ${own}` })
  await expect(dialog).toContainText(`You are using ${own} yourself.`)
  await dialog.getByRole('textbox').fill(own)
  await dialog.getByRole('button', { name: 'Block payments' }).click()
  await expect(dialog).toHaveCount(0)
}

async function liftBlock(office: Page, own: string): Promise<void> {
  await office.getByRole('link', { name: 'Blocks and exceptions' }).click()
  const table = office.getByRole('table', { name: 'Blocks and exceptions in force' })
  const row = table.getByRole('row', { name: /Payments blocked/u }).filter({ hasText: own })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: `Actions for ${own}` }).click()
  await office.getByRole('menuitem', { name: 'Lift the block' }).click()
  const dialog = office.getByRole('dialog', { name: /^Lift the block of /u })
  await dialog.getByRole('button', { name: 'Lift' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
}

test(
  'a visitor who tries cards is blocked: no payment, but every bill; then the block is lifted',
  { tag: '@real' },
  async ({ page, context, at, bill, payer, ledger, network }) => {
    test.slow()
    await readyToPay(page, { bill, payer, card: cards.insufficientFunds })
    await payButton(page).click()
    await expect(payDialog(page)).toContainText('Your bank declined this card')

    const office = await provider(context, at)
    await blockPayments(office, network.name)

    // A page behind another draws once a second, and a press waits for two of that.
    await page.bringToFront()
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

    await office.bringToFront()
    await liftBlock(office, network.name)
    await page.bringToFront()
    await page.goto(bill.path)
    await checkOut(page)
    await checkoutByCard(page, payer)
    await expectReceipt(page)
    await ledger.expectCharges(bill, 1)
  },
)
