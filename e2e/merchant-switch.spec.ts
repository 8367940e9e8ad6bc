import type { BrowserContext, Page } from '@playwright/test'
import { billPath } from './support/bill.ts'
import { expectReceipt, payButton, readyToPay } from './support/journey.ts'
import { jane } from './support/names.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

// A whole site is switched off and on while people are on it (product.md A2, decision 1).

type At = (city: string | null, path: string) => string
const county = 'Miami County, Ohio'

/** The provider's list of merchants, in a tab of its own. */
async function merchants(context: BrowserContext, at: At): Promise<Page> {
  const office = await context.newPage()
  await signIn(office, at, 'super', '/admin/settings')
  return office
}

async function switchSite(office: Page, action: 'Switch on' | 'Switch off'): Promise<void> {
  await office.getByRole('button', { name: `Actions for ${county}` }).click()
  await office.getByRole('menuitem', { name: action }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('textbox').fill(county)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toHaveCount(0)
}

const isOff = (page: Page) =>
  expect(page.getByRole('heading', { name: 'This site is not taking payments' })).toBeVisible()

test('a payment that is under way finishes, the next does not begin', async ({
  page,
  context,
  at,
  bill,
  payer,
  ledger,
}) => {
  // Three tabs, and the processor's answer comes after six seconds.
  test.slow()
  const second = await context.newPage()
  await second.goto(at('miamicounty', billPath(jane.account)))
  await page.bringToFront()
  await readyToPay(page, { bill, payer, tags: ['unknown'] })
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()

  const office = await merchants(context, at)
  await switchSite(office, 'Switch off')
  await expect(office.getByRole('row', { name: new RegExp(county, 'u') })).toContainText(
    'Switched off',
  )

  // Its outcome can still be asked, and its receipt is shown.
  await page.bringToFront()
  await expectReceipt(page)
  await page.goto(at('miamicounty', '/departments'))
  await isOff(page)

  // In the other tab nothing can be paid, either, whether or not its bill has been asked for since.
  await second.bringToFront()
  await second.goto(at('miamicounty', '/checkout'))
  await isOff(second)

  await office.bringToFront()
  await switchSite(office, 'Switch on')
  await page.bringToFront()
  await page.goto(at('miamicounty', '/departments'))
  await expect(page.getByRole('link', { name: /Real estate tax/u }).first()).toBeVisible()
  await ledger.expectCharges(bill, 1)
  await ledger.expectCharges({ account: jane.account, path: billPath(jane.account) }, 0)
})

test('a press of Pay that comes too late charges nothing, and the page says so', async ({
  page,
  context,
  at,
  bill,
  payer,
  ledger,
}) => {
  test.slow()
  await readyToPay(page, { bill, payer })
  const office = await merchants(context, at)
  await switchSite(office, 'Switch off')
  await page.bringToFront()
  await payButton(page).click()
  await isOff(page)
  await expect(page.getByRole('alert')).toContainText('You have not been charged')

  await office.bringToFront()
  await switchSite(office, 'Switch on')
  await ledger.expectCharges(bill, 0)
})

test('an open tab shows what the office switches, without a click', async ({
  page,
  context,
  at,
}) => {
  await page.goto(at('miamicounty', '/departments'))
  const realEstate = page.getByRole('link', { name: /Real estate tax/u }).first()
  await expect(realEstate).toBeVisible()
  // A browser that is driven has every tab in front: it never tells a page that it is looked at.
  const lookAt = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const office = await merchants(context, at)

  await switchSite(office, 'Switch off')
  await expect(async () => {
    await lookAt()
    await expect(page).toHaveURL(/\/404$/u, { timeout: 1500 })
  }).toPass()
  await isOff(page)

  await switchSite(office, 'Switch on')
  await expect(async () => {
    await lookAt()
    await expect(realEstate).toBeVisible({ timeout: 1500 })
  }).toPass()
})
