import type { Page } from '@playwright/test'
import { expectReceipt, payByCard } from './support/journey.ts'
import { cities, paul } from './support/names.ts'
import { signIn } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { world } from './support/world.ts'

// What settles on which day, from the payment to the bank (product.md A9 to A11). Days pass by the
// demonstration's clock, so these journeys are played in mock mode alone.

const days = { monday: '2026-06-01', tuesday: '2026-06-02', sunday: '2026-05-31' } as const

/** A department's movements on these days. */
const report = (from: string, to: string, more = '') =>
  `/reports/transactions/1/real-estate-tax?from=${from}&to=${to}${more}`

const movements = (page: Page) => page.getByRole('table', { name: 'Posting report transactions' })
const rowOf = (page: Page, kind: string) =>
  movements(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: kind, exact: true }) })
const deposits = (page: Page) => page.getByRole('table', { name: 'Bank deposits' })

test('a payment stands on its day, and its refund a day later on its own', async ({
  page,
  at,
  bill,
  payer,
}) => {
  await payByCard(page, { bill, payer })
  await expectReceipt(page)
  const confirmation = await page
    .getByText(/^CT-[A-Z0-9]{4}-[A-Z0-9]{4}$/u)
    .first()
    .innerText()
  const found = `&q=${confirmation}`

  await signIn(page, at, 'merchant-admin', report(days.monday, days.monday, found))
  await expect(page.getByText(/^Batch of .+ closes at 8:00/u)).toBeVisible()
  await expect(rowOf(page, 'Payment')).toContainText(paul.secondHalf)
  await page.goto(at(cities.county, report(days.sunday, days.sunday)))
  await expect(page.getByText('Nothing was posted on these days', { exact: false })).toBeVisible()

  // The batch closes in the evening; on the next day the office gives the money back.
  await world.moveClock(page, 24 * 60)
  await signIn(page, at, 'merchant-admin', report(days.monday, days.monday, found))
  const closed = deposits(page).getByRole('row').filter({ hasText: 'Jun' })
  await expect(closed).toContainText('Not reconciled')
  const before = await closed.innerText()
  await movements(page).getByRole('link', { name: confirmation }).click()
  const shown = page.getByRole('dialog', { name: 'Payment', exact: true })
  await shown.getByRole('button', { name: 'Refund', exact: true }).click()
  const question = page.getByRole('dialog', { name: /^Refund the payment of/u })
  await question.getByRole('combobox', { name: /^Reason/u }).selectOption('overpaid')
  await question.getByRole('button', { name: `Refund ${paul.secondHalf}` }).click()
  await expect(shown.getByText('Refunded').first()).toBeVisible()

  await page.goto(at(cities.county, report(days.tuesday, days.tuesday, found)))
  await expect(rowOf(page, 'Refund')).toContainText(paul.secondHalf)
  await expect(rowOf(page, 'Payment')).toHaveCount(0)
  await page.goto(at(cities.county, report(days.monday, days.monday, found)))
  await expect(rowOf(page, 'Payment')).toContainText(paul.secondHalf)
  await expect(rowOf(page, 'Refund')).toHaveCount(0)
  await expect(closed).toBeVisible()
  expect(await closed.innerText()).toBe(before)
})

test('an e-check that came back later leaves its own day to be reconciled in full', async ({
  page,
  at,
}) => {
  await signIn(page, at, 'merchant-admin', report(days.monday, days.monday, '&type=return'))
  const returned = rowOf(page, 'Return').first()
  const confirmation = await returned.getByRole('link').innerText()

  await page.goto(at(cities.county, report('2026-05-01', '2026-05-29', `&q=${confirmation}`)))
  await expect(rowOf(page, 'Return')).toHaveCount(0)
  const paid = await rowOf(page, 'Payment').getByRole('cell').first().innerText()

  // The day on which it was paid, against what the bank deposited for it.
  const day = new Date(`${paid}, 2026 UTC`).toISOString().slice(0, 10)
  await page.goto(at(cities.county, report(day, day)))
  const batch = deposits(page).getByRole('row').filter({ hasText: 'Not reconciled' })
  const expected = await batch.getByText(/^\$/u).innerText()
  await batch.getByRole('button', { name: /^Reconcile the batch/u }).click()
  const form = page.getByRole('dialog', { name: /^Reconcile the batch of/u })
  await form.getByRole('textbox', { name: /^Deposit at the bank/u }).fill(expected.slice(1))
  await expect(form.getByText('This is what was expected.')).toBeVisible()
  await form.getByRole('button', { name: 'Reconcile' }).click()
  await expect(deposits(page).getByRole('cell', { name: 'Matched', exact: true })).toBeVisible()
  await expect(deposits(page).getByText(/^Harriet Lowe, /u)).toBeVisible()

  // It is one fact of the report by department, too, and is kept.
  await page.goto(at(cities.county, `/reports/departments/1?from=${day}&to=${day}`))
  const department = page
    .getByRole('table', { name: 'Posting report departments' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Real estate tax' }) })
  await expect(department).toContainText(expected)
  await expect(department.getByRole('cell').last()).toHaveText('Matched')
})
