import { addToCart, cartButton, checkOut } from './support/journey.ts'
import { billPath } from './support/bill.ts'
import { paul } from './support/names.ts'
import { expect, test } from './support/test.ts'
import { world } from './support/world.ts'

// What each level of maintenance shows, and to whom: stories/screens/maintenance.

const off = { level: 1, name: 'This site is not available right now' } as const

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
