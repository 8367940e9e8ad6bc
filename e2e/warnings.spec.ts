import type { Page } from '@playwright/test'
import { billPath } from './support/bill.ts'
import {
  cardFields,
  enterAnotherCard,
  fillCard,
  payButton,
  payDialog,
  readyToPay,
} from './support/journey.ts'
import { cards } from './support/names.ts'
import { signIn, signOut } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { world } from './support/world.ts'

// What goes wrong at a merchant reaches the provider's staff, who see to it (product.md A23).

/** So that the till does not ask anybody to wait: in mock mode later, else from another address. */
async function declineAgain(page: Page, wait: () => Promise<unknown>): Promise<void> {
  await wait()
  await enterAnotherCard(page)
  await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toHaveValue('')
  await fillCard(page, cards.insufficientFunds)
  await payButton(page).click()
  await expect(payDialog(page)).toContainText('You have not been charged.')
}

/**
 * Counties where no other journey pays: behind the API they share the books, and what they pay would
 * count as well. Each of the two workers has its own, with a bill that is due.
 */
const counties = [
  { city: 'clinton', name: 'Clinton County, Ohio', account: '16-001049' },
  { city: 'panthercreek', name: 'Panther Creek Township', account: '16-001056' },
] as const

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Warning' })

test(
  'a wave of declined cards is found in the to-do list, acknowledged and closed with a note',
  { tag: '@real' },
  async ({ page, context, mode, at, payer, network }, { parallelIndex }) => {
    test.slow()
    const { city, name, account } = counties[parallelIndex % 2 === 0 ? 0 : 1]
    const bill = { path: at(city, billPath(account)) }
    await readyToPay(page, { bill, payer, card: cards.insufficientFunds })
    await payButton(page).click()
    await expect(payDialog(page)).toContainText('You have not been charged.')
    for (const visitor of [2, 3, 4, 5]) {
      const wait = () => (mode === 'mock' ? world.moveClock(page, 3) : network.visit(visitor))
      await declineAgain(page, wait)
    }

    // Support may look and acknowledge, and nothing else.
    const office = await context.newPage()
    await signIn(office, at, 'support', '/admin/dashboard')
    await office.getByRole('link', { name: `${name} · Many declined cards` }).click()
    await expect(drawer(office)).toContainText('Many declined cards')
    await drawer(office).getByRole('button', { name: 'Acknowledge' }).click()
    await expect(drawer(office)).toContainText('Chloe Park')
    await expect(drawer(office).getByRole('button')).toHaveCount(1)
    await drawer(office).getByRole('button', { name: 'Close', exact: true }).click()
    await signOut(office, 'support')

    // An Admin closes it, and says why.
    await signIn(office, at, 'admin', '/admin/warnings?kind=decline-rate&state=acknowledged')
    const row = office
      .getByRole('table', { name: 'Warnings' })
      .getByRole('row', { name: new RegExp(name, 'u') })
    await row.getByRole('link', { name: 'Many declined cards' }).click()
    await drawer(office).getByRole('button', { name: 'Close with a note' }).click()
    const dialog = office.getByRole('dialog', { name: /^Close the warning: /u })
    await dialog.getByRole('textbox', { name: /^Note/u }).fill('One payer with an empty card.')
    await dialog.getByRole('button', { name: 'Close with a note' }).click()
    await expect(drawer(office)).toContainText('One payer with an empty card.')
    await drawer(office).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(row).toHaveCount(0)

    // It is no work of anybody's any more.
    await office.goto(at(null, '/admin/dashboard'))
    await expect(office.getByRole('heading', { name: 'To do' })).toBeVisible()
    await expect(office.getByRole('link', { name: /open warnings?$/u })).toBeVisible()
    await expect(office.getByRole('link', { name: `${name} · Many declined cards` })).toHaveCount(0)
  },
)

test(
  'a sent link shows the same warnings, with the one in its drawer',
  { tag: '@real' },
  async ({ page, at }) => {
    await signIn(page, at, 'admin', '/admin/warnings?merchant_id=2&state=open&warning=1')
    await expect(drawer(page)).toContainText('Suspicious traffic')
    await page.reload()
    await expect(drawer(page)).toContainText('Suspicious traffic')
    await drawer(page).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page).not.toHaveURL(/[?&]warning=/u)
    await expect(page.getByRole('link', { name: 'Suspicious traffic' })).toHaveCount(1)
    await expect(page.getByText('1 match', { exact: true })).toBeVisible()
  },
)
