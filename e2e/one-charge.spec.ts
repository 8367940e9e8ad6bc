import type { Page } from '@playwright/test'
import {
  addToCart,
  cartButton,
  chooseCard,
  expectReceipt,
  fillCard,
  fillDetails,
  payButton,
  payByCard,
  payDialog,
  readyToPay,
} from './support/journey.ts'
import { carry, countPayments, gate, onPayment, stopWatching } from './support/payment-calls.ts'
import { expect, type Payer, test } from './support/test.ts'

// With hurried presses or a bad connection: exactly one charge, or none (quality.md, fault rule 1).

/** Where the Pay button is, for a hand that does not look. */
async function placeOf(page: Page) {
  const box = await payButton(page).boundingBox()
  if (box === null) throw new Error('The Pay button is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function expectChecking(page: Page) {
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
}

/** The page asks by its clock, two seconds after the attempt; the test does not wait for that. */
const askNow = (page: Page) => page.clock.fastForward(3_000)

async function expectNoCharge(page: Page) {
  await expect(payButton(page)).toHaveCount(0)
  await askNow(page)
  await expect(page.getByRole('heading', { name: 'No charge was made' })).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart, 1 item, \$/u)
}

/** After "No charge was made": typed input is still there, the card is not. */
async function payAgain(page: Page) {
  await page.getByRole('button', { name: 'Pay again' }).click()
  await chooseCard(page)
  await fillCard(page)
  await payButton(page).click()
  await expectReceipt(page)
}

/** The same cart up to the Pay button, in two tabs. */
async function readyInBoth(tabs: readonly Page[], payer: Payer) {
  for (const tab of tabs) {
    // A page behind another draws once a second, and a press waits for two of that.
    await tab.bringToFront()
    await tab.goto('/checkout')
    await fillDetails(tab, payer)
    await chooseCard(tab)
    await fillCard(tab)
  }
}

/** The second tab is told of the first one's payment, with its receipt. */
async function expectPaidElsewhere(tab: Page, receipt: string) {
  await expect(
    tab.getByRole('heading', { name: 'This was just paid in another tab', level: 1 }),
  ).toBeVisible()
  await expect(payButton(tab)).toHaveCount(0)
  await expect(tab.getByText('Nothing was charged for it from this tab.')).toBeVisible()
  await expect(tab.getByText('Your cart is empty', { exact: false })).toHaveCount(0)
  await tab.getByRole('link', { name: 'See the receipt' }).click()
  await expect(tab).toHaveURL(receipt)
  await expectReceipt(tab)
}

