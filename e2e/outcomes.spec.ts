import type { Page } from '@playwright/test'
import {
  addToCart,
  cardFields,
  cartButton,
  checkOut,
  checkoutByCard,
  chooseCard,
  chooseEcheck,
  enterAnotherCard,
  expectReceipt,
  fillCard,
  fillDetails,
  openCart,
  payButton,
  payByCard,
  payCartByCard,
  payDialog,
  readyToPay,
} from './support/journey.ts'
import { cards } from './support/names.ts'
import { expect, test } from './support/test.ts'

// Every row of product.md 3.4: the words, the money, and the cart afterwards.

const notCharged = 'You have not been charged.'
const callYourBank = 'Call the number on the back of your card'
const checkWhatYouTyped = 'Check the card number, expiry date, security code and billing ZIP code.'

function expectSaid(page: Page, ...texts: (string | RegExp)[]) {
  const dialog = payDialog(page)
  return Promise.all([notCharged, ...texts].map((text) => expect(dialog).toContainText(text)))
}

async function expectCartKept(page: Page) {
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart, 1 item, \$/u)
}

/** The used card is gone from the fields. */
const expectEmptied = (page: Page) =>
  expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toHaveValue('')

async function payWithAnotherCard(page: Page) {
  await expectEmptied(page)
  await fillCard(page)
  await payButton(page).click()
  await expectReceipt(page)
}

test(
  'a press on empty fields is over at once, and a mistyped number disturbs nobody',
  { tag: ['@phone', '@real'] },
  async ({ page, bill, payer, ledger }) => {
    await addToCart(page, bill)
    await checkOut(page)
    await fillDetails(page, payer)
    await chooseCard(page)
    const dialog = payDialog(page)
    const fields = cardFields(page)
    const number = fields.getByRole('textbox', { name: 'Card number' })
    const month = fields.getByRole('textbox', { name: 'Expiry date, month' })
    const year = fields.getByRole('textbox', { name: 'Expiry date, year' })
    await expect(number).toBeVisible()
    await payButton(page).click()
    await expect(
      dialog.getByText('Fill in the card number, the expiry date and the security code.'),
    ).toBeVisible()

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
  for (const [why, rows] of [
    [
      'its bank says no',
      [
        [cards.insufficientFunds, 'Your bank declined this card', callYourBank],
        [cards.doNotHonor, 'Your bank declined this card', callYourBank],
      ],
    ],
    [
      'of a slip, a silent network, too little on it',
      [
        [cards.wrongExpiry, 'Your bank declined this card', checkWhatYouTyped],
        [
          cards.timedOut,
          'The card network did not answer',
          'Enter the card again to try once more.',
        ],
        [cards.partial, 'The card covers only $5.00', 'Use another card'],
      ],
    ],
  ] as const) {
    test(`a card, because ${why}`, async ({ page, bill, payer, ledger }) => {
      await readyToPay(page, { bill, payer })
      for (const [card, said, advice] of rows) {
        await fillCard(page, card)
        await payButton(page).click()
        await expectSaid(page, said, advice)
        await expect(payDialog(page)).not.toContainText(/lost|stolen/iu)
        await expectCartKept(page)
        await ledger.expectCharges(bill, 0)
        await enterAnotherCard(page)
        await expectEmptied(page)
      }
      await payWithAnotherCard(page)
      await ledger.expectCharges(bill, 1)
    })
  }

  test('a declined card leads to the bank account', async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer, card: cards.insufficientFunds })
    const other = payDialog(page).getByRole('button', {
      name: /^Pay from a bank account \(saves \$/u,
    })
    await other.click()
    await expect(page.getByRole('radio', { name: /^Bank account/u })).toBeChecked()
    await chooseEcheck(page)
    await payButton(page).click()
    await expectReceipt(page, 'pending')
    await ledger.expectCharges(bill, 1)
  })

  test('three declines in a minute pause the payer', async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer, card: cards.insufficientFunds })
    for (const card of [cards.doNotHonor, cards.insufficientFunds]) {
      await expectSaid(page, 'Your bank declined this card')
      await enterAnotherCard(page)
      await expectEmptied(page)
      await fillCard(page, card)
      await payButton(page).click()
    }
    await expectSaid(page, 'Your bank declined this card')
    await enterAnotherCard(page)
    await fillCard(page)
    await payButton(page).click()
    await expectSaid(page, 'Too many tries in a short time', 'Please wait 2 minutes.', '(937)')
    const wait = payDialog(page).getByRole('button', { name: /^Wait \d:\d\d$/u })
    await expect(wait).toBeDisabled()
    await expect(payButton(page)).toHaveCount(0)
    await expectCartKept(page)
    await ledger.expectCharges(bill, 0)
  })

  test('payments are off', async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer, tags: ['maintenance'] })
    await expectSaid(
      page,
      'Online payments are paused',
      /We expect to be back on Jun 1, 2026, 1\d:\d\d/u,
      'To pay now, call (937) 555-0140',
    )
    await expect(payButton(page)).toHaveCount(0)
    await payDialog(page).getByRole('button', { name: 'Back to how to pay' }).click()
    await expect(payDialog(page)).toHaveCount(0)
    await expectCartKept(page)
    await ledger.expectCharges(bill, 0)
  })

  test('the price changed', async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer, tags: ['quote'] })
    await expectSaid(page, 'The price has changed', /Total before\$[\d,.]+Total now\$/u)
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

  test('the bill changed', { tag: '@real' }, async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer, tags: ['changed'] })
    await expectSaid(page, 'A bill has changed', /Now \$[\d,.]+ \(was \$[\d,.]+\)/u)
    const before = await cartButton(page).getAttribute('aria-label')
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

  test('one more check for a person', async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer, tags: ['bot'] })
    await expectSaid(page, 'One more check before we take the payment')
    const box = payDialog(page).getByRole('checkbox', { name: 'I am a person, not a program' })
    await payButton(page).click()
    await expect(payDialog(page).getByText('Tick the box to go on.')).toBeVisible()
    await expectCartKept(page)
    await ledger.expectCharges(bill, 0)
    await box.check()
    await payButton(page).click()
    await expectReceipt(page)
    await ledger.expectCharges(bill, 1)
  })
})

