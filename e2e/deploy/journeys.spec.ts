import { expectReceipt, payByCard } from '../support/journey.ts'
import { signIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

// A citizen and a clerk on the deployed site. A policy that is broken on the way is an error in the
// console, and fails the test (`quietConsole`).

/** The first day of the API's world, which begins with this run; the page's own today is another one. */
const transactions = '/transactions-reports/transactions/1/real-estate-tax?day=2026-06-01'

test(
  'a bill is looked up and paid, and the clerk sees the payment',
  { tag: '@deploy' },
  async ({ page, at, bill, payer }) => {
    await page.goto('/')
    const search = page.getByRole('searchbox', { name: 'Search all bills' })
    await search.fill(bill.account)
    await search.press('Enter')
    await page.getByRole('link', { name: bill.account }).click()
    await expect(page).toHaveURL(new RegExp(`${bill.path}$`, 'u'))
    await payByCard(page, { bill, payer })
    await expectReceipt(page)
    const confirmation = await page.getByText(/^CT-/u).first().innerText()
    await page.reload()
    await expectReceipt(page)

    await signIn(page, at, 'merchant-user', transactions)
    await page.getByRole('searchbox', { name: /^Search by confirmation/u }).fill(confirmation)
    const rows = page.getByRole('table', { name: 'Daily transactions' })
    await rows.getByRole('link', { name: payer.name }).click()
    const shown = page.getByRole('dialog', { name: 'Payment', exact: true })
    await expect(shown.getByText(confirmation)).toBeVisible()
  },
)
