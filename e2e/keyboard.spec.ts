import { billPath } from './support/bill.ts'
import { cardFields, cartButton, expectReceipt, payButton } from './support/journey.ts'
import { press, tabTo, type } from './support/keyboard.ts'
import { cards, cities, jane, people, peoplesPassword } from './support/names.ts'
import { accountMenu, signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'

// By keyboard alone, from the first key to the last (quality.md, "Accessibility"): no click in here.

test('1: find a bill, pay it, keep the receipt', async ({ page, bill, payer, ledger }) => {
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  await page.addInitScript(() => {
    window.print = () => console.debug('printed')
  })
  await page.goto('/')
  await type(page, page.getByRole('searchbox', { name: 'Search all bills' }), bill.account)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: bill.account }))
  await press(page, page.getByRole('button', { name: /^Add \$[\d,.]+ to cart$/u }))
  await press(page, page.getByRole('main').getByRole('link', { name: 'Check out' }))
  await type(page, page.getByRole('textbox', { name: 'Full name' }), payer.name)
  await type(page, page.getByRole('textbox', { name: 'E-mail address' }), payer.email())
  await type(page, page.getByRole('textbox', { name: 'Billing ZIP code' }), payer.zip)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('radio', { name: /^Bank account/u }), 'ArrowDown')
  await expect(page.getByRole('radio', { name: /^Credit or debit card/u })).toBeChecked()
  await press(page, page.getByRole('button', { name: /^Continue to pay/u }))
  const fields = cardFields(page)
  await type(page, fields.getByRole('textbox', { name: 'Card number' }), cards.approved)
  await type(page, fields.getByRole('textbox', { name: 'Expiration date, month' }), '12')
  await type(page, fields.getByRole('textbox', { name: 'Expiration date, year' }), '28')
  await type(page, fields.getByRole('textbox', { name: 'Card security code' }), '112')
  await press(page, payButton(page))
  await expectReceipt(page)
  await ledger.expectCharges(bill, 1)

  await press(page, page.getByRole('button', { name: 'Print or save as PDF' }))
  await expect.poll(() => printed).toContain('printed')
  await press(page, page.getByRole('button', { name: /^E-mail it again to/u }))
  await expect(page.getByText(/^(?:Sent to|It was sent a moment ago)/u)).toBeVisible()
})

test('2: the cart, opened, emptied and left', async ({ page }) => {
  await page.goto(billPath(jane.account))
  await press(page, page.getByRole('radio', { name: /^First half/u }), 'ArrowDown')
  await press(page, page.getByRole('button', { name: /^Add \$[\d,.]+ to cart$/u }))
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart, \d items?, /u)
  await tabTo(page, cartButton(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: 'Cart' })
  await expect(cart.getByRole('link', { name: 'Check out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(cartButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(cart.locator(':focus')).toHaveCount(1)
  await press(page, cart.getByRole('button', { name: /^Remove/u }).last())
  await expect(cart.getByText('Your cart is empty. What you add is listed here.')).toBeVisible()
  // The pressed button went with its line: the focus is still inside.
  await expect(cart.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty')
  await expect(cartButton(page)).toBeFocused()
})

test('3: sign in, and change the profile', async ({ page, at }) => {
  await page.goto(at(cities.county, '/sign-in?return_to=user-profile'))
  await type(page, page.getByRole('textbox', { name: 'E-mail or user name' }), people.user.email)
  await type(page, page.getByLabel('Password', { exact: true }), peoplesPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible()
  await type(page, page.getByRole('textbox', { name: /^ZIP/u }), '1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  // The summary's first line leads to the field.
  await press(page, page.getByRole('alert').getByRole('button').first())
  await expect(page.getByRole('textbox', { name: /^ZIP/u })).toBeFocused()
  await type(page, page.getByRole('textbox', { name: /^ZIP/u }), '45356')
  await type(page, page.getByRole('textbox', { name: 'City' }), 'Piqua')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('main').getByText('Your changes are saved.').filter({ visible: true }),
  ).toBeVisible()
})

test('4: a dialog keeps the focus, leads to its errors, and returns the focus', async ({
  page,
}) => {
  await page.goto('/departments')
  const find = page.getByRole('main').getByRole('button', { name: 'Find a receipt' })
  const dialog = page.getByRole('dialog', { name: 'Find a receipt' })
  await press(page, find)
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await press(page, dialog.getByRole('button', { name: 'Find receipt' }))
  await expect(dialog.getByRole('alert')).toBeFocused()
  await press(page, dialog.getByRole('alert').getByRole('button').last())
  await expect(dialog.getByRole('textbox', { name: 'E-mail address' })).toBeFocused()
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isBehind)).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(find).toBeFocused()
})

test('5: another language, another theme, and the place is kept', async ({ page }) => {
  await page.goto('/real-estate-tax/search')
  await type(page, page.getByRole('searchbox', { name: 'Parcel number' }), jane.account)
  await expect(page.getByRole('link', { name: jane.account })).toBeVisible()
  await tabTo(page, page.getByRole('combobox', { name: 'Language' }), 'Shift+Tab')
  // As letters choose in any list: D for Deutsch.
  await page.keyboard.type('D')
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toBeFocused()
  await expect(page.getByRole('searchbox', { name: 'Grundstücksnummer' })).toHaveValue(jane.account)
  await press(page, page.getByRole('button', { name: 'Dunkle Darstellung' }), 'Space')
  await expect(page.getByRole('button', { name: 'Helle Darstellung' })).toBeFocused()
  await expect(page.locator('html')).toHaveClass(/dark/u)
  await expect(page.getByRole('link', { name: jane.account })).toBeVisible()
})

test('6: the account menu, an account, and its bill into the cart', async ({ page, at }) => {
  await signIn(page, at, 'user', '/user-profile/6?tab=linked')
  const main = page.getByRole('main')
  const menu = accountMenu(page, people.user.name)
  await tabTo(page, menu, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const profile = page.getByRole('banner').getByRole('link', { name: 'My profile' })
  await page.keyboard.press('Tab')
  await expect(profile).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(profile).toHaveCount(0)

  await press(page, main.getByRole('link', { name: 'Market Street' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Market Street' })).toBeFocused()
  await press(page, page.getByRole('checkbox', { name: 'Select 08-004512, 2025' }), 'Space')
  const add = page.getByRole('button', { name: 'Add 1 to cart · $1,861.08' })
  await tabTo(page, add.filter({ visible: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(main.getByText('In your cart', { exact: true })).toBeVisible()
})

/** What lies under an open dialog has the focus; the browser's own bar may have it. */
function isBehind(): boolean {
  const { activeElement: focused, body } = document
  return focused !== body && focused?.closest('dialog, [role=dialog]') === null
}
