import { addToCart, cartButton, checkOut } from './support/journey.ts'
import { billPath } from './support/bill.ts'
import { jane, paul } from './support/names.ts'
import { expect, test } from './support/test.ts'
import { world } from './support/world.ts'

// The three levels of maintenance. Cities that are switched off or have nothing online: addresses.spec.ts.

const off = { level: 1, name: 'This site is not available right now' } as const

test('a notice stands above the pages and stops nothing', async ({ page, open }) => {
  await open({ scenario: 'maintenance-notice' })
  await expect(page.getByText(/^The office is closed on June 2\./u)).toBeVisible()
  await page.goto(billPath(jane.account))
  await expect(page.getByText(/^The office is closed on June 2\./u)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add .* to cart/u }).first()).toBeVisible()
})

test('without payments the bill names the phone in the place of its buttons', async ({
  page,
  open,
}) => {
  await open({ scenario: 'payments-off' })
  await page.goto(billPath(jane.account))
  await expect(page.getByText('To pay by phone, call').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add .* to cart/u })).toHaveCount(0)
})

test('without the site every page says when it is back', async ({ page, open }) => {
  await open({ scenario: 'site-off' })
  for (const path of [
    '/departments',
    '/sign-up',
    '/print-receipt/0123456789abcdef0123456789abcdef',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', off)).toBeVisible()
    await expect(page.getByText('Jun 3, 2026, 8:00 AM EDT')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/maintenance/iu)
  }
})

test('the site is back by itself when the window ends', async ({ page, open }) => {
  await open({ scenario: 'site-off' })
  await expect(page.getByRole('heading', off)).toBeVisible()
  await world.moveClock(page, 3 * 24 * 60)
  await expect(page.getByRole('heading', { level: 2, name: /^Real estate tax/iu })).toBeVisible()
  await expect(page.getByRole('heading', off)).toHaveCount(0)
})

test('the site goes off under a visitor and comes back with choices and typed input', async ({
  page,
  open,
}) => {
  await open({ scenario: 'site-off-soon' })
  await addToCart(page, { path: billPath(paul.account) })
  const name = await cartButton(page).getAttribute('aria-label')
  // Half of a form, the cursor still in it.
  await checkOut(page)
  await page.getByRole('textbox', { name: 'Full name' }).fill('Paul Half-Typed')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('paul@')
  await world.moveClock(page, 20)
  await expect(page.getByRole('heading', off)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await world.moveClock(page, 120)
  await expect(page.getByRole('heading', off)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Paul Half-Typed')
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue('paul@')
  await expect(cartButton(page)).toHaveAccessibleName(name ?? /^Cart, 1 item/u)
})

test('the office works on where it is let in', async ({ page, open }) => {
  await open({ scenario: 'site-off-for-staff' })
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})
