import type { Page } from '@playwright/test'
import type { ScenarioName } from '../mocks/scenarios/registry.ts'
import {
  addToCart,
  checkOut,
  expectReceipt,
  fillDetails,
  payButton,
  payByCard,
  payDialog,
  readyToPay,
} from './support/journey.ts'
import { people } from './support/names.ts'
import { countPayments } from './support/payment-calls.ts'
import { fillSignIn, signInButton } from './support/session.ts'
import { expect, test } from './support/test.ts'

// Each way in which a charge can fail, by its scenario: the payer's view, and no double payment
// (quality.md, "Fault rules").

const noCharge = (page: Page) =>
  expect(page.getByRole('heading', { name: 'No charge was made' })).toBeVisible()

interface Ending {
  readonly name: ScenarioName
  /** What the payer sees from the press on. */
  readonly sees: (page: Page) => Promise<void>
  readonly charges: 0 | 1
  /** Behind the API, too. */
  readonly tag?: '@real'
}

const table: readonly Ending[] = [
  { name: 'charge-502', sees: noCharge, charges: 0, tag: '@real' },
  { name: 'charge-html', sees: noCharge, charges: 0 },
  { name: 'lost-before-charge', sees: noCharge, charges: 0, tag: '@real' },
  {
    name: 'answer-lost-after-charge',
    sees: async (page) => {
      await expect(page.getByText('Do not pay again.')).toBeVisible()
      await expectReceipt(page)
    },
    charges: 1,
    tag: '@real',
  },
  { name: 'status-unanswered', sees: (page) => expectReceipt(page), charges: 1 },
  {
    name: 'charge-too-many',
    sees: async (page) => {
      await expect(payDialog(page).getByText(/2 minutes/u)).toBeVisible()
      await expect(payButton(page)).toHaveCount(0)
    },
    charges: 0,
  },
  {
    name: 'charge-404',
    sees: async (page) => {
      await expect(page).toHaveURL(/\/404$/u)
      await expect(page.getByRole('alert')).toContainText('We do not know of a charge')
      await page.reload()
      await page.getByRole('link', { name: 'See what became of the payment' }).click()
      await noCharge(page)
    },
    charges: 0,
  },
  {
    name: 'signed-out-while-paying',
    sees: async (page) => {
      await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
      const notice = page.getByRole('alert').filter({ hasText: 'We do not know of a charge' })
      await expect(notice).toContainText('Do not pay again before you know it.')
      await fillSignIn(page, people.user.email)
      await signInButton(page).click()
      await noCharge(page)
    },
    charges: 0,
  },
]

test.describe('a charge', () => {
  test.use({ allowedErrors: /ApiFailure: / })

  for (const { name, sees, charges, tag } of table) {
    test(name, { tag: tag ?? [] }, async ({ page, open, bill, payer, ledger }) => {
      await open({ scenario: name })
      await payByCard(page, { bill, payer })
      await sees(page)
      await ledger.expectCharges(bill, charges)
    })
  }

  test('with an unknown fee is not offered', async ({ page, open, bill, payer }) => {
    await open({ scenario: 'fee-unknown' })
    await addToCart(page, bill)
    await checkOut(page)
    await fillDetails(page, payer)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Continue to pay/u })).toHaveCount(0)
  })

  test('that takes 30 seconds is pressed once', async ({ page, open, bill, payer }) => {
    await open({ scenario: 'slow-charge' })
    const payments = countPayments(page)
    await readyToPay(page, { bill, payer })
    await payButton(page).dblclick()
    await page.keyboard.press('Enter')
    await expect(payDialog(page).getByText(/Do not close/u)).toBeVisible()
    expect(payments.count).toBe(1)
  })
})