test.describe('maybe paid before', () => {
  test('a suspected duplicate is paid only on purpose', async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer, tags: ['dup'] })
    await expectSaid(page, 'This looks like a payment that was already made', /was paid on Jun 1/u)
    await ledger.expectCharges(bill, 0)
    await payButton(page).click()
    await expect(
      payDialog(page).getByText('Tick the box if you want to pay a second time.'),
    ).toBeVisible()
    await payDialog(page)
      .getByRole('checkbox', { name: 'Yes, I want to pay this a second time' })
      .check()
    await payDialog(page)
      .getByRole('button', { name: /^Pay \$[\d,.]+ again$/u })
      .click()
    await expectReceipt(page)
    await ledger.expectCharges(bill, 1)
  })

  test('a suspected duplicate can be removed', async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer, tags: ['dup'] })
    await payDialog(page).getByRole('button', { name: 'Remove from cart' }).click()
    await expect(page.getByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible()
    await expect(cartButton(page)).toHaveAccessibleName('Cart, empty')
    await ledger.expectCharges(bill, 0)
  })

  test(
    'the same amount again shows the first receipt',
    { tag: '@real' },
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
  test('it was approved after all', async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer, tags: ['unknown'] })
    await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
    await expect(page.getByText('Do not pay again.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay|^Continue/u })).toHaveCount(0)
    const cart = await openCart(page)
    await expect(cart.getByText('Payment being checked', { exact: true })).toBeVisible()
    await expect(cart.getByRole('link', { name: 'Check out' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expectReceipt(page)
    await ledger.expectCharges(bill, 1)
  })

  test(
    'the payer may leave and is told on the bill',
    { tag: '@real' },
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

  test('no charge was made', async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer, tags: ['lost'] })
    await expect(page.getByText('Do not pay again.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No charge was made' })).toBeVisible()
    await expect(
      page.getByText(/did not reach the bank\. It is safe to pay again\./u),
    ).toBeVisible()
    await expectCartKept(page)
    await ledger.expectCharges(bill, 0)
    await page.getByRole('button', { name: 'Pay again' }).click()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await checkoutByCard(page, payer)
    await expectReceipt(page)
    await ledger.expectCharges(bill, 1)
  })
})

test('e-check: a receipt that is pending, and a bill that says so', async ({
  page,
  bill,
  payer,
}) => {
  await addToCart(page, bill)
  await checkOut(page)
  await fillDetails(page, payer)
  await chooseEcheck(page)
  await payButton(page).click()
  await expectReceipt(page, 'pending')
  await expect(page.getByText('Your bank may return this payment').first()).toBeVisible()
  await page.getByRole('link', { name: 'Pay another bill' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty')
})
