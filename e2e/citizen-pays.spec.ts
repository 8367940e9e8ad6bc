import type { Page } from '@playwright/test'
import { billPath } from './support/bill.ts'
import {
  addToCart,
  cartButton,
  checkOut,
  chooseEcheck,
  expectReceipt,
  fillCard,
  fillDetails,
  openCart,
  payButton,
  payByCard,
  payDialog,
} from './support/journey.ts'
import { jane } from './support/names.ts'
import { expect, test } from './support/test.ts'

const janesBill = { account: jane.account, path: billPath(jane.account) }

/** The bill says that its first half is paid, and offers the second one. */
async function expectFirstHalfPaid(page: Page) {
  await expect(page.getByRole('radio', { name: /^Second half/u })).toBeChecked()
  await expect(page.getByRole('button', { name: `Add ${jane.secondHalf} to cart` })).toBeVisible()
}

function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0
}

test.describe('the main job', { tag: ['@real', '@phone', '@phone-only'] }, () => {
  test('from the front page to a receipt by card', async ({ page, payer, ledger, context }) => {
    await test.step('find the bill by its number', async () => {
      await page.goto('/')
      await expect(page).toHaveURL(/\/departments$/u)
      const search = page.getByRole('searchbox', { name: 'Search all bills' })
      await search.fill(jane.account)
      await search.press('Enter')
      await expect(page).toHaveURL(/\/real-estate-tax\/search\?/u)
      await page.getByRole('link', { name: jane.account }).click()
      await expect(page.getByRole('heading', { name: jane.address, level: 1 })).toBeVisible()
    })

    await test.step('choose an amount', async () => {
      await page.getByRole('radio', { name: /^Full year/u }).check()
      await expect(page.getByRole('button', { name: `Add ${jane.year} to cart` })).toBeVisible()
      await page.getByRole('radio', { name: /^First half/u }).check()
      await page.getByRole('button', { name: `Add ${jane.firstHalf} to cart` }).click()
      await expect(cartButton(page)).toHaveAccessibleName(`Cart, 1 item, ${jane.firstHalf}`)
    })

    await test.step('check out', async () => {
      const cart = await openCart(page)
      await expect(cart.getByRole('link', { name: 'Real estate tax 2025' })).toBeVisible()
      await expect(cart.getByText(`${jane.account} · First half`)).toBeVisible()
      await expect(cart.getByText(jane.address)).toBeVisible()
      await cart.getByRole('link', { name: 'Check out' }).click()
      await fillDetails(page, payer)
      const echeck = page.getByRole('radio', { name: /^Bank account/u })
      const card = page.getByRole('radio', { name: /^Credit or debit card/u })
      // Side by side with fee and total, and nothing chosen: the difference is over $5.
      await expect(echeck).toHaveAccessibleName(new RegExp(`\\$1\\.50 \\${jane.byEcheck}$`, 'u'))
      await expect(card).toHaveAccessibleName(new RegExp(`\\$27\\.98 \\${jane.byCard}$`, 'u'))
      await expect(echeck).not.toBeChecked()
      await expect(card).not.toBeChecked()
      await card.check()
      await expect(page.getByText(/^Counts as paid on .* Posts on /u)).toBeVisible()
      await page.getByRole('button', { name: `Continue to pay ${jane.byCard}` }).click()
    })

    await test.step('pay', async () => {
      await expect(payDialog(page)).toHaveAccessibleName(`Pay ${jane.byCard} to Miami County, Ohio`)
      await fillCard(page)
      await payButton(page).click()
      await expectReceipt(page)
      await expect(page).toHaveURL(/\/print-receipt\/[0-9a-f]{32,}$/u)
      await expect(page).toHaveTitle('Miami County, Ohio - Receipt')
      await expect(page.getByText('Visa ending in 1443')).toBeVisible()
      await expect(
        page.getByRole('heading', { name: `Paid ${jane.byCard}`, level: 1 }),
      ).toBeVisible()
      // Of the bill the second half is left.
      await expect(
        page
          .getByRole('region', { name: `Paid ${jane.byCard}` })
          .getByText(jane.secondHalf, { exact: true }),
      ).toBeVisible()
      await expect(page.getByText(`Parcel ${jane.account}`)).toBeVisible()
    })

    await test.step('it stays paid', async () => {
      const receipt = page.url()
      await page.getByRole('link', { name: 'Pay another bill' }).click()
      await expect(cartButton(page)).toHaveAccessibleName('Cart, empty')
      await page.goto(janesBill.path)
      await expectFirstHalfPaid(page)
      await page.reload()
      await expectFirstHalfPaid(page)
      const other = await context.newPage()
      await other.goto(janesBill.path)
      await expectFirstHalfPaid(other)
      await other.goto(receipt)
      await expectReceipt(other)
      await other.close()
      await ledger.expectCharges(janesBill, 1)
    })
  })

  test('from a bank account, with a receipt that is pending', async ({
    page,
    bill,
    payer,
    ledger,
  }) => {
    await addToCart(page, bill)
    await checkOut(page)
    await fillDetails(page, payer)
    await chooseEcheck(page)
    await expect(payDialog(page).getByText('From your bank account ending in 7788')).toBeVisible()

    await test.step('after a reload it is chosen anew, and Back leads to the details', async () => {
      await page.reload()
      await expect(page.getByRole('radio', { name: /^Bank account/u })).toBeChecked()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Your details', level: 1 })).toBeVisible()
      await page.goForward()
      await chooseEcheck(page)
    })

    await payButton(page).click()
    await expectReceipt(page, 'pending')
    await expect(
      page.getByText(/^Not proof of cleared funds/u).filter({ visible: true }),
    ).toBeVisible()
    await expect(page.getByText('Bank account ending in 7788')).toBeVisible()
    await page.goto(bill.path)
    await expect(
      page.getByText(
        /was made (today at|on) .* If you pay again, the second payment may have to be refunded/u,
      ),
    ).toBeVisible()
    await ledger.expectCharges(bill, 1)
  })
})

