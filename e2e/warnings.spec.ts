import type { Page } from '@playwright/test'
import {
  cardFields,
  enterAnotherCard,
  fillCard,
  payButton,
  payDialog,
  readyToPay,
} from './support/journey.ts'
import { cards } from './support/names.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { world } from './support/world.ts'

// What goes wrong at a merchant reaches the provider's staff, who see to it (product.md A23).

/** Slowly enough that the till does not ask the payer to wait. */
async function declineAgain(page: Page): Promise<void> {
  await world.moveClock(page, 3)
  await enterAnotherCard(page)
  await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toHaveValue('')
  await fillCard(page, cards.insufficientFunds)
  await payButton(page).click()
  await expect(payDialog(page)).toContainText('You have not been charged.')
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Warning' })

test('a wave of declined cards is found in the to-do list, acknowledged and closed with a note', async ({
  page,
  context,
  at,
  bill,
  payer,
}) => {
  await readyToPay(page, { bill, payer, card: cards.insufficientFunds })
  await payButton(page).click()
  await expect(payDialog(page)).toContainText('You have not been charged.')
  for (let more = 0; more < 4; more += 1) await declineAgain(page)

  // Support may look and acknowledge, and nothing else.
  const office = await context.newPage()
  await signIn(office, at, 'support', '/admin/dashboard')
  await office.getByRole('link', { name: 'Miami County, Ohio · Many declined cards' }).click()
  await expect(drawer(office)).toContainText('Many declined cards')
  await drawer(office).getByRole('button', { name: 'Acknowledge' }).click()
  await expect(drawer(office)).toContainText('Chloe Park')
  await expect(drawer(office).getByRole('button')).toHaveCount(1)

  // An Admin closes it, and says why.
  await signIn(office, at, 'admin', '/admin/warnings?kind=decline-rate&state=acknowledged')
  const row = office
    .getByRole('table', { name: 'Warnings' })
    .getByRole('row', { name: /Miami County/u })
  await row.getByRole('link', { name: 'Many declined cards' }).click()
  await drawer(office).getByRole('button', { name: 'Close with a note' }).click()
  const dialog = office.getByRole('dialog', { name: 'Close this warning' })
  await dialog.getByRole('textbox', { name: /^Note/u }).fill('One payer with an empty card.')
  await dialog.getByRole('button', { name: 'Close with a note' }).click()
  await expect(drawer(office)).toContainText('One payer with an empty card.')
  await drawer(office).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(row).toHaveCount(0)

  // It is no work of anybody's any more.
  await office.goto(at(null, '/admin/dashboard'))
  await expect(office.getByRole('heading', { name: 'To do' })).toBeVisible()
  await expect(office.getByRole('link', { name: /open warnings?$/u })).toBeVisible()
  await expect(office.getByRole('link', { name: /Many declined cards/u })).toHaveCount(0)
})

test(
  'a sent link shows the same warnings, with the one in its drawer',
  { tag: ['@phone', '@real'] },
  async ({ page, at }) => {
    await signIn(page, at, 'admin', '/admin/warnings?merchant_id=2&state=open&warning=1')
    await expect(drawer(page)).toContainText('Suspicious traffic')
    await page.reload()
    await expect(drawer(page)).toContainText('Suspicious traffic')
    await drawer(page).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page).not.toHaveURL(/[?&]warning=/u)
    await expect(page.getByRole('link', { name: 'Suspicious traffic' })).toHaveCount(1)
    await expect(page.getByText('1 matches', { exact: true })).toBeVisible()
  },
)
