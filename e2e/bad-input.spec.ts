import type { Page } from '@playwright/test'
import { billPath } from './support/bill.ts'
import {
  addToCart,
  cardFields,
  cartButton,
  checkOut,
  chooseCard,
  fillCard,
  fillDetails,
  openCart,
  payDialog,
} from './support/journey.ts'
import { bank, cards, jane } from './support/names.ts'
import { expect, test } from './support/test.ts'

// Errors show at their fields, and typed input is kept: what a story of the screen does not prove.

const search = '/real-estate-tax/search'

const numberField = (page: Page) => page.getByRole('searchbox', { name: 'Parcel number' })

test.describe('searching', () => {
  test('search params that make no sense', async ({ page }) => {
    await page.goto(`${search}?q=08-0045&page=-3&per_page=abc&by=nothing&status=1&year=x`)
    await expect(page.getByRole('link', { name: jane.account })).toBeVisible()
    await expect(numberField(page)).toHaveValue('08-0045')
  })
})

test.describe('the bill', () => {
  test('amounts that are none, too small or too large', async ({ page }) => {
    await page.goto(billPath(jane.account))
    await page.getByRole('radio', { name: /^Other amount/u }).check()
    const field = page.getByRole('textbox', { name: 'Amount' })
    for (const [typed, said] of [
      ['10', 'Pay at least $50.00.'],
      ['5000', `Pay at most ${jane.year}: that is all that is due.`],
      ['60.123', 'Use at most two digits for the cents, like $948.64.'],
      ['sixty', 'Type an amount like $948.64.'],
      ['10', 'Pay at least $50.00.'],
      ['-60', 'Type an amount like $948.64.'],
      ['5000', `Pay at most ${jane.year}: that is all that is due.`],
      ['', 'Type an amount like $948.64.'],
    ] as const) {
      await test.step(`"${typed}"`, async () => {
        await field.fill(typed)
        await page.getByRole('button', { name: /^Add .*to cart$/u }).click()
        await expect(page.getByText(said)).toBeVisible()
        await expect(field).toBeFocused()
        await expect(field).toHaveValue(typed)
        await expect(cartButton(page)).toHaveAccessibleName('Cart, empty')
      })
    }
    // The way out is as near: a good amount, with a sign and a comma.
    await field.fill(' $1,000.5 ')
    await page.getByRole('button', { name: 'Add $1,000.50 to cart' }).click()
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item, $1,000.50')
  })
})

test.describe('the details', () => {
  test.beforeEach(async ({ page, bill }) => {
    await addToCart(page, bill)
    await checkOut(page)
  })

  test('a summary leads to each field', async ({ page, payer }) => {
    const name = page.getByRole('textbox', { name: 'Full name' })
    const email = page.getByRole('textbox', { name: 'E-mail address', exact: false })
    const zip = page.getByRole('textbox', { name: 'Billing ZIP code' })
    await name.fill(cards.approved)
    await email.fill('jo.example.com')
    await zip.fill('123')
    await page.getByRole('textbox', { name: 'Phone' }).fill('call me')
    await page.getByRole('button', { name: 'Continue' }).click()

    const summary = page.getByRole('alert').filter({ hasText: 'Check 4 things' })
    await expect(summary).toBeFocused()
    for (const text of [
      'Do not enter a card number here. We ask for it last, in a secure field.',
      'Enter an e-mail address like name@example.com.',
      'Enter a ZIP code of 5 digits, like 45373.',
      'Enter a phone number like (937) 555-0140, or leave it empty.',
    ]) {
      await expect(summary).toContainText(text)
    }
    await expect(email).toHaveAccessibleDescription(
      /Enter an e-mail address like name@example\.com\./u,
    )
    await expect(email).toHaveValue('jo.example.com')
    await expect(zip).toHaveValue('123')
    await summary.getByRole('button', { name: /ZIP code/u }).click()
    await expect(zip).toBeFocused()

    await page.getByRole('textbox', { name: 'Phone' }).fill('')
    await fillDetails(page, payer)
  })

  test('typed input survives a reload', async ({ page, payer }) => {
    await page.getByRole('textbox', { name: 'Full name' }).fill(payer.name)
    await page.getByRole('textbox', { name: 'Billing street address' }).fill('1142 Market Street')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(payer.name)
    await expect(page.getByRole('textbox', { name: 'Billing street address' })).toHaveValue(
      '1142 Market Street',
    )
  })
})

test.describe('paying', () => {
  test.beforeEach(async ({ page, bill, payer }) => {
    await addToCart(page, bill)
    await checkOut(page)
    await fillDetails(page, payer)
  })

  test('a mistyped routing number', async ({ page }) => {
    await page.getByRole('radio', { name: /^Bank account/u }).check()
    const routing = page.getByRole('textbox', { name: 'Routing number' })
    const account = page.getByRole('textbox', { name: 'Account number' })
    await routing.fill(bank.mistypedRouting)
    await account.fill(bank.account)
    await expect(routing).toHaveAccessibleDescription(
      'This is not a routing number. Check each digit.',
    )
    await page.getByRole('button', { name: /^Continue to pay/u }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Check 2 things' })
    await expect(summary).toContainText('This is not a routing number. Check each digit.')
    await expect(summary).toContainText('Check the box to authorize this debit.')
    await expect(payDialog(page)).toHaveCount(0)
    await expect(account).toHaveValue(bank.account)
    await routing.fill(bank.routing)
    await routing.blur()
    await expect(routing).toHaveAccessibleDescription('This routing number is valid')
  })

  test('closing asks before typed card details are lost', async ({ page }) => {
    await chooseCard(page)
    await fillCard(page)
    await payDialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(payDialog(page)).toHaveAccessibleName('Leave without paying?')
    await payDialog(page).getByRole('button', { name: 'Continue paying' }).click()
    await expect(cardFields(page).getByRole('textbox', { name: 'Card security code' })).toHaveValue(
      '112',
    )
    await page.goBack()
    await payDialog(page).getByRole('button', { name: 'Leave' }).click()
    await expect(payDialog(page)).toHaveCount(0)
    await expect(cartButton(page)).toHaveAccessibleName(/^Cart, 1 item/u)
  })
})

test.describe('storage', () => {
  test('a cart that cannot be read', async ({ page, bill }) => {
    await page.goto('/departments')
    await page.evaluate(() => localStorage.setItem('user-cart', '[{"id":'))
    await page.goto(bill.path)
    const cart = await openCart(page)
    await expect(cart.getByText(/^Part of your cart could not be read/u)).toBeVisible()
    await cart.getByRole('button', { name: 'OK' }).click()
    await expect(cart.getByText(/^Part of your cart could not be read/u)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await addToCart(page, bill)
    await page.reload()
    await expect(cartButton(page)).toHaveAccessibleName(/^Cart, 1 item/u)
  })

  test('every key is full of rubbish', async ({ page }) => {
    await page.goto('/departments')
    await page.evaluate(() => {
      for (const key of ['user-data', 'user-cart', 'config', 'theme-mode', 'theme-mode-menu']) {
        localStorage.setItem(key, '{"not":["what","it","was"]}')
      }
      sessionStorage.setItem('payment-attempt', '{"key":1}')
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'What would you like to pay?' })).toBeVisible()
    await page.goto('/checkout')
    await expect(page.getByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible()
  })
})