test(
  'a bill is found by its owner, by its address and by a few digits, and Back keeps what was typed',
  { tag: ['@real', '@phone', '@phone-only'] },
  async ({ page }) => {
    await page.goto('/departments')
    await page.getByRole('link', { name: 'Real estate tax' }).click()
    await expect(page.getByRole('heading', { name: 'Real estate tax', level: 1 })).toBeVisible()

    await test.step('by a few digits, in pages', async () => {
      const pages = page.getByRole('navigation', { name: 'Pages' })
      await page.getByRole('searchbox', { name: 'Parcel number' }).fill('08')
      await expect(pages).toContainText('1–25 of')
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(pages).toContainText('26–50 of')
      await page.goBack()
      await expect(pages).toContainText('1–25 of')
    })

    await test.step('by its owner, while typing', async () => {
      await page.getByRole('link', { name: 'Owner', exact: true }).click()
      await page.getByRole('searchbox', { name: 'Owner name' }).fill('doe')
      await expect(page.getByRole('link', { name: jane.account })).toBeVisible()
      await expect(page.getByText(jane.owner)).toBeVisible()
    })

    await test.step('by its address, and back with the typed input', async () => {
      await page.getByRole('link', { name: 'Address', exact: true }).click()
      await page.getByRole('textbox', { name: 'House number, or from–to' }).fill('1142-1150')
      await page.getByRole('searchbox', { name: 'Street' }).fill('market')
      await expect(page.getByRole('heading', { name: '2 parcels' })).toBeVisible()
      await page.getByRole('link', { name: jane.account }).click()
      await expect(page.getByRole('heading', { name: jane.address, level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('searchbox', { name: 'Street' })).toHaveValue('market')
      await expect(page.getByRole('heading', { name: '2 parcels' })).toBeVisible()
    })
  },
)

test(
  'a receipt is found again, sent again and printed',
  { tag: '@real-only' },
  async ({ page, bill, payer }) => {
    await payByCard(page, { bill, payer })
    await expectReceipt(page)
    const receipt = page.url()
    const confirmation = await page.getByText(/^CT-/u).first().innerText()
    expect(pagesIn(await page.pdf({ format: 'Letter' }))).toBe(1)
    await page.getByRole('button', { name: /^E-mail it again to /u }).click()
    await expect(page.getByText(/^Sent to .•••@example\.com\.$/u)).toBeVisible()

    await page.goto('/departments')
    await page.getByRole('main').getByRole('button', { name: 'Find a receipt' }).click()
    const dialog = page.getByRole('dialog', { name: 'Find a receipt' })
    const number = dialog.getByRole('textbox', { name: 'Confirmation number' })
    await number.fill(confirmation.toLowerCase())
    await dialog.getByRole('textbox', { name: 'E-mail address' }).fill('somebody@example.com')
    await dialog.getByRole('button', { name: 'Find receipt' }).click()
    await expect(dialog.getByRole('alert')).toContainText('We found no receipt for this number')
    await expect(number).toHaveValue(confirmation.toLowerCase())
    await dialog.getByRole('textbox', { name: 'E-mail address' }).fill(payer.email())
    await dialog.getByRole('button', { name: 'Find receipt' }).click()
    await expect(page).toHaveURL(receipt)
    await expectReceipt(page)
  },
)
