import { expect, type Page } from '@playwright/test'
import { billPath } from './bill.ts'
import {
  addToCart,
  cardFields,
  chooseCard,
  enterAnotherCard,
  expectReceipt,
  fillCard,
  fillDetails,
  openCart,
  payButton,
  payDialog,
} from './journey.ts'
import { cards, jane } from './names.ts'
import { fillSignIn, signInButton } from './session.ts'
import type { Payer } from './test.ts'

export interface Stop {
  readonly name: string
  readonly reach: (page: Page, payer: Payer) => Promise<void>
}

const departments = 'What would you like to pay?'

/** Every screen of the citizen's side and what opens over it, in an order that leads from each to the next. */
export const tour: readonly Stop[] = [
  {
    name: 'departments',
    reach: async (page) => {
      await page.goto('/departments')
      await expect(page.getByRole('link', { name: 'Real estate tax' })).toBeVisible()
    },
  },
  {
    name: 'find a receipt',
    reach: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Find a receipt' }).click()
      await expect(page.getByRole('dialog', { name: 'Find a receipt' })).toBeVisible()
      await page.getByRole('button', { name: 'Find receipt' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'search, before anything is typed',
    reach: async (page) => {
      await page.goto('/real-estate-tax/search')
      await expect(page.getByText(/^Type the parcel number/u)).toBeVisible()
    },
  },
  {
    name: 'search results',
    reach: async (page) => {
      await page.getByRole('searchbox', { name: 'Parcel number' }).fill('08')
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
      await page
        .getByRole('checkbox', { name: /^Select 08-/u })
        .first()
        .check()
      await expect(page.getByRole('button', { name: /^Add 1 to cart/u })).toBeVisible()
    },
  },
  {
    name: 'nothing found',
    reach: async (page) => {
      await page.getByRole('searchbox', { name: 'Parcel number' }).fill('08-004521')
      await expect(page.getByText('Similar numbers')).toBeVisible()
    },
  },
  {
    name: 'bill',
    reach: async (page) => {
      await page.goto(billPath(jane.account))
      await page.getByRole('heading', { name: 'Payment history' }).click()
      await expect(page.getByRole('table', { name: 'Payment history' })).toBeVisible()
      await page.getByRole('radio', { name: /^Other amount/u }).check()
      await page.getByRole('textbox', { name: 'Amount' }).fill('1')
      await page.getByRole('textbox', { name: 'Amount' }).press('Enter')
      await expect(page.getByText('Pay at least $50.00.')).toBeVisible()
    },
  },
  {
    name: 'bill in the cart',
    reach: (page) => addToCart(page, { path: billPath(jane.account) }),
  },
  {
    name: 'cart',
    reach: async (page) => {
      await expect((await openCart(page)).getByRole('link', { name: 'Check out' })).toBeVisible()
    },
  },
  {
    name: 'details with mistakes',
    reach: async (page) => {
      const cart = page.getByRole('dialog', { name: 'Cart' })
      await cart.getByRole('link', { name: 'Check out' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('alert')).toContainText('Check 3 things before you continue')
    },
  },
  {
    name: 'from a bank account',
    reach: async (page, payer) => {
      await fillDetails(page, payer)
      await page.getByRole('radio', { name: /^Bank account/u }).check()
      await page.getByRole('button', { name: /^Continue to pay/u }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'secure checkout',
    reach: async (page) => {
      await chooseCard(page)
      await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toBeVisible()
    },
  },
  {
    name: 'declined',
    reach: async (page) => {
      await fillCard(page, cards.insufficientFunds)
      await payButton(page).click()
      await expect(payDialog(page).getByText('Your bank declined this card')).toBeVisible()
    },
  },
  {
    name: 'receipt',
    reach: async (page) => {
      await enterAnotherCard(page)
      await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toHaveValue('')
      await fillCard(page)
      await payButton(page).click()
      await expectReceipt(page)
    },
  },
  {
    name: 'nothing to pay',
    reach: async (page) => {
      await page.goto('/checkout')
      await expect(
        page.getByRole('heading', { name: 'There is nothing to pay here' }),
      ).toBeVisible()
    },
  },
  {
    name: 'sign-in, refused',
    reach: async (page) => {
      await page.goto('/sign-in')
      await fillSignIn(page, 'nobody@mail.example', 'nope')
      await signInButton(page).click()
      await expect(page.getByRole('alert')).toContainText('E-mail or password is wrong')
    },
  },
  {
    name: 'sign-up with mistakes',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Create an account' }).click()
      await page.getByLabel(/^Password/u).fill('longenough1')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert')).toContainText('Check 3 things before you continue')
      await expect(page.getByText('Fair.')).toBeVisible()
    },
  },
  {
    name: 'terms of use',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Read the terms of use' }).click()
      await expect(page.getByRole('dialog', { name: 'Terms of use' })).toBeVisible()
    },
  },
  {
    name: 'a reset link on its way',
    reach: async (page) => {
      await page.goto('/password-reset')
      await page.getByRole('textbox', { name: 'E-mail address' }).fill('user@miamicounty.example')
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible()
    },
  },
  {
    name: 'a new password with mistakes',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Choose a new password' }).click()
      await page.getByLabel('New password', { exact: true }).fill('short')
      await page.getByRole('button', { name: 'Set new password' }).click()
      await expect(page.getByRole('alert')).toContainText('Check 2 things before you continue')
    },
  },
  ...['/404', '/500', '/wrong-url'].map((path) => ({
    name: path,
    reach: async (page: Page) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(departments)
    },
  })),
]
