import type { Locator, Page } from '@playwright/test'
import { billPath } from './support/bill.ts'
import {
  addToCart,
  cartButton,
  checkoutByCard,
  expectReceipt,
  openCart,
} from './support/journey.ts'
import { cities, jane, paul, people } from './support/names.ts'
import { fillSignIn, signInButton, signOut } from './support/session.ts'
import { expect, test } from './support/test.ts'

// The cart of a guest (specification §4 "Cart", product.md "Cart rules").

const janesBill = { path: billPath(jane.account) }

test('where a guest pays one bill at a time, another takes its place', async ({
  page,
  at,
  payer,
}) => {
  const open = at(cities.single, '/building-permits/search?q=BP-2026&status=due')
  const payNow = page.getByRole('button', { name: /^Pay \$[\d,.]+ now$/u })
  await page.goto(open)
  const rows = page.getByRole('table').getByRole('link')
  const [first = '', second = ''] = await numbersOf(rows)
  await rows.nth(0).click()
  await expect(page.getByText('Pay one bill at a time on this site.')).toBeVisible()
  await payNow.click()
  await expect(page.getByRole('main')).toContainText(first)

  await page.goto(open)
  await rows.nth(1).click()
  await payNow.click()
  await expect(page.getByRole('main')).toContainText(second)
  await expect(page.getByRole('main')).not.toContainText(first)
  await checkoutByCard(page, payer)
  await expectReceipt(page)
  await expect(page.getByRole('main')).toContainText(second)
})

test('items added while signed in are there for their user, and for no one else', async ({
  page,
  at,
}) => {
  await addToCart(page, janesBill)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await signInHere(page)
  await addToCart(page, { path: billPath(paul.account) })
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items, $1,650.83')

  await signOut(page, 'user')
  await page.goto('/departments')
  await expect(cartButton(page)).toHaveAccessibleName(`Cart, 1 item, ${jane.firstHalf}`)
  const cart = await openCart(page)
  await cart.getByRole('button', { name: /^Remove / }).click()
  await expect(cart.getByText('Your cart is empty. What you add is listed here.')).toBeVisible()

  await page.goto(at(cities.county, '/sign-in'))
  await signInHere(page)
  await expect(cartButton(page)).toHaveAccessibleName(`Cart, 1 item, ${paul.secondHalf}`)
})

test('two tabs have one cart, and its prices are looked up when it opens', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/departments')
  await addToCart(page, janesBill)
  await expect(cartButton(other)).toHaveAccessibleName(`Cart, 1 item, ${jane.firstHalf}`)

  await test.step('a cart of some weeks ago', async () => {
    await page.evaluate(() => {
      const kept = localStorage.getItem('user-cart') ?? ''
      localStorage.setItem('user-cart', kept.replaceAll('94864', '90000'))
    })
    await other.reload()
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item, $900.00')
  })
  const cart = await openCart(other)
  await expect(cart.getByText('Now $948.64 (was $900.00)')).toBeVisible()
  await cart.getByRole('link', { name: 'Check out' }).click()
  await expect(cart.getByRole('alert')).toHaveText('Review the marked bills first.')
  await cart.getByRole('button', { name: `Accept ${jane.firstHalf}` }).click()
  await expect(cartButton(page)).toHaveAccessibleName(`Cart, 1 item, ${jane.firstHalf}`)

  await cart.getByRole('button', { name: /^Remove / }).click()
  await expect(cart.getByText('Your cart is empty. What you add is listed here.')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty')
  await expect(page.getByRole('button', { name: `Add ${jane.firstHalf} to cart` })).toBeVisible()
})

async function signInHere(page: Page): Promise<void> {
  await fillSignIn(page, people.user.email)
  await signInButton(page).click()
  await expect(page).not.toHaveURL(/\/sign-in/u)
}

/** Of the first two permits on the list. */
async function numbersOf(rows: Locator): Promise<string[]> {
  await expect(rows.first()).toBeVisible()
  const numbers = (await rows.allTextContents()).slice(0, 2)
  expect(numbers).toEqual([
    expect.stringMatching(/^BP-2026-/u),
    expect.stringMatching(/^BP-2026-/u),
  ])
  return numbers
}
