import type { Page } from '@playwright/test'
import { axeFindings } from './support/axe.ts'
import {
  addToCart,
  cardFields,
  cartButton,
  checkOut,
  chooseCard,
  expectReceipt,
  fillCard,
  fillDetails,
  openCart,
  payButton,
  payByCard,
  payCartByCard,
  payDialog,
} from './support/journey.ts'
import { cards } from './support/names.ts'
import { expect, test } from './support/test.ts'

// Of product.md 3.4 what needs the whole way: the words, the money, and the cart afterwards. The
// words of every row are stories (stories/screens/checkout), the cloud's answers payments.test.ts.

const notCharged = 'You have not been charged.'

function expectSaid(page: Page, ...texts: (string | RegExp)[]) {
  const dialog = payDialog(page)
  return Promise.all([notCharged, ...texts].map((text) => expect(dialog).toContainText(text)))
}

/** The header is behind the dialog, where no screen reader reaches it; it shows the cart even so. */
const shownCart = (page: Page, name: RegExp) =>
  page.getByRole('button', { name, includeHidden: true })

const expectCartKept = (page: Page) => expect(shownCart(page, /^Cart, 1 item, \$/u)).toBeVisible()

test(
  'a press on empty fields is over at once, and a mistyped number disturbs nobody',
  { tag: ['@phone', '@phone-only', '@real'] },
  async ({ page, bill, payer, ledger }) => {
    await addToCart(page, bill)
    await checkOut(page)
    await fillDetails(page, payer)
    await chooseCard(page)
    const dialog = payDialog(page)
    const fields = cardFields(page)
    const number = fields.getByRole('textbox', { name: 'Card number' })
    const month = fields.getByRole('textbox', { name: 'Expiration date, month' })
    const year = fields.getByRole('textbox', { name: 'Expiration date, year' })
    await expect(number).toBeVisible()
    await payButton(page).click()
    await expect(
      dialog.getByText('Fill in the card number, the expiration date and the security code.'),
    ).toBeVisible()
    // With the processor's frame, which a story's axe does not see.
    expect(await axeFindings(page)).toEqual([])

    await number.click()
    await page.keyboard.type('4788250000121444')
    await month.focus()
    await page.keyboard.type('1')
    await expect(dialog.getByText('Check the card number.')).toBeVisible()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(month).toBeFocused()
    // Month, year and security code are typed in one go.
    await page.keyboard.type('228')
    await expect(month).toHaveValue('12')
    await expect(year).toHaveValue('28')
    await expect(fields.getByRole('textbox', { name: 'Card security code' })).toBeFocused()

    await number.fill(cards.approved)
    await fields.getByRole('textbox', { name: 'Card security code' }).fill('112')
    await number.focus()
    await expect(dialog.getByText('Card ending in 1443 is ready.')).toBeVisible()
    await ledger.expectCharges(bill, 0)
    await payButton(page).click()
    await expectReceipt(page)
    await ledger.expectCharges(bill, 1)
  },
)

test.describe('refused', () => {
  test('the price changed', async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer, tags: ['quote'] })
    await expectSaid(page, 'The total has changed', /Previous total\$[\d,.]+Total now\$/u)
    await ledger.expectCharges(bill, 0)
    const accept = payDialog(page).getByRole('button', { name: /^Accept \$/u })
    const [price = ''] = /\$[\d,.]+/u.exec((await accept.textContent()) ?? '') ?? []
    await accept.click()
    await expect(payDialog(page)).toHaveAccessibleName(`Pay ${price} to Miami County, Ohio`)
    await payButton(page).click()
    await expectReceipt(page)
    await expect(page.getByRole('heading', { name: `Paid ${price}` })).toBeVisible()
    await ledger.expectCharges(bill, 1)
  })

  test('the bill changed', { tag: '@real-only' }, async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer, tags: ['changed'] })
    await expectSaid(page, 'A bill has changed', /Now \$[\d,.]+ \(was \$[\d,.]+\)/u)
    const before = await shownCart(page, /^Cart, /u).getAttribute('aria-label')
    await payDialog(page).getByRole('button', { name: 'Update my cart' }).click()
    await expect(payDialog(page)).toHaveCount(0)
    await expect(cartButton(page)).not.toHaveAccessibleName(before ?? '')
    await expectCartKept(page)
    await ledger.expectCharges(bill, 0)
    await chooseCard(page)
    await fillCard(page)
    await payButton(page).click()
    await expectReceipt(page)
    await ledger.expectCharges(bill, 1)
  })
})

test.describe('maybe paid before', () => {
  test(
    'the same amount again shows the first receipt',
    { tag: '@real-only' },
    async ({ page, bill, payer, ledger }) => {
      const payFifty = async () => {
        await page.goto(bill.path)
        await page.getByRole('radio', { name: /^Other amount/u }).check()
        await page.getByRole('textbox', { name: 'Amount' }).fill('50')
        await page.getByRole('button', { name: 'Add $50.00 to cart' }).click()
        await payCartByCard(page, payer)
      }
      await payFifty()
      await expectReceipt(page)
      const receipt = page.url()
      await payFifty()
      // A guest's own tab has the receipt; the card is not shown.
      await expectSaid(page, /\$50\.00 was paid on [^.]+\./u)
      await payDialog(page).getByRole('link', { name: 'See receipt' }).click()
      await expect(page).toHaveURL(receipt)
      await ledger.expectCharges(bill, 1)
    },
  )
})

test.describe('unknown', () => {
  test(
    'the payer may leave and is told on the bill',
    { tag: '@real-only' },
    async ({ page, bill, payer, ledger }) => {
      await payByCard(page, { bill, payer, tags: ['unknown'] })
      await expect(page.getByText('Do not pay again.')).toBeVisible()
      const cart = await openCart(page)
      await cart.getByRole('listitem').filter({ hasText: bill.account }).getByRole('link').click()
      await expect(page.getByRole('heading', { name: 'Payment being checked' })).toBeVisible()
      await page.getByRole('link', { name: 'See the payment', exact: true }).click()
      await expectReceipt(page)
      await ledger.expectCharges(bill, 1)
    },
  )
})
