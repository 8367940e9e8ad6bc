import { cartButton, checkoutByCard, expectReceipt } from './support/journey.ts'
import { expect, test } from './support/test.ts'

// Payments without a bill, and links to vendors' sites (product.md P5 and P6).

test('a dog license, from the card of its department to the receipt', async ({ page, payer }) => {
  await page.goto('/departments')
  await page.getByRole('link', { name: 'Dog licenses' }).click()
  await expect(page).toHaveTitle('Miami County, Ohio - Dog Licenses')
  await page.getByRole('radio', { name: /^Dog license, one year/u }).check()
  await page.getByRole('textbox', { name: /^Owner’s name/u }).fill('Jo Payer')
  await page.getByRole('textbox', { name: /^Phone number/u }).fill('937 555 0100')

  // After a reload the half-typed form is restored.
  await page.getByRole('textbox', { name: /^Where the dog lives/u }).fill('1 Main Street')
  await page.reload()
  await expect(page.getByText(/^We kept what you typed/u)).toBeVisible()
  await page.getByRole('button', { name: 'Add $20.00 to cart' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item, $20.00')

  await page.getByRole('main').getByRole('link', { name: 'Check out' }).first().click()
  await checkoutByCard(page, payer)
  await expectReceipt(page)
  await expect(page.getByText('Dog licenses · Dog license, one year')).toBeVisible()
  await expect(page.getByText(/Jo Payer/u).first()).toBeVisible()
  await expect(page.getByText('1 Main Street')).toBeHidden()
})