test.describe('a hurried hand', () => {
  test(
    'double press',
    { tag: ['@phone', '@phone-only'] },
    async ({ page, bill, payer, ledger }) => {
      await readyToPay(page, { bill, payer })
      await payButton(page).dblclick()
      await expectReceipt(page)
      await ledger.expectCharges(bill, 1)
    },
  )

  test('Back after success', async ({ page, bill, payer, ledger }) => {
    await payByCard(page, { bill, payer })
    await expectReceipt(page)
    const receipt = page.url()
    await page.goBack()
    await expect(payDialog(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible()
    await expect(page.getByText('Your last payment went through.')).toBeVisible()
    await page.getByRole('link', { name: 'See its receipt' }).click()
    await expect(page).toHaveURL(receipt)
    await page.reload()
    await expectReceipt(page)
    await ledger.expectCharges(bill, 1)
  })
})

test.describe('a bad line', { tag: '@real-only' }, () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('a second press during a slow answer', async ({ page, bill, payer, ledger }) => {
    const { opened, open } = gate()
    const payments = countPayments(page)
    await readyToPay(page, { bill, payer })
    await onPayment(page, async (route) => {
      await opened
      await route.continue()
    })
    const { x, y } = await placeOf(page)
    await payButton(page).click()
    await expect(payDialog(page)).toContainText('Paying… Do not close this page.')
    await page.mouse.click(x, y)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.clock.fastForward(10_000)
    await expect(payDialog(page)).toContainText('Still working — usually under 35 seconds.')
    await page.mouse.click(x, y)
    open()
    await expectReceipt(page)
    expect(payments.count).toBe(1)
    await ledger.expectCharges(bill, 1)
  })

  test('pressed in two tabs', async ({ page, context, bill, payer, ledger }) => {
    await addToCart(page, bill)
    const other = await context.newPage()
    await readyInBoth([page, other], payer)
    const { opened, open } = gate()
    await onPayment(other, async (route) => {
      await opened
      await route.continue()
    })
    await payButton(other).click()
    await page.bringToFront()
    await payButton(page).click()
    await expectReceipt(page)
    open()
    await other.bringToFront()
    await expectPaidElsewhere(other, page.url())
    await ledger.expectCharges(bill, 1)
  })

  test('no answer for 45 seconds, though it charged', async ({ page, bill, payer, ledger }) => {
    await readyToPay(page, { bill, payer })
    const charged = gate()
    await onPayment(page, async (route) => {
      await carry(route)
      charged.open()
    })
    await payButton(page).click()
    await charged.opened
    await page.clock.fastForward(46_000)
    await expectChecking(page)
    await askNow(page)
    await expectReceipt(page)
    await ledger.expectCharges(bill, 1)
  })

  test('reload before the charge', async ({ page, bill, payer, ledger }) => {
    await readyToPay(page, { bill, payer })
    const asked = gate()
    await onPayment(page, async () => asked.open())
    await payButton(page).click()
    await asked.opened
    const warned = page.waitForEvent('dialog', (dialog) => dialog.type() === 'beforeunload')
    const reloaded = page.reload()
    await (await warned).accept()
    await reloaded
    await expectNoCharge(page)
    await ledger.expectCharges(bill, 0)
    await stopWatching(page)
    await payAgain(page)
    await ledger.expectCharges(bill, 1)
  })

  test('reload after the charge, before its answer', async ({ page, bill, payer, ledger }) => {
    await readyToPay(page, { bill, payer })
    const charged = gate()
    await onPayment(page, async (route) => {
      await carry(route)
      charged.open()
    })
    await payButton(page).click()
    await charged.opened
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expectReceipt(page)
    await ledger.expectCharges(bill, 1)
  })

  test('the line breaks before the charge', async ({ page, bill, payer, ledger }) => {
    await readyToPay(page, { bill, payer })
    await onPayment(page, (route) => route.abort('connectionreset'))
    await payButton(page).click()
    await expectNoCharge(page)
    await ledger.expectCharges(bill, 0)
    await stopWatching(page)
    await payAgain(page)
    await ledger.expectCharges(bill, 1)
  })

  // An answer that cannot be read: charge-answers.test.ts.
  test('the line breaks after the charge', async ({ page, bill, payer, ledger }) => {
    await readyToPay(page, { bill, payer })
    await onPayment(page, async (route) => {
      await carry(route)
      await route.abort('connectionreset')
    })
    await payButton(page).click()
    await expectChecking(page)
    await askNow(page)
    await expectReceipt(page)
    await expect(page.getByRole('link', { name: 'Pay another bill' })).toBeVisible()
    await ledger.expectCharges(bill, 1)
  })

  test('the same request twice is one charge', async ({ page, bill, payer, ledger }) => {
    await readyToPay(page, { bill, payer })
    const answers: string[] = []
    await onPayment(page, async (route) => {
      const first = await carry(route)
      const second = await carry(route)
      answers.push(first.body, second.body)
      await route.fulfill(second)
    })
    await payButton(page).click()
    await expectReceipt(page)
    expect(answers[1]).toBe(answers[0])
    await ledger.expectCharges(bill, 1)
  })

  test('nothing more of the page can be had after the press', async ({
    page,
    bill,
    payer,
    ledger,
  }) => {
    await readyToPay(page, { bill, payer })
    await page.route('**/assets/**', (route) => route.abort())
    await payButton(page).click()
    await expectReceipt(page)
    await ledger.expectCharges(bill, 1)
  })

  test('offline at the press, and back', async ({ page, context, bill, payer, ledger }) => {
    await readyToPay(page, { bill, payer })
    await context.setOffline(true)
    await payButton(page).click()
    await expectChecking(page)
    await context.setOffline(false)
    await expectNoCharge(page)
    await ledger.expectCharges(bill, 0)
    await payAgain(page)
    await ledger.expectCharges(bill, 1)
  })

  test('offline at the press, and back when the payer is gone', async ({
    page,
    context,
    bill,
    payer,
    ledger,
  }) => {
    const payments = countPayments(page)
    await readyToPay(page, { bill, payer })
    await context.setOffline(true)
    await payButton(page).click()
    await expectChecking(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Miami County/u })
      .click()
    await expect(page.getByRole('heading', { name: 'What would you like to pay?' })).toBeVisible()
    await context.setOffline(false)
    // Anything that had waited for the line would have left before this answer comes.
    await page.getByRole('link', { name: 'Building permits' }).click()
    await page.getByRole('searchbox', { name: 'Permit number' }).fill('BP-2026')
    await expect(page.getByRole('link', { name: /^BP-2026/u }).first()).toBeVisible()
    expect(payments.count).toBe(1)
    await ledger.expectCharges(bill, 0)
  })
})
