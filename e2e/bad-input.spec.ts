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
import { expect, test } from './support/test.ts'

// What is wrong with an amount, a detail or a routing number is said at its field: stories/screens.

test('typed input survives a reload, and closing asks before a card is lost', async ({
  page,
  bill,
  payer,
}) => {
  await addToCart(page, bill)
  await checkOut(page)
  const name = page.getByRole('textbox', { name: 'Full name' })
  const street = page.getByRole('textbox', { name: 'Billing street address' })
  await name.fill(payer.name)
  await street.fill('1142 Market Street')
  await page.reload()
  await expect(name).toHaveValue(payer.name)
  await expect(street).toHaveValue('1142 Market Street')

  await fillDetails(page, payer)
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

test('storage that is full of rubbish stops nothing, and a cart that cannot be read is said', async ({
  page,
  bill,
}) => {
  await page.goto('/departments')
  await page.evaluate(() => {
    for (const key of ['user-data', 'config', 'theme-mode', 'theme-mode-menu']) {
      localStorage.setItem(key, '{"not":["what","it","was"]}')
    }
    sessionStorage.setItem('payment-attempt', '{"key":1}')
    localStorage.setItem('user-cart', '[{"id":')
  })
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible()
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
